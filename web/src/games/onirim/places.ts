/** Where on the table an answer lies: which place a thing is moved to so that the answer is given. */

import { colourOf, objectOf, sortOf } from "./cards";
import { say } from "../../lib/texts.svelte";
import type { OnirimView } from "./view";
import { cardName, drawnCard, whyNotPlayed } from "./words";

/** Places something can be laid on. `ask` is where the drawn card lies: a nightmare, or a door. */
export const PLACES = ["row", "left", "right", "discard", "deck", "limbo", "doors", "hand", "common", "out", "ask"] as const;
export type Place = (typeof PLACES)[number];

/** What is moved: a card, and where it lies now; or a page of the book of spells. */
export interface Thing {
  card: string;
  from: "hand" | "common" | "drawn" | "offered" | "doors" | "spell";
}

/** Lays a thing on a place; what that answers is settled later. */
export type Drop = (thing: Thing, place: string) => Promise<unknown> | undefined;

/** The place of an answer about a card, by its verb. */
const CARD_PLACES: Record<string, Place> = {
  play: "row",
  discard: "discard",
  give: "ask",
  sacrifice: "ask",
  bin: "discard",
  drop: "discard",
  shed: "discard",
  lose: "discard",
  raise: "deck",
  fetch: "deck",
  pick: "hand",
  for: "hand",
  swap: "common",
  pay: "out",
  surrender: "limbo",
  dispel: "out",
};
/** The place of an answer about the card just drawn, or about the deck itself. */
const DRAWN_PLACES: Record<string, Place> = {
  open: "doors",
  "open from common": "doors",
  limbo: "limbo",
  keep: "hand",
  share: "common",
  "reveal five": "deck",
  "new hand": "hand",
  take: "doors",
  leave: "deck",
  draw: "deck",
  look: "deck",
  search: "deck",
  "reveal seven": "discard",
};

export const nameOf = (thing: Thing): string => `${thing.from} ${thing.card}`;
export function thingOf(name: string): Thing {
  const [from] = name.split(" ") as [Thing["from"]];
  return { from, card: name.slice(from.length + 1) };
}

function placeOf(text: string, thing: Thing): Place | null {
  // The discard pile pays for a spell: its page is laid there.
  if (thing.from === "spell") return text === `cast ${thing.card}` ? "discard" : null;
  const card = objectOf(text);
  if (thing.from === "drawn") return card === "" ? (DRAWN_PLACES[text] ?? null) : null;
  const common = text.endsWith(" from common");
  // A key opens the door it is laid on.
  if (text.startsWith("open") && sortOf(thing.card) === "key") return common === (thing.from === "common") ? "ask" : null;
  if (card !== thing.card || common !== (thing.from === "common")) return null;
  const end = / (left|right)(?: from common)?$/.exec(text)?.[1];
  if (end) return end as Place;
  const place = CARD_PLACES[text.split(" ")[0]!] ?? null;
  return place === "ask" && thing.from === "offered" ? null : place;
}

/** The answers that moving this thing can give, by place. */
export function dropsOf(view: OnirimView, thing: Thing): Map<Place, string> {
  const found = new Map<Place, string>();
  const right = (text: string): boolean => !text.startsWith("open") || thing.from === "drawn" || drawnCard(view).split(" ")[0] === thing.card.split(" ")[0];
  for (const { text } of view.actions) {
    const place = placeOf(text, thing);
    if (place !== null && right(text) && !found.has(place)) found.set(place, text);
  }
  return found;
}

/** Places that take no card from a hand, whatever the card. */
const NEVER: Partial<Record<Place, string>> = {
  doors: "web-oni-why-doors",
  limbo: "web-oni-why-limbo",
  deck: "web-oni-why-deck",
  common: "web-oni-why-common",
  out: "web-oni-why-out",
};

/** Why a thing cannot be laid there. */
export function whyNot(view: OnirimView, thing: Thing, place: Place): string {
  if (thing.from === "spell") return say("web-oni-why-spell");
  const held = thing.from === "hand" || thing.from === "common";
  if (place === "ask" && (held || thing.from === "doors")) return whyNotOnDrawn(view);
  const tower = sortOf(thing.card) === "tower";
  const ends = place === "left" || place === "right";
  if (held && tower && place === "row") return say("web-oni-why-tower-row");
  if (held && !tower && ends) return say("web-oni-why-towers");
  const never = held || place === "doors" ? NEVER[place] : undefined;
  if (never) return say(never);
  if (!held && dropsOf(view, thing).size > 0) return say("web-oni-why-lit");
  return whyNotPlayed(view, thing.card, place === "left" ? "left" : "right", place !== "row" && !ends);
}

/** Why the card just drawn does not take what is laid on it. */
function whyNotOnDrawn(view: OnirimView): string {
  const drawn = drawnCard(view);
  if (sortOf(drawn) === "door") return say("web-oni-why-key", { key: cardName(`${colourOf(drawn)} key`) });
  return say(sortOf(drawn) === "nightmare" ? "web-oni-why-nightmare" : "oni-why-not-now");
}
