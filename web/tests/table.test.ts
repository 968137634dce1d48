/** At any table: what is offered, what is told in which order, and what need not be asked. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { portraitOf, portraitsAt } from "../src/lib/portraits";
import dayFace from "../src/games/daydream/face";
import oniFace from "../src/games/onirim/face";
import Choices from "../src/games/onirim/Choices.svelte";
import Deck from "../src/games/onirim/Deck.svelte";
import Nightmare from "../src/games/onirim/Nightmare.svelte";
import type { OnirimView } from "../src/games/onirim/view";
import { onlyAnswer } from "../src/lib/only-answer";
import type { Session } from "../src/lib/session.svelte";
import { calledAt, texts } from "../src/lib/texts.svelte";
import type { View } from "../src/lib/types";
import Log from "../src/parts/Log.svelte";
import Tools from "../src/parts/Tools.svelte";

const onirim = oniFace();
const daydream = dayFace();
const setup = { spelling: "onirim", players: 1, options: {} };
const view = (more: Partial<View> = {}): View =>
  ({ game: "onirim", setup, seat: 0, turn: 1, prompt: { name: "door", rules: [] }, decision: 0, actions: [], result: null, ...more }) as View;
const session = (more: Record<string, unknown> = {}): Session =>
  ({ view: view(), match: { setup, kind: "casual", seats: [] }, asked: true, canUndo: false, spectator: false, over: false, error: null, news: null, log: [], hint: null, sending: null, canRepeat: false, readLog: () => undefined, ...more }) as unknown as Session;

let shown: Record<string, unknown> | null = null;
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}
beforeAll(async () => {
  await texts.use("en");
  await texts.speakOf("onirim");
  await texts.speakOf("daydream");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe("the tools", () => {
  it("offer to go back only where there is something to go back to", () => {
    expect(show(Tools, { session: session(), face: onirim }).textContent).not.toContain("Go back");
    void unmount(shown!);
    expect(show(Tools, { session: session({ view: view({ decision: 3 }) }), face: onirim }).textContent).toContain("Go back");
  });

  it("offer no hints in the daily game, by key neither", () => {
    let asked = 0;
    const daily = session({ match: { setup, kind: "daily", seats: [] }, askHint: () => void asked++ });
    expect(show(Tools, { session: daily, face: onirim }).textContent).not.toContain("Hint");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
    expect(asked).toBe(0);
  });
});

describe("a nightmare's prices", () => {
  it("count the common cards that a hand of two loses as well (ONI-21)", () => {
    const actions = [{ action: 0, text: "new hand" }];
    const asked = view({ actions, hands: [{ cards: { "red sun": 1 }, hidden: 0 }], common: { "blue moon": 1 }, deck: { size: 30, odds: {}, unseen: {}, top: [] } } as unknown as Partial<View>);
    const said = show(Nightmare, { session: session({ view: asked }), face: onirim, view: asked as unknown as OnirimView, actions }).textContent;
    expect(said).toContain("2 cards lost");
  });
});

describe("the portraits at a table", () => {
  const named = (shown: string, more = {}) => ({ bot: null, shown, ...more });

  it("are never alike, whatever the names, and who has chosen keeps theirs", () => {
    const own = portraitOf(named("Alma"));
    const faces = portraitsAt([named("Alma"), named("Alma"), { bot: "gentle", shown: "" }, { bot: "gentle", shown: "" }]);
    expect(new Set(faces).size).toBe(4);
    expect(faces[0]).toBe(own);
    expect(portraitsAt([named("Alma"), named("Bo", { portrait: own })])[1]).toBe(own);
    expect(portraitsAt([named("Alma"), named("Bo", { portrait: own })])[0]).not.toBe(own);
    expect(portraitsAt([named("", { free: true }), named("")])[1]).toBe(portraitOf(named("")));
  });
});

describe("the log", () => {
  it("is told in order, each turn under its own heading", () => {
    const log = [
      { event: "turn", turn: 1, seat: 0 },
      { event: "played", seat: 0, card: "red sun" },
      { event: "turn", turn: 2, seat: 0 },
    ];
    const lines = [...show(Log, { session: session({ log }), face: onirim }).querySelectorAll("li")].map((li) => li.textContent);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("1");
    expect(lines[1]).toContain("red sun");
    expect(lines[2]).toContain("2");
  });
});

describe("a question with one answer", () => {
  const limbo = { view: view({ actions: [{ action: 7, text: "limbo" }] }) };

  it("is answered for the player", () => {
    expect(onlyAnswer(session(limbo), onirim)).toBe("limbo");
  });

  it("is left to them where there is a choice, or a reason to wait", () => {
    const two = view({ actions: [{ action: 7, text: "limbo" }, { action: 8, text: "open" }] });
    expect(onlyAnswer(session({ view: two }), onirim)).toBeNull();
    expect(onlyAnswer(session({ ...limbo, spectator: true }), onirim)).toBeNull();
    expect(onlyAnswer(session({ ...limbo, error: "busy" }), onirim)).toBeNull();
    const back = { number: 3, events: [{ event: "gone back", seat: 0 }], before: null, after: null };
    expect(onlyAnswer(session({ ...limbo, news: back }), onirim)).toBeNull();
    const silent = view({ ...limbo.view, setup: { ...setup, players: 2, options: { talk: "silent" } } });
    expect(onlyAnswer(session({ view: silent }), onirim)).toBeNull();
    const done = view({ prompt: { name: "done", rules: [], arguments: {} }, actions: [{ action: 1, text: "done" }] });
    expect(onlyAnswer(session({ view: done }), daydream)).toBeNull();
  });
});

describe("cards that are alike", () => {
  it("are all shown in a prophecy, and counted", () => {
    const actions = [{ action: 1, text: "bin red sun" }, { action: 2, text: "bin nightmare" }];
    const among: Record<string, number>[] = [{ "red sun": 3, nightmare: 2 }, {}];
    const page = show(Choices, { session: session(), face: onirim, actions, among, ondrop: () => undefined });
    const buttons = [...page.querySelectorAll("[data-answer]")];
    expect(buttons.map((button) => button.querySelector(".copies")!.children.length)).toEqual([3, 2]);
    expect(buttons[0]!.textContent).toContain("3 ×");
  });

  it("all lie on top of the deck, however many are known", () => {
    const top = ["red sun", "red sun", "blue key", "nightmare", "red door", "green moon", "brown sun"].map((card) => ({ card, known: 1 }));
    const deck = { size: 40, top, bottom: [], unseen: {}, odds: {} };
    expect(show(Deck, { view: { ...view(), deck } as unknown as OnirimView }).querySelectorAll(".known li")).toHaveLength(7);
  });
});

describe("the end", () => {
  const seats = [
    { seat: 0, shown: "Alma", bot: null, you: true, free: false },
    { seat: 1, shown: "Bert", bot: null, you: false, free: false },
  ];

  it("names people as they are called at the table", () => {
    const called = calledAt({ seats });
    const result = { scores: [3, 2], winners: [], reason: "deck" };
    const lines = onirim.ending(view({ result }), called).lines.join(" ");
    expect(lines).toContain("You: 3");
    expect(lines).toContain("Bert: 2");
    expect(lines).not.toContain("Player");
  });
});
