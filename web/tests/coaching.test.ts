/** The coach of a first game names a row that one cloud is missing in, and what fills it. */

import { expect, test } from "vitest";
import { nearlyFull } from "../src/games/daydream/coaching";
import { knowOwn } from "../src/games/daydream/own-boards";
import type { Match, View } from "../src/lib/types";

// The first edition, which set-ups without an option are played on.
await knowOwn({ setup: { options: {} }, material: null } as Match);

const ROW = ["a1", "b1", "c1", "d1"];
function view(digits: (number | null)[], actions: string[]): View {
  const cells = Object.fromEntries(ROW.flatMap((cell, i) => (digits[i] === null ? [] : [[cell, digits[i]]])));
  return {
    setup: { spelling: "daydream:A", players: 1, options: {} },
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

test("of two rows the one that a die fits is named, a sun before a dot", () => {
  const offers = (digit: string) => nearlyFull({
    setup: { spelling: "daydream:A", players: 1, options: {} },
    seat: 0,
    // a1-d1 misses c1, and a4-d4 misses b4
    sheets: [{ cells: { a1: 4, b1: 5, d1: 7, a4: 1, c4: 3, d4: 4 }, rows: {} }],
    actions: [`write ${digit} c1`, `write ${digit} b4`].map((text) => ({ text })),
  } as unknown as View)?.row;
  expect(offers("6")).toBe("a1-d1"); // the sun of the first, a dot of the second
  expect(offers("2")).toBe("a4-d4");
  expect(offers("4")).toBe("a1-d1"); // fits neither
});
