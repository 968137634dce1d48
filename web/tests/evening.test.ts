/** Around a game: reasons in words, a hint laid on the table, the story of a game, the end of one, weeks as a plot. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { FOLDS } from "../src/games/daydream/folds";
import { flightsOf } from "../src/games/onirim/flights";
import { left as leftOfOnirim } from "../src/games/onirim/ending";
import dayFace from "../src/games/daydream/face";
import oniFace from "../src/games/onirim/face";
import { pageOf } from "../src/lib/router.svelte";
import { figure, reasonSentences, worth } from "../src/lib/reasons";
import { bestAnswers, costliest, course, span, turnsOfLuck } from "../src/lib/story.svelte";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";
import type { Session } from "../src/lib/session.svelte";
import type { Story, StoryStep, View } from "../src/lib/types";
import { wilson } from "../src/lib/wilson";
import Curve from "../src/parts/Curve.svelte";
import HintCard from "../src/parts/HintCard.svelte";
import StoryCard from "../src/parts/StoryCard.svelte";
import WeekPlot from "../src/parts/WeekPlot.svelte";
import { VIEWS } from "../src/games/daydream/titles";

await texts.speakOf("onirim");
await texts.speakOf("daydream");

const onirim = oniFace();
const daydream = dayFace();

const step = (entry: number, before: number, after: number, luck = 0, more: Partial<StoryStep> = {}): StoryStep => ({
  entry,
  seat: 0,
  text: "play red sun",
  better: after < before ? "discard blue key" : null,
  before,
  after,
  luck,
  skill: after - before,
  reasons: [],
  ...more,
});
const story: Story = {
  takeaways: [],
  seats: [0],
  measure: "win",
  start: 0.5,
  end: 0,
  luck: -0.35,
  skill: -0.15,
  last_luck: -0.3,
  accuracy: 72.4,
  accuracies: { "0": 72.4 },
  costliest: [6],
  steps: [step(2, 0.5, 0.5), step(6, 0.45, 0.3, -0.05, { reasons: [{ kind: "oni-winnable", values: {} }] }), step(9, 0.3, 0.3, 0)],
};
const view = {
  game: "onirim",
  seat: 0,
  setup: { spelling: "onirim", players: 1, options: {} },
  prompt: { name: "act", rules: [], arguments: {} },
  rows: [[]],
  towers: [],
  spell_costs: [5, 7, 10],
  steps: [["act", 0]],
  actions: [],
  doors: [{ "red door": 2, "blue door": 1 }],
  deck: { size: 3, unseen: { nightmare: 1 }, odds: {}, top: [], bottom: [] },
  result: { scores: [3], winners: [], reason: "deck" },
} as unknown as View;

let shown: Record<string, unknown> | null = null;
const page = () => document.body;
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
beforeAll(() => texts.use("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe("reasons", () => {
  it("are sentences about the answer, with its cards and doors named", () => {
    const kept = { kind: "oni-key-kept", values: { key: "blue", doors: "blue", n: 2, unseen: 40 } };
    expect(reasonSentences([kept], onirim, "play red sun")).toBe("“play red sun” keeps the blue key for 2 blue doors among the 40 unseen cards.");
    expect(reasonSentences([], daydream)).toContain("prospects");
  });

  it("can be said in every language", async () => {
    for (const language of LANGUAGES) {
      await texts.use(language);
      expect(reasonSentences([{ kind: "oni-door", values: { card: "red door", n: 3 } }], onirim)).toMatch(/3/);
    }
    await texts.use("en");
  });

  it("have figures of the language, with a sign where a change is meant", async () => {
    expect(worth(-0.0312, "chance", true)).toBe("−3.1%");
    expect(worth(0.41, "chance")).toBe("41%");
    expect(worth(1.25, "score", true)).toBe("+1.3 points");
    await texts.use("de");
    expect(figure(1.5)).toBe("1,5");
    await texts.use("en");
  });
});

describe("a hint", () => {
  const answers = [
    { text: "play red sun", value: 0.41, low: 0.3, high: 0.5, names: [], reasons: [{ kind: "oni-winnable", values: {} }], gives_up: [{ kind: "oni-hand-kept", values: {} }] },
    { text: "discard blue key", value: 0.38, low: 0.31, high: 0.52, names: [], reasons: [], gives_up: [] },
  ];

  it("shows each answer with its chance and how sure that is, and why the first is best", () => {
    show(HintCard, { face: onirim, session: { view, hint: { answer: "play red sun", answers } } as unknown as Session });
    const text = page().textContent!;
    expect(text).toMatch(/play red sun\s*41%/);
    expect(text).toContain("probably 30% to 50%");
    expect(text).toContain("keeps the game winnable");
    expect(text).toMatch(/On the other hand, “discard (a |the )?blue key” .*, but is 3.0% behind\./);
  });

  it("says so where the next best is as good", () => {
    const close = [answers[0]!, { ...answers[1]!, value: 0.41 }];
    show(HintCard, { face: onirim, session: { view, hint: { answer: "play red sun", answers: close } } as unknown as Session });
    expect(page().textContent).toContain("and is about as good.");
  });

  it("tells the names a game alone may earn", () => {
    const one = { ...answers[0]!, value: 9.5, low: 8, high: 11, names: [0, 0.25, 0.75, 0], reasons: [], text: "done" };
    const day = { ...view, game: "daydream", setup: { spelling: "daydream:A", players: 1, options: {} } };
    show(HintCard, { face: daydream, session: { view: day, hint: { answer: "done", answers: [one] } } as unknown as Session, names: ["a", "b", "c", "d"] });
    const told = [...page().querySelectorAll(".names li")].map((li) => li.textContent!.trim());
    expect(told).toEqual(["b 25%", "c 75%"]);
  });
});

describe("the story of a game", () => {
  it("goes from the first value to the result by luck and choices", () => {
    const spots = course(story, 12);
    expect(spots[0]).toEqual({ entry: 0, value: 0.5 });
    expect(spots.at(-1)).toEqual({ entry: 12, value: 0 });
    expect(spots.filter((spot) => spot.entry === 6)).toEqual([{ entry: 6, value: 0.3 }]);
    expect(costliest(story).map((one) => one.entry)).toEqual([6]);
    expect(bestAnswers(story)).toBe(2);
    expect(turnsOfLuck(story)).toMatchObject({ kind: null, hard: { entry: 6 } });
    expect(span([story], "chance")).toEqual([0, 1]);
  });

  it("says what cost most, what was better and why, and leads there", () => {
    const picked: number[] = [];
    show(StoryCard, { story, face: onirim, view, onpick: (entry: number) => picked.push(entry) });
    const costly = page().querySelector<HTMLButtonElement>("[data-entry='6']")!;
    expect(costly.textContent).toContain("−15%");
    expect(costly.textContent).toContain("Better: discard blue key");
    expect(costly.textContent).toContain("keeps the game winnable");
    costly.click();
    expect(picked).toEqual([6]);
    expect(page().querySelector(".ring")!.textContent).toContain("72");
  });

  it("is a curve that can be clicked", () => {
    const picked: number[] = [];
    show(Curve, { stories: [story], measure: "chance", last: 12, at: 6, label: "chance", onpick: (entry: number) => picked.push(entry) });
    const svg = page().querySelector("[data-testid=curve]")!;
    expect(svg.querySelectorAll(".costly").length).toBe(1);
    svg.getBoundingClientRect = () => ({ left: 0, width: 600, top: 0, height: 120 }) as DOMRect;
    svg.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 34 + (600 - 44) / 2 }));
    expect(picked).toEqual([6]);
  });

  it("has an address of its own", () => {
    expect(pageOf("/story/abc")).toEqual({ name: "replay", id: "abc", story: true });
    expect(pageOf("/replay/abc")).toEqual({ name: "replay", id: "abc", story: false });
    expect(pageOf("/circles")).toEqual({ name: "circles" });
    expect(pageOf("/circles/abc")).toEqual({ name: "circle", id: "abc", week: null });
    expect(pageOf("/circles/abc/2026-W47")).toEqual({ name: "circle", id: "abc", week: "2026-W47" });
    expect(pageOf("/circles/join/abc")).toEqual({ name: "invited", code: "abc" });
  });
});

describe("what was left", () => {
  it("names the doors not found and what the deck held", () => {
    expect(leftOfOnirim(view)).toEqual(["Doors not found: one blue door, 2 green doors and 2 brown doors.", "3 cards were left in the deck; one nightmare was still unseen."]);
  });
});

describe("weeks", () => {
  it("are bars and a line, and read out as words", () => {
    const sums = { games: 4, wins: 1, best: 8, mean: 5, doors: 20, names: [0, 0, 0, 0], streak: 0, best_streak: 1, forked: 0 };
    show(WeekPlot, { winnable: true, weeks: [{ ...sums, week: "2026-W46" }, { ...sums, games: 2, wins: 2, week: "2026-W47" }] });
    expect(page().querySelectorAll("rect.games").length).toBe(2);
    expect(page().querySelector("svg")!.getAttribute("aria-label")).toBe("W46: 4 games, 25%; W47: 2 games, 100%");
  });

  it("state no more than they know", () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    const [low, high] = wilson(5, 10);
    expect(low).toBeCloseTo(0.2366, 3);
    expect(high).toBeCloseTo(0.7634, 3);
  });
});

describe("the leaflet", () => {
  it("folds back to where it came from, by its panels and by turning it over", () => {
    for (const view of VIEWS) {
      expect(FOLDS[FOLDS[view].back].back).toBe(view);
      for (const next of [FOLDS[view].left, FOLDS[view].right])
        expect([FOLDS[next].left, FOLDS[next].right], `${view} and ${next}`).toContain(view);
    }
  });
});

describe("cards on their way", () => {
  it("come from the deck to the hand, and go back from Limbo face down", () => {
    const flights = flightsOf(
      [
        { event: "drawn", seat: 0, card: "red sun" },
        { event: "drawn", seat: 0, card: "nightmare" },
        { event: "drawn", seat: 1, card: null },
        { event: "played", seat: 1, card: "blue key" },
        { event: "limbo returns", cards: ["red door"] },
      ],
      0,
    );
    expect(flights).toEqual([
      { card: "red sun", from: "deck", to: "hand", flips: true },
      { card: "nightmare", from: "deck", to: "ask", flips: true },
      { card: null, from: "deck", to: "partner-hand", flips: false },
      { card: "blue key", from: "partner-hand", to: "partner-row", flips: false },
      { card: null, from: "limbo", to: "deck", flips: false },
    ]);
  });
});
