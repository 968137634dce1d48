/** A row tells its fate as soon as it has one. */

import { expect, test } from "vitest";
import type { Board, Row } from "../src/games/daydream/board";
import { changeOf, changesBy, fateOf } from "../src/games/daydream/fates";
import { foretell } from "../src/games/daydream/foretelling";
import type { Sheet } from "../src/games/daydream/view";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";
import type { GameEvent } from "../src/lib/types";

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

test.each(LANGUAGES)("what a number would do is told in a few words each, in %s", async (language) => {
  await texts.speakOf("daydream");
  await texts.use(language);
  const board = { rows: [row] } as unknown as Board;
  const events = [
    { event: "wrote", digit: 7, cell: "d1" },
    { event: "row", row: "a1-d1", icon: "spoiled" },
    { event: "line", object: "toast" },
    { event: "object", object: "toast" },
    { event: "moon", digit: 7 },
  ] as unknown as GameEvent[];
  const told = foretell(events, board, sheet({ a1: 4, b1: 5 }), sheet({ a1: 4, b1: 5, d1: 9 }), (some) => some.map(({ event }) => event));
  expect(told.map(({ kind }) => kind)).toEqual(["bad", "good", "plain", "bad"]);
  expect(told[0]!.text).toContain("a1-d1");
  expect(told[1]!.text).toContain(texts.say("day-object-toast"));
  expect(told[2]!.text).toBe("moon"); // what has no words of its own here is told as the log tells it
  for (const { text } of told) expect(text.length).toBeLessThan(60);
});
