/** What a coach says beside the leaflet, and what beginners do wrong there. */

import { say, texts } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { boardOf, lettersOf } from "./board";
import { changesBy, fateOf } from "./fates";
import { dayView, ownSeat, writings } from "./view";

export const goal = (): string => say("web-day-goal-line");

/** A row that one cloud is missing in, and what may be written there; the first found, one that can still shine before others. */
export function nearlyFull(given: View): { row: string; cell: string; taken: number[]; sun: number | null } | null {
  const view = dayView(given);
  const sheet = view.sheets[ownSeat(view)]!;
  const open = new Set(writings(view).map(({ cell }) => cell));
  const found = boardOf(lettersOf(view.setup.spelling)).rows.flatMap((row) => {
    const empty = row.cells.filter((cell) => sheet.cells[cell] === undefined);
    const [cell] = empty;
    if (empty.length !== 1 || !open.has(cell!) || fateOf(row, sheet) === "doomed") return [];
    const taken = row.cells.flatMap((name) => sheet.cells[name] ?? []).sort();
    const digits = Array.from({ length: 10 }, (_, digit) => digit);
    const sun = digits.find((digit) => !taken.includes(digit) && fateOf(row, { ...sheet, cells: { ...sheet.cells, [cell!]: digit } }) === "sunny") ?? null;
    return [{ row: row.name, cell: cell!, taken, sun }];
  });
  return found.find(({ sun }) => sun !== null) ?? found[0] ?? null;
}

const LEAVES = 4; // the turn from which on leaves are spoken of

export function coach(view: View): string | null {
  if (view.prompt?.name === "write") {
    const row = nearlyFull(view);
    if (row) return say("web-day-coach-nearly", { row: row.row, cell: row.cell, taken: texts.listed(row.taken.map(String)), sun: row.sun ?? "none" });
    const day = dayView(view);
    if (day.turn >= LEAVES && day.sheets[ownSeat(day)]!.leaves.circled > 0) return say("web-day-coach-leaf");
  }
  const name = `web-day-coach-${view.prompt?.name ?? ""}`;
  return texts.has(name) ? texts.say(name) : null;
}

/** The tip for an answer that beginners give too often; none for the others. */
export function mistake(given: View, text: string): string | null {
  const view = dayView(given);
  if (text.startsWith("skip ")) return view.setup.players === 1 ? "web-day-tip-skip" : null;
  const writing = writings(view).find((one) => one.text === text);
  if (!writing) return null;
  const sheet = view.sheets[ownSeat(view)]!;
  const after = { ...sheet, cells: { ...sheet.cells, [writing.cell]: writing.digit } };
  return changesBy(boardOf(lettersOf(view.setup.spelling)), sheet, after).doomed > 0 ? "web-day-tip-doomed" : null;
}
