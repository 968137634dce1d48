/** What is tapped and then placed at Onirim's table: cards of a prophecy, goals that change places. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import oniFace from "../src/games/onirim/face";
import GoalSwap from "../src/games/onirim/GoalSwap.svelte";
import Ordering from "../src/games/onirim/Ordering.svelte";
import type { OnirimView } from "../src/games/onirim/view";
import type { Session } from "../src/lib/session.svelte";
import { texts } from "../src/lib/texts.svelte";
import type { View } from "../src/lib/types";
import Log from "../src/parts/Log.svelte";

let shown: Record<string, unknown> | null = null;
function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  shown = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}
function tap(button: Element): void {
  (button as HTMLElement).click();
  flushSync();
}
beforeAll(async () => {
  await texts.use("en");
  await texts.speakOf("onirim");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

it("a card of a prophecy goes to the place that is tapped after it", () => {
  const page = show(Ordering, { session: {} as Session, cards: ["red sun", "blue moon", "green key"], verb: "put" });
  const slots = () => [...page.querySelectorAll("[data-slot]")];
  const names = () => slots().map((slot) => slot.getAttribute("aria-label")!.split(",")[0]);
  tap(slots()[2]!);
  expect(slots()[2]!.getAttribute("aria-pressed")).toBe("true");
  tap(slots()[0]!);
  expect(names()).toEqual(["green key", "red sun", "blue moon"]);
  // Tapped twice, it stays where it is.
  tap(slots()[1]!);
  tap(slots()[1]!);
  expect(names()).toEqual(["green key", "red sun", "blue moon"]);
  expect(page.querySelector("[aria-pressed=true]")).toBeNull();
});

it("two goals that are tapped change places, and those that cannot say so", () => {
  const acted: string[] = [];
  const refused: string[] = [];
  const goals = ["red", "blue", "green"].map((colour) => ({ colour, open: true }));
  const view = { goals, first_goal: 0, actions: [{ action: 1, text: "swap goals 1 3" }] } as unknown as OnirimView;
  const session = { hint: null, act: (text: string) => void acted.push(text) } as unknown as Session;
  const page = show(GoalSwap, { session, face: oniFace(), view, onrefused: (why: string) => void refused.push(why) });
  const seal = (n: number) => page.querySelector(`[data-goal="${n}"]`)!;
  tap(seal(3));
  expect([...page.querySelectorAll(".lit [data-goal]")].map((one) => one.getAttribute("data-goal"))).toEqual(["1"]);
  tap(seal(2));
  expect([acted, refused.length]).toEqual([[], 1]);
  tap(seal(1));
  expect(acted).toEqual(["swap goals 1 3"]);
});

it("the log calls the others by their names", () => {
  const view = { game: "onirim", seat: 0 } as View;
  const log = [{ event: "played", seat: 1, card: "red sun" }, { event: "played", seat: 0, card: "blue moon" }];
  const session = { view, log, readLog: () => undefined, called: (seat: number) => ["Ada", "Mira"][seat]! } as unknown as Session;
  const lines = [...show(Log, { session, face: oniFace() }).querySelectorAll("li")].map((li) => li.textContent);
  expect(lines).toEqual(["Mira plays a red sun.", "You play a blue moon."]);
});
