/** What has become of a row, told as soon as it is certain: nobody should fill a row that is lost already. */

import type { Board, Row } from "./board";
import type { Sheet } from "./view";

/** `sunny`: what is written rises or falls by one from cell to cell; `doomed`: a digit stands in it twice. */
export type Fate = "open" | "sunny" | "doomed" | "done";

const LARGEST = 9;

export function fateOf(row: Row, sheet: Sheet): Fate {
  if (sheet.rows[row.name] !== undefined) return "done";
  const written = row.cells.flatMap((cell, at) => (sheet.cells[cell] === undefined ? [] : [{ at, digit: sheet.cells[cell] }]));
  if (written.length < 2) return "open";
  if (new Set(written.map(({ digit }) => digit)).size < written.length) return "doomed";
  const runs = [1, -1].some((way) => {
    const starts = new Set(written.map(({ at, digit }) => digit - way * at));
    const [first] = starts;
    const last = first! + way * (row.cells.length - 1);
    return starts.size === 1 && Math.min(first!, last) >= 0 && Math.max(first!, last) <= LARGEST;
  });
  return runs ? "sunny" : "open";
}

/** What a change of the sheet makes of a row: its icon if it is judged, `doomed`, `dimmed` (no sun any more) or `sunny`; null if nothing. */
export function changeOf(row: Row, before: Sheet, after: Sheet): "dot" | "sun" | "spoiled" | "doomed" | "dimmed" | "sunny" | null {
  const [was, is] = [fateOf(row, before), fateOf(row, after)];
  if (was === is) return null;
  if (is === "done") return after.rows[row.name]!;
  if (is === "doomed" || is === "sunny") return is;
  return was === "sunny" ? "dimmed" : null;
}

/** How many rows a change of the sheet dooms, how many lose their sun by it without being doomed, and how many may have one now. */
export function changesBy(board: Board, before: Sheet, after: Sheet): Record<"doomed" | "dimmed" | "sunny", number> {
  const changes = board.rows.map((row) => changeOf(row, before, after));
  const count = (what: string) => changes.filter((one) => one === what).length;
  return { doomed: count("doomed"), dimmed: count("dimmed"), sunny: count("sunny") };
}
