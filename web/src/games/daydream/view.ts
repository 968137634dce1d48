/** Daydream's view, and what is read off it. */

import type { View } from "../../lib/types";
import type { DaydreamView as DayView, Sheet } from "./view-types";

export type { DaydreamView as DayView, Sheet } from "./view-types";
export type Icon = Sheet["rows"][string];

export const dayView = (view: View): DayView => view as DayView;

/** What a `write` says: which die, as which digit, in which cell. */
export interface Writing {
  text: string;
  die: number;
  digit: number;
  cell: string;
}

export function writings(view: DayView): Writing[] {
  const out: Writing[] = [];
  for (const { text } of view.actions) {
    const found = /^write (\d)([+-]\d)? (\S+)$/.exec(text);
    if (found) {
      const die = Number(found[1]);
      out.push({ text, die, digit: die + Number(found[2] ?? 0), cell: found[3]! });
    }
  }
  return out;
}

/** Where each die of the roll stands: still to be used, written or skipped. */
export interface Die {
  face: number;
  used: "written" | "skipped" | null;
  digit?: number;
  cell?: string;
}

export function diceOf(view: DayView): Die[] {
  const dice: Die[] = (view.dice ?? []).map((face) => ({ face, used: null }));
  for (const text of view.draft) {
    const [verb, what, cell] = text.split(" ");
    if (verb !== "write" && verb !== "skip") continue;
    const face = Number(what![0]);
    const die = dice.find((one) => one.face === face && one.used === null);
    if (!die) continue;
    die.used = verb === "write" ? "written" : "skipped";
    if (verb === "write") {
      die.digit = face + Number(what!.slice(1) || 0);
      die.cell = cell!;
    }
  }
  return dice;
}

/** Whose sheet is shown first: one's own, or for who looks on that of the first winner. */
export function ownSeat(view: DayView): number {
  return view.seat >= 0 ? view.seat : (view.result?.winners[0] ?? 0);
}
