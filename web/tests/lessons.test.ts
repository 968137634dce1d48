/** A lesson in the page: it waits for its move, explains others kindly, goes on, goes back, and is remembered. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import Coach from "../src/learn/Coach.svelte";
import { LessonGame } from "../src/learn/lesson.svelte";
import { progress } from "../src/learn/progress.svelte";
import { found, GROUPS } from "../src/learn/rules";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";
import type { Lesson, View } from "../src/lib/types";
import dayFace from "../src/games/daydream/face";
import oniFace from "../src/games/onirim/face";

await texts.speakOf("onirim");
await texts.speakOf("daydream");

const onirim = oniFace();
const daydream = dayFace();
const its = { cooperative: true, joined: onirim.pointing.joined };

const setup = { spelling: "onirim", players: 1, options: {} };
const view = (decision: number | null, ...actions: string[]): View =>
  ({
    version: 1,
    game: "onirim",
    setup,
    seat: 0,
    turn: 1,
    phase: "act",
    prompt: decision === null ? null : { name: "act", rules: ["ONI-3"], arguments: {} },
    decision,
    actions: actions.map((text, action) => ({ action, text })),
    result: null,
    steps: [["act", 0]],
    spell_costs: [],
  }) as unknown as View;

const lesson: Lesson = {
  name: "onirim-rows",
  game: "onirim",
  setup,
  seat: 0,
  steps: [
    { name: "doors", show: ["doors"], moves: [] },
    { name: "first", show: [], moves: ["play red sun"] },
    { name: "take", show: [], moves: ["put red door", "put blue sun"] },
    { name: "end", show: ["doors"], moves: [] },
  ],
  frames: [
    { view: view(1, "play red sun", "discard red sun"), events: [] },
    { view: view(2, "put red door", "put blue sun"), events: [{ event: "played", seat: 0, card: "red sun" }] },
    { view: view(3, "put blue sun"), events: [] },
    { view: view(4, "play blue moon"), events: [{ event: "put back", seat: 0, cards: ["red door", "blue sun"] }] },
  ],
};

beforeAll(async () => {
  await texts.use("en");
  await texts.speakOf("learn");
});
beforeEach(() => localStorage.clear());

describe("a lesson", () => {
  it("goes on with its move only, and says what it waits for", async () => {
    const game = new LessonGame(lesson, its, 1);
    expect(game.wanted).toBe("play red sun");
    expect(await game.act("discard red sun")).toBe(false);
    expect([game.step, game.at, game.other]).toEqual([1, 0, "discard red sun"]);
    expect(await game.act("play red sun")).toBe(true);
    expect([game.step, game.at, game.other]).toEqual([2, 1, null]);
    expect(game.news?.events).toEqual(lesson.frames[1]!.events);
    expect(game.news?.before).toBe(lesson.frames[0]!.view);
  });

  it("lets those who know already play instead of reading on", async () => {
    const game = new LessonGame(lesson, its);
    expect(game.wanted).toBeNull();
    expect(await game.act("play red sun")).toBe(true);
    expect(game.step).toBe(2);
  });

  it("begins an order again that was begun differently", async () => {
    const game = new LessonGame(lesson, its, 2);
    expect(await game.act("put red door")).toBe(true);
    expect(await game.act("put red moon")).toBe(false);
    expect([game.at, game.view.decision]).toEqual([1, 2]);
    expect(await game.actInTurn(["put red door", "put blue sun"])).toBe(true);
    expect([game.last, game.wanted]).toEqual([true, null]);
  });

  it("goes back, and is never left by either end", () => {
    const game = new LessonGame(lesson, its, 2);
    game.go(1);
    expect(game.view).toBe(lesson.frames[0]!.view);
    game.go(-3);
    expect(game.step).toBe(0);
    game.go(99);
    expect([game.step, game.at]).toEqual([3, 3]);
  });

  it("is remembered: the step to go on with, and that it was finished", () => {
    progress.note("onirim-rows", 2, false);
    expect(progress.of("onirim-rows")).toEqual({ step: 2, done: false });
    expect(progress.latest).toBe("onirim-rows");
    progress.note("onirim-rows", 3, true);
    expect(progress.of("onirim-rows")).toEqual({ step: 0, done: true });
    progress.note("onirim-rows", 1, false);
    expect(progress.of("onirim-rows")?.done).toBe(true);
    expect(JSON.parse(localStorage.getItem("reverie-lessons")!)["onirim-rows"].step).toBe(1);
  });
});

describe("the coach", () => {
  let coach: Record<string, unknown> | null = null;
  const target = () => document.body;
  const press = (selector: string) => {
    target().querySelector<HTMLElement>(selector)!.click();
    flushSync();
  };
  afterEach(() => {
    if (coach) void unmount(coach);
    coach = null;
  });

  it("reads, waits, explains, shows, and ends with the next lesson", async () => {
    const game = new LessonGame(lesson, its);
    const next = { name: "onirim-keys", game: "onirim", setup, picture: "blue key", steps: 10 };
    coach = mount(Coach, { target: target(), props: { game, face: onirim, picture: "red sun", next } });
    flushSync();
    const words = () => target().textContent!;
    expect(words()).toContain("Eight doors lead out of it");
    press("[data-testid=lesson-next]");
    expect(words()).toContain("Choose the red sun, then play it");
    expect(target().querySelector("[data-testid=lesson-next]")).toBeNull();
    expect(target().querySelector(".move")!.textContent).toContain("Play red sun");
    await game.act("discard red sun");
    flushSync();
    expect(target().querySelector("[data-testid=lesson-other]")!.textContent).toContain("“Discard red sun” would be allowed");
    press(".me");
    await Promise.resolve();
    flushSync();
    expect(target().querySelector(".move")!.textContent).toContain("red door → blue sun");
    await game.actInTurn(["put red door", "put blue sun"]);
    flushSync();
    expect(target().querySelector<HTMLAnchorElement>("[data-testid=lesson-following]")!.pathname).toBe("/learn/onirim-keys");
  });
});

describe("the light", () => {
  it("falls on the card first and then on its answer", () => {
    const root = document.createElement("div");
    root.innerHTML = `<div class="hands"><section><button data-card="red sun"></button></section><div class="common"><button data-card="red sun" id="shared"></button></div></div>`;
    expect(onirim.pointing.next(root, "play red sun")[0]!.id).toBe("");
    expect(onirim.pointing.next(root, "play red sun from common")[0]!.id).toBe("shared");
    root.innerHTML += `<button data-answer="play red sun" id="answer"></button>`;
    expect(onirim.pointing.next(root, "play red sun")[0]!.id).toBe("answer");
  });

  it("falls on the die, the leaf and the cloud in turn", () => {
    const root = document.createElement("div");
    const desk = (taken: number, digit: number) =>
      `<div class="frame"><g data-cell="c3"></g><g data-cell="c4"></g></div><div class="dice"><button role="radio" data-die="2" aria-checked="${taken === 2}"></button>
       <button role="radio" data-die="5" aria-checked="${taken === 5}"></button><div class="change"><button class="leaf" id="less"></button><span class="digit">${digit}</span><button class="leaf" id="more"></button></div></div>`;
    const next = () => daydream.pointing.next(root, "write 5-1 c3")[0]!;
    root.innerHTML = desk(2, 2);
    expect(next().getAttribute("data-die")).toBe("5");
    root.innerHTML = desk(5, 5);
    expect(next().id).toBe("less");
    root.innerHTML = desk(5, 4);
    expect(next().getAttribute("data-cell")).toBe("c3");
    expect(daydream.pointing.elements(root, "row c3-c4")).toHaveLength(2);
    expect(daydream.pointing.elements(root, "cell c3 c4")).toHaveLength(2);
  });
});

describe.each(LANGUAGES)("the rules in %s", (language) => {
  beforeAll(() => texts.use(language));

  it("are all told, and found by id", () => {
    const all = found(GROUPS, "").flatMap((group) => group.rules);
    expect(all.length).toBeGreaterThan(65);
    expect(new Set(all.map((told) => told.text)).size).toBe(all.length);
    expect(found(GROUPS, "oni-46").flatMap((group) => group.rules.map((told) => told.id))).toEqual(["ONI-46"]);
    expect(found(GROUPS, "xyzzy")).toEqual([]);
  });
});
