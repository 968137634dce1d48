/** Onirim in words, in every language: a question, its answers, what happened, why not. */

import { beforeAll, describe, expect, it } from "vitest";
import { tell } from "../src/lib/telling";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";
import { each, objectOf, sortOf } from "../src/games/onirim/cards";
import type { OnirimView } from "../src/games/onirim/view";
import { answer, question, whyNotPlayed } from "../src/games/onirim/words";

await texts.speakOf("onirim");

const view = {
  game: "onirim",
  seat: 0,
  setup: { spelling: "onirim", players: 1, options: {} },
  prompt: { name: "act", rules: [], arguments: {} },
  rows: [["red sun"]],
  towers: [],
  spell_costs: [5, 7, 10],
  steps: [["act", 0]],
  actions: [],
} as unknown as OnirimView;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => texts.use(language));

  it("asks without the words one types in a terminal", () => {
    expect(question(view)).not.toMatch(/\(play\)|\(discard\)/);
  });

  it("has words for an answer of every kind", () => {
    for (const text of ["play red sun", "play red tower 3 left", "discard blue key", "give red key from common", "bin nightmare", "put red door", "take", "limbo", "new hand", "cast parallel planning", "false destruction"])
      expect(answer(view, text).label).not.toBe("");
    expect(answer(view, "discard blue key").detail).toBeTruthy();
    expect(answer(view, "look").detail, "nothing is said twice").not.toBe(answer(view, "look").label.toLowerCase());
  });

  it("tells cards drawn one by one in one sentence", () => {
    const drawn = { event: "drawn", seat: 0, card: "red sun" };
    expect(tell([drawn, drawn, { event: "limbo", card: "nightmare" }], view)).toHaveLength(2);
  });
});

describe("in English", () => {
  beforeAll(() => texts.use("en"));

  it("never names a card that was not shown", () => {
    expect(tell([{ event: "drawn", seat: 1, card: null }], view)).toEqual(["Player 2 draws a card."]);
  });

  it("says why a card cannot be played", () => {
    expect(whyNotPlayed(view, "blue sun")).toContain("sun next to sun");
  });

  it("reads the notation's cards", () => {
    expect(objectOf("play red tower 3 left from common")).toBe("red tower 3");
    expect(objectOf("new hand")).toBe("");
    expect(sortOf("pair premonition")).toBe("premonition");
    expect(each({ nightmare: 2, "red sun": 1 })).toEqual(["red sun", "nightmare", "nightmare"]);
  });
});
