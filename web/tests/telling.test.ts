/** The page tells events as the text clients do: tests/textui/told.json holds what both say (tests/textui/test_telling.py). */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tell } from "../src/lib/telling";
import { LANGUAGES, type Language, texts } from "../src/lib/texts.svelte";
import type { GameEvent, View } from "../src/lib/types";

interface Case {
  about: string;
  game: string;
  viewer: number;
  names?: string[];
  events: GameEvent[];
  told: Record<Language, string[]>;
}
const cases = JSON.parse(readFileSync("../tests/textui/told.json", "utf-8")) as Case[];

describe.each(LANGUAGES)("in %s", (language) => {
  it("tells what the text clients tell", async () => {
    for (const game of new Set(cases.map((one) => one.game))) await texts.speakOf(game);
    await texts.use(language);
    for (const { about, game, viewer, names, events, told } of cases) {
      const lines = tell(events, { game, seat: viewer } as View, (seat) => names?.[seat] ?? "");
      // In French a page has spaces at which no line breaks.
      expect(lines.map((line) => line.replaceAll("\u00a0", " ")), about).toEqual(told[language]);
    }
  });
});

it("tells an event that no message tells by its seat's name and its fields", async () => {
  await texts.use("en");
  const view = { game: "none", seat: 0 } as View;
  const events = [0, 1].map((seat) => ({ event: "odd one", seat, to: 3 }) as unknown as GameEvent);
  expect(tell([...events, { event: "odd one", to: 3 } as unknown as GameEvent], view, (seat) => (seat === 1 ? "Ada" : ""))).toEqual([
    "Player 1: Odd one (To 3).",
    "Ada: Odd one (To 3).",
    "Odd one: To 3.",
  ]);
  expect(tell([{ event: "gone", seat: 0 }], view)).toEqual(["Player 1: Gone."]);
});

it("says when a game goes back to an earlier decision", async () => {
  await texts.use("en");
  expect(tell([{ event: "gone back" }], { game: "none", seat: 0 } as View)).toEqual(["The game goes back to an earlier decision."]);
});
