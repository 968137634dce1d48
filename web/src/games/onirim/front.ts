/** Onirim before anybody sits down to it. */

import type { Front } from "../../lib/face";
import { say } from "../../lib/texts.svelte";
import "./front.css";
import DoorPicture from "./DoorPicture.svelte";
import { setupTitle } from "./titles";

const front: Front = {
  door: DoorPicture,
  pitch: () => say("web-home-onirim"),
  setup: () => import("./SetUp.svelte"),
  setupTitle,
  // A quarter of an hour, five minutes more for every expansion, ten for a partner.
  minutes: ({ spelling, players }) => 10 + 5 * spelling.split("+").length + (players > 1 ? 10 : 0),
  score: (n, won) => say("web-try-doors", { n, won: won ? "yes" : "no" }),
  tieBreaks: ([left = 0]) => (left > 0 ? say("web-try-left", { n: left }) : ""),
  mean: () => say("web-stats-doors"),
  names: () => [],
  emblem: () => import("./Emblem.svelte"),
  shared: () => import("./art/Defs.svelte"),
  scale: [147, 175, 220, 262, 294, 349],
};

export default (): Front => front;
