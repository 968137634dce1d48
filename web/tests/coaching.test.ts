/** The coach of a first game names a row that one cloud is missing in, and what fills it. */

import { expect, test } from "vitest";
import { nearlyFull } from "../src/games/daydream/coaching";
import type { View } from "../src/lib/types";

const ROW = ["a1", "b1", "c1", "d1"];
function view(digits: (number | null)[], actions: string[]): View {
  const cells = Object.fromEntries(ROW.flatMap((cell, i) => (digits[i] === null ? [] : [[cell, digits[i]]])));
  return {
    setup: { spelling: "daydream:A", players: 1 },
    seat: 0,
    sheets: [{ cells, rows: {} }],
    actions: actions.map((text) => ({ text })),
  } as unknown as View;
}

test.each([
  [[4, 5, null, 7], "write 1 c1", { row: "a1-d1", cell: "c1", taken: [4, 5, 7], sun: 6 }],
  [[4, 9, null, 7], "write 1 c1", { row: "a1-d1", cell: "c1", taken: [4, 7, 9], sun: null }],
  [[4, 4, null, 7], "write 1 c1", null], // lost already
  [[4, 5, null, null], "write 1 c1", null],
  [[4, 5, null, 7], "write 1 b4", null], // not to be written in now
])("%j with %s", (digits, action, found) => expect(nearlyFull(view(digits, [action]))).toEqual(found));
