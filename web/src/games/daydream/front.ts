/** Daydream before anybody sits down to it. */

import type { Front } from "../../lib/face";
import { say } from "../../lib/texts.svelte";
import "./front.css";
import DoorPicture from "./DoorPicture.svelte";
import { namesOf, setupTitle } from "./titles";

const front: Front = {
  door: DoorPicture,
  pitch: () => say("web-home-daydream"),
  setup: () => import("./SetUp.svelte"),
  setupTitle,
  // Ten minutes a panel, whatever the number of players: everybody writes at the same time.
  minutes: ({ spelling }) => 10 * (spelling.length - spelling.indexOf(":") - 1),
  score: (n) => say("web-try-points", { n }),
  mean: () => say("web-stats-mean"),
  names: namesOf,
  emblem: () => import("./Emblem.svelte"),
  pages: { boards: { title: () => say("web-board-title"), about: () => say("web-more-boards"), icon: "pen", screen: () => import("./editor/Boards.svelte") } },
  scale: [262, 294, 330, 392, 440, 523],
};

export default (): Front => front;
