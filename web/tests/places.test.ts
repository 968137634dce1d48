/** Every answer that has a place is given by moving the thing there, and by nothing else. */

import { expect, test } from "vitest";
import { dropsOf, nameOf, type Place, type Thing, thingOf, whyNot } from "../src/games/onirim/places";
import type { OnirimView } from "../src/games/onirim/view";
import { LANGUAGES, say, texts } from "../src/lib/texts.svelte";

await texts.speakOf("onirim");

const viewOf = (texts: string[], drawn: Record<string, number> = {}): OnirimView =>
  ({ actions: texts.map((text, action) => ({ action, text })), drawn: { size: 1, cards: drawn } }) as unknown as OnirimView;
const drops = (view: OnirimView, thing: Thing) => Object.fromEntries(dropsOf(view, thing));

test("a card of the hand goes to the labyrinth or to the discard pile", () => {
  const view = viewOf(["play red sun", "discard red sun", "discard red moon", "play red sun from common"]);
  expect(drops(view, { card: "red sun", from: "hand" })).toEqual({ row: "play red sun", discard: "discard red sun" });
  expect(drops(view, { card: "red moon", from: "hand" })).toEqual({ discard: "discard red moon" });
  expect(drops(view, { card: "red sun", from: "common" })).toEqual({ row: "play red sun from common" });
});

test("a tower goes to an end of its row", () => {
  const view = viewOf(["play red tower 3 left", "play red tower 3 right", "discard red tower 3"]);
  expect(drops(view, { card: "red tower 3", from: "hand" })).toEqual({ left: "play red tower 3 left", right: "play red tower 3 right", discard: "discard red tower 3" });
});

test("a drawn door goes to the doors or to Limbo, and its key can be laid on it", () => {
  const view = viewOf(["open", "limbo"], { "blue door": 1 });
  expect(drops(view, { card: "blue door", from: "drawn" })).toEqual({ doors: "open", limbo: "limbo" });
  expect(drops(view, { card: "blue key", from: "hand" })).toEqual({ ask: "open" });
  expect(drops(view, { card: "red key", from: "hand" })).toEqual({});
});

test("a nightmare is given a key or a door, or is laid on the deck or the hand", () => {
  const view = viewOf(["give red key", "sacrifice blue door", "reveal five", "new hand"], { nightmare: 1 });
  expect(drops(view, { card: "red key", from: "hand" })).toEqual({ ask: "give red key" });
  expect(drops(view, { card: "blue door", from: "doors" })).toEqual({ ask: "sacrifice blue door" });
  expect(drops(view, { card: "nightmare", from: "drawn" })).toEqual({ deck: "reveal five", hand: "new hand" });
});

test("a door that may be taken goes to the doors or stays in the deck", () => {
  expect(drops(viewOf(["take", "leave"]), { card: "blue door", from: "drawn" })).toEqual({ doors: "take", deck: "leave" });
});

test("a happy dream opens the deck or the discard pile, and what it dispels leaves the game", () => {
  const view = viewOf(["dispel pair premonition", "reveal seven", "search"], { "happy dream": 1 });
  expect(drops(view, { card: "happy dream", from: "drawn" })).toEqual({ discard: "reveal seven", deck: "search" });
  expect(drops(view, { card: "pair premonition", from: "offered" })).toEqual({ out: "dispel pair premonition" });
});

test("the deck is tapped to draw from it, or to look at its cards", () => {
  expect(drops(viewOf(["draw", "cast parallel planning"]), { card: "", from: "drawn" })).toEqual({ deck: "draw" });
  expect(drops(viewOf(["look", "no look"]), { card: "", from: "drawn" })).toEqual({ deck: "look" });
});

test("offered cards go where their answer sends them", () => {
  const offered = (text: string, card: string) => drops(viewOf([text]), { card, from: "offered" });
  expect(offered("bin red door", "red door")).toEqual({ discard: "bin red door" });
  expect(offered("raise red sun", "red sun")).toEqual({ deck: "raise red sun" });
  expect(offered("pick red sun", "red sun")).toEqual({ hand: "pick red sun" });
  expect(offered("surrender red door", "red door")).toEqual({ limbo: "surrender red door" });
});

test("a thing is named and found again", () => {
  const thing: Thing = { card: "red tower 3", from: "common" };
  expect(thingOf(nameOf(thing))).toEqual(thing);
});

test("a page of the book of spells is laid on the discard pile that pays for it", () => {
  const view = viewOf(["cast dark prophecy", "play red sun"]);
  expect(drops(view, { card: "dark prophecy", from: "spell" })).toEqual({ discard: "cast dark prophecy" });
  expect(drops(view, { card: "flexible labyrinth", from: "spell" })).toEqual({});
  expect(thingOf(nameOf({ card: "dark prophecy", from: "spell" }))).toEqual({ card: "dark prophecy", from: "spell" });
});

test.each(LANGUAGES)("a place that never takes a card says so in %s", async (language) => {
  await texts.use(language);
  const view = { ...viewOf([]), seat: 0, rows: [[]], towers: [] } as unknown as OnirimView;
  const why = (card: string, place: Place) => whyNot(view, { card, from: "hand" }, place);
  const said = [why("red tower 3", "row"), why("red sun", "left"), why("red sun", "doors"), why("red sun", "limbo"), why("red sun", "deck"), why("red sun", "common"), why("red sun", "out")];
  expect(new Set(said).size).toBe(7);
});

test.each(LANGUAGES)("the drawn card, a spell and an offered card say why not in %s", async (language) => {
  await texts.use(language);
  const drawn = (card: string, actions: string[] = []) => ({ ...viewOf(actions, { [card]: 1 }), seat: 0, rows: [[]], towers: [] }) as unknown as OnirimView;
  const now = say("oni-why-not-now");
  const onDoor = whyNot(drawn("red door"), { card: "blue key", from: "hand" }, "ask");
  expect(onDoor).toContain(say("oni-card-red-key"));
  const onNightmare = whyNot(drawn("nightmare"), { card: "red sun", from: "hand" }, "ask");
  const spell = whyNot(drawn("nightmare"), { card: "dark prophecy", from: "spell" }, "limbo");
  const offered = whyNot(drawn("nightmare", ["bin red sun"]), { card: "red sun", from: "offered" }, "limbo");
  expect(new Set([now, onDoor, onNightmare, spell, offered]).size).toBe(5);
});
