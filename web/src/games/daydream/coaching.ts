/** What a coach says beside the leaflet, and what beginners do wrong there. */

import { say, texts } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { boardFor } from "./board";
import { changesBy, fateOf } from "./fates";
import { dayView, ownSeat, writings } from "./view";

export const goal = (): string => say("web-day-goal-line");

/** A row that one cloud is missing in, and what may be written there: the one that the dice fit best, its sun before its dot. */
export function nearlyFull(given: View): { row: string; cell: string; taken: number[]; sun: number | null } | null {
  const view = dayView(given);
  const sheet = view.sheets[ownSeat(view)]!;
  const offered = writings(view);
  const open = new Set(offered.map(({ cell }) => cell));
  const found = boardFor(view.setup).rows.flatMap((row) => {
    const empty = row.cells.filter((cell) => sheet.cells[cell] === undefined);
    const [cell] = empty;
    if (empty.length !== 1 || !open.has(cell!) || fateOf(row, sheet) === "doomed") return [];
    const taken = row.cells.flatMap((name) => sheet.cells[name] ?? []).sort();
    const digits = Array.from({ length: 10 }, (_, digit) => digit);
    const sun = digits.find((digit) => !taken.includes(digit) && fateOf(row, { ...sheet, cells: { ...sheet.cells, [cell!]: digit } }) === "sunny") ?? null;
    return [{ row: row.name, cell: cell!, taken, sun }];
  });
  /** How well the dice fit it now, leaves included; then whether it could shine at all. */
  const fits = ({ cell, taken, sun }: (typeof found)[number]): number => {
    const digits = offered.filter((one) => one.cell === cell && !taken.includes(one.digit)).map(({ digit }) => digit);
    return (sun !== null && digits.includes(sun) ? 4 : digits.length > 0 ? 2 : 0) + Number(sun !== null);
  };
  return found.reduce<(typeof found)[number] | null>((best, one) => (best === null || fits(one) > fits(best) ? one : best), null);
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
  return changesBy(boardFor(view.setup), sheet, after).doomed > 0 ? "web-day-tip-doomed" : null;
}
