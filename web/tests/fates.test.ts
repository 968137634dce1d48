/** A row tells its fate as soon as it has one. */

import { expect, test } from "vitest";
import type { Board, Row } from "../src/games/daydream/board";
import { changeOf, changesBy, fateOf } from "../src/games/daydream/fates";
import type { Sheet } from "../src/games/daydream/view";

const row = { name: "a1-d1", cells: ["a1", "b1", "c1", "d1"], across: true, before: true } satisfies Row;
const sheet = (cells: Record<string, number>, rows: Sheet["rows"] = {}) => ({ cells, rows }) as unknown as Sheet;

test.each([
  [{}, "open"],
  [{ a1: 4 }, "open"],
  [{ a1: 4, c1: 6 }, "sunny"],
  [{ a1: 6, c1: 4 }, "sunny"],
  [{ a1: 4, c1: 5 }, "open"],
  [{ a1: 4, c1: 4 }, "doomed"],
  [{ a1: 8, b1: 9 }, "open"], // there is no 10, and falling it is not
  [{ a1: 1, b1: 0 }, "open"],
])("%j is %s", (cells, fate) => expect(fateOf(row, sheet(cells as Record<string, number>))).toBe(fate));

test("a judged row is done, whatever stands in it", () => {
  expect(fateOf(row, sheet({ a1: 4, c1: 4 }, { "a1-d1": "spoiled" }))).toBe("done");
});

test("what a digit dooms and what it dims is counted once", () => {
  const board = { rows: [row] } as unknown as Board;
  const before = sheet({ a1: 4, b1: 5 });
  expect(changesBy(board, before, sheet({ a1: 4, b1: 5, c1: 5 }))).toEqual({ doomed: 1, dimmed: 0, sunny: 0 });
  expect(changesBy(board, before, sheet({ a1: 4, b1: 5, c1: 1 }))).toEqual({ doomed: 0, dimmed: 1, sunny: 0 });
  expect(changesBy(board, before, sheet({ a1: 4, b1: 5, c1: 6 }))).toEqual({ doomed: 0, dimmed: 0, sunny: 0 });
});

test.each([
  [{ a1: 4, b1: 5 }, { a1: 4, b1: 5, c1: 5 }, {}, "doomed"],
  [{ a1: 4, b1: 5 }, { a1: 4, b1: 5, c1: 1 }, {}, "dimmed"],
  [{ a1: 4 }, { a1: 4, b1: 5 }, {}, "sunny"],
  [{ a1: 4, b1: 5, c1: 6 }, { a1: 4, b1: 5, c1: 6, d1: 7 }, { "a1-d1": "sun" as const }, "sun"],
  [{ a1: 4 }, { a1: 4, c1: 5 }, {}, null],
])("from %j to %j a row is %s", (before, after, rows, change) =>
  expect(changeOf(row, sheet(before as Record<string, number>), sheet(after as Record<string, number>, rows))).toBe(change),
);
