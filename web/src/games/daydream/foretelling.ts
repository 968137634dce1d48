/** What a number would earn and what it would spoil, in a few words each: it is read between two moves. */

import { say } from "../../lib/texts.svelte";
import type { GameEvent } from "../../lib/types";
import type { Board } from "./board";
import { changesBy } from "./fates";
import type { Sheet } from "./view";
import { objectName, rowCells } from "./words";

/** `good` earns something now, `bad` spoils something; the rest is only said. */
export interface Foretold {
  text: string;
  kind: "good" | "bad" | "plain";
}

/** The sheet itself shows these: the number in its cloud, the pen on the object. */
const SEEN = new Set(["wrote", "line"]);

export function foretell(
  events: readonly GameEvent[],
  board: Board,
  before: Sheet,
  after: Sheet,
  tell: (events: GameEvent[]) => readonly string[],
): Foretold[] {
  const told = events.flatMap((event): Foretold[] => {
    if (SEEN.has(event.event)) return [];
    if (event.event === "row") {
      const [row, icon] = [String(event.row), String(event.icon)];
      return [{ text: say(`web-day-would-${icon}`, { row, n: rowCells(board, row).length }), kind: icon === "spoiled" ? "bad" : "good" }];
    }
    if (event.event === "object") return [{ text: say("web-day-would-finish", { object: objectName(String(event.object)) }), kind: "good" }];
    return tell([event]).map((text): Foretold => ({ text, kind: "plain" }));
  });
  const { doomed, dimmed, sunny } = changesBy(board, before, after);
  if (sunny > 0) told.push({ text: say("web-day-brightens", { n: sunny }), kind: "good" });
  if (doomed > 0) told.push({ text: say("web-day-dooms", { n: doomed }), kind: "bad" });
  if (dimmed > 0) told.push({ text: say("web-day-dims", { n: dimmed }), kind: "bad" });
  return told;
}
