/** Daydream at the table. */

import type { Face } from "../../lib/face";
import { tell } from "../../lib/telling";
import { say, texts } from "../../lib/texts.svelte";
import { coach, goal, mistake } from "./coaching";
import { boardFor } from "./board";
import { moments } from "./moments";
import { knowOwn } from "./own-boards";
import { pointing } from "./pointing";
import Table from "./Table.svelte";
import { dayView, ownSeat } from "./view";
import { answer, ending, left, question, rule } from "./words";

function reasonPart(name: string, value: string): string | null {
  const object = `day-object-${value.replaceAll(" ", "-")}`;
  return name === "object" && texts.has(object) ? texts.say(object) : null;
}

const face: Face = {
  name: "daydream",
  prepare: knowOwn,
  table: Table,
  question,
  answer,
  rule,
  outcome: (text) => (texts.has(`day-mark-${text.replaceAll(" ", "-")}`) ? texts.say(`day-mark-${text.replaceAll(" ", "-")}`) : text.replace(/^roll /, "")),
  pad: () => import("./Pad.svelte"),
  tell,
  moments,
  scene: () => import("./Scene.svelte"),
  /** A player who is done can undo nothing: that answer is the player's own. */
  obvious: (view) => view.prompt?.name !== "done",
  ending,
  picture: () => import("./EndPicture.svelte"),
  finale: () => import("./Finale.svelte"),
  progress: (view) => {
    const day = dayView(view);
    return say("day-objects", { n: day.sheets[ownSeat(day)]!.objects, all: boardFor(day.setup).things.length });
  },
  goal,
  coach,
  mistake,
  left,
  reasonPart,
  onTheWhole: () => say("why-day-prospects"),
  pointing,
};

export default (): Face => face;
