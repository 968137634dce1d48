/** A game the page has no face for: told by its own words where it has some, and plainly where not, in every language. */

import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { faces, frontOf } from "../src/faces.svelte";
import { games } from "../src/lib/games.svelte";
import type { Session } from "../src/lib/session.svelte";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";
import type { Facts, GameInfo, View } from "../src/lib/types";
import FirstGame from "../src/parts/FirstGame.svelte";

const facts: Facts = { cooperative: false, simultaneous: false, hidden: false, private_hands: false, winnable: true, value: "chance", shared_score: false, lowest_score: 0, highest_score: 9 };
const nim: GameInfo = {
  name: "nim",
  title: "Nim",
  messages: "nim",
  rules: 1,
  first_setup: "nim",
  choices: [{ name: "heaps", values: ["three", "five"], messages: "nim-heaps" }],
  facts: [facts],
  setups: [
    { spelling: "nim", players: 2, options: {}, chosen: { heaps: "three" }, facts: 0 },
    { spelling: "nim:five", players: 2, options: {}, chosen: { heaps: "five" }, facts: 0 },
  ],
  events: { taken: { message: "nim-event-taken", arguments: { n: { field: "n" } } }, over: { message: "nim-over-{reason}" } },
  bots: ["gentle"],
  words: { en: "/api/games/nim/words/en/1", fr: "/api/games/nim/words/fr/1", de: "/api/games/nim/words/de/1", it: "/api/games/nim/words/it/1" },
  engine: null,
};
const WORDS = `nim-field-heaps = Heaps
nim-ask-take = Take some, { $most } at most.
nim-act-take = take { $what }
nim-event-taken = { $who ->
    [you] You take { $n }.
   *[other] Player { $player } takes { $n }.
}
nim-over-empty = Nothing is left.
nim-heaps-five = five heaps
web-home-nim = Heaps and nerves.
`;
const view = {
  game: "nim",
  setup: { spelling: "nim", players: 2, options: {} },
  seat: 0,
  turn: 3,
  phase: "take",
  prompt: { name: "take", rules: [], arguments: { most: 3 } },
  decision: 2,
  actions: [{ action: 0, text: "take 2" }, { action: 1, text: "pass_on" }],
  result: null,
  heaps: [[1, 2], []],
  last_taken: null,
} as unknown as View;

beforeAll(async () => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(address === "/api/games" ? new Response(JSON.stringify({ games: [nim], reactions: [] })) : new Response(WORDS)),
  );
  await texts.use("en");
});

describe("a game without a face", () => {
  it("is known by what its kit says, and has a door with its own words", async () => {
    await games.load();
    expect(games.title("nim")).toBe("Nim");
    expect(frontOf("nim").pitch()).toBe("Heaps and nerves.");
    expect(frontOf("nim").setupTitle(nim.setups[0]!)).toBe("Nim");
    expect(frontOf("nim").setupTitle(nim.setups[1]!)).toBe("Nim, five heaps");
  });

  it("begins with as few players as it takes, and bots for those who are not there", async () => {
    await games.load();
    expect(games.firstMatch("nim")).toEqual({ setup: "nim", players: 2, options: {}, seats: [{ who: "me" }, { who: "bot", bot: "gentle" }] });
  });

  it("asks and tells in its own words, and plainly where it has none", async () => {
    const face = await faces.load("nim");
    expect(face.question(view)).toBe("Take some, 3 at most.");
    expect(face.answer(view, "take 2").label).toBe("take 2");
    expect(face.answer(view, "pass_on").label).toBe("Pass on");
    expect(face.tell([{ event: "taken", seat: 0, n: 2 }, { event: "taken", seat: 1, n: 1 }, { event: "odd_one", to: 3 }], view)).toEqual([
      "You take 2.",
      "Player 2 takes 1.",
      "Odd one: To 3.",
    ]);
    const over = { ...view, result: { scores: [4, 1], winners: [1], reason: "empty" } };
    expect(face.ending(over, (seat) => ["You", "Ida"][seat]!)).toEqual({ won: false, title: "Ida wins.", lines: ["Nothing is left.", "You: 4", "Ida: 1"] });
  });

  it("lies on a table of its own: places, question, answers", async () => {
    const face = await faces.load("nim");
    const session = { view, match: { setup: view.setup, kind: "casual", seats: [], asked: [0] }, log: [], news: null, hint: null, error: null, asked: true, spectator: false } as unknown as Session;
    const shown = mount(face.table, { target: document.body, props: { session, face } });
    flushSync();
    expect(document.querySelector("[data-field=heaps] h2")!.textContent).toBe("Heaps");
    expect(document.querySelectorAll("[data-field=heaps] .things li")).toHaveLength(2);
    expect(document.querySelector("[data-field=last_taken]")!.textContent).toContain("–");
    expect([...document.querySelectorAll("[data-answer]")].map((one) => one.textContent!.trim())).toEqual(["take 2", "Pass on"]);
    void unmount(shown);
  });

  it("is coached by its question, and by its goal if it has words for one", async () => {
    const face = await faces.load("nim");
    const session = { id: "1", view, hint: null, asked: true, thinking: false } as unknown as Session;
    for (const [goal, shown] of [[face.goal, "Heaps and nerves."], [() => "", undefined]] as const) {
      const coach = mount(FirstGame, { target: document.body, props: { session, face: { ...face, goal } } });
      flushSync();
      expect(document.querySelector(".now")!.textContent).toBe("Take some, 3 at most.");
      expect(document.querySelector(".goal")?.textContent).toEqual(shown && expect.stringContaining(shown));
      void unmount(coach);
    }
  });

  it.each(LANGUAGES)("has words for everything else in %s", async (language) => {
    await texts.use(language);
    const face = await faces.load("nim");
    const plain = { ...view, prompt: { name: "unknown" } } as View;
    expect(face.question(plain)).not.toBe("");
    expect(face.onTheWhole()).not.toBe("");
    expect(frontOf("nim").score(3, false)).toContain("3");
    await texts.use("en");
  });
});
