/** What happened in Onirim, in sentences. */

import type { Ending } from "../lib/face";
import { say, texts, type Values } from "../lib/texts.svelte";
import type { GameEvent, View } from "../lib/types";
import { COLOURS, slug } from "./cards";
import { asOnirim } from "./view";
import { aCard, cardName, colourName, premonition, some, spellName } from "./words";

const REASONS: Record<string, string> = {
  "every door is open": "won",
  "the deck is empty": "deck",
  conceded: "conceded",
};

type Cards = (string | null)[];

/** Cards drawn or discarded one by one make one sentence. */
function together(one: GameEvent, other: GameEvent): boolean {
  if (one.event !== other.event || one.seat !== other.seat || "end" in one) return false;
  if ("card" in one) return (one.card === null) === (other.card === null);
  return one.event === "revealed";
}

export function tell(events: readonly GameEvent[], view: View): string[] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last && together(last.at(-1)!, event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map((group) => sentence(group, view.seat));
}

function sentence(group: GameEvent[], viewer: number): string {
  const data = group[0]!;
  const name = data.event;
  if (name === "gone back") return say("web-event-gone-back");
  if (name === "over") return say(`oni-over-${reasonOf(String(data.reason))}`);
  let message = `oni-event-${slug(name)}`;
  const values: Values = {};
  if (typeof data.seat === "number") {
    values.who = data.seat === viewer ? "you" : "other";
    values.player = data.seat + 1;
  }
  if ("card" in data || "cards" in data) {
    const cards = group.flatMap((one) => ("cards" in one ? (one.cards as Cards) : [one.card as string | null]));
    const known = cards.filter((card) => card !== null);
    values.n = cards.length;
    if (known.length < cards.length) message += "-hidden";
    else if (known.length === 0) message += "-none";
    else values.cards = name === "put back" ? known.map(cardName).join(", ") : some(known);
  }
  if (typeof data.colour === "string") {
    values.door = aCard(`${data.colour} door`);
    values.colour = colourName(data.colour);
  }
  if (Array.isArray(data.colours)) values.colours = data.colours.map((colour) => colourName(String(colour))).join(", ");
  if (typeof data.premonition === "string") {
    values.name = cardName(data.premonition);
    values.text = premonition(data.premonition);
  }
  if (typeof data.spell === "string") values.spell = spellName(data.spell);
  for (const field of ["given", "got"]) if (typeof data[field] === "string") values[field] = aCard(data[field]);
  for (const field of ["turn", "goal", "first", "second", "end"])
    if (field in data) values[field] = data[field] as string | number;
  return say(message, values);
}

export function reasonOf(reason: string): string {
  return REASONS[reason] ?? "deck";
}

export function ending(view: View): Ending {
  const result = view.result!;
  const won = result.winners.length > 0;
  const doors = result.scores.reduce((sum, n) => sum + n, 0);
  const lines = [say(`oni-over-${reasonOf(result.reason)}`), say("oni-end-doors", { n: doors })];
  if (result.scores.length > 1)
    lines.push(...result.scores.map((n, seat) => say("oni-end-doors-of", { player: seat + 1, n })));
  return { won, title: say(won ? "oni-won" : "oni-lost"), lines };
}

/** The doors that were not found, and what the deck still held. */
export function left(given: View): string[] {
  const view = asOnirim(given);
  const each = view.setup.players === 1 ? 2 : 1;
  const missing = COLOURS.flatMap((colour) => {
    const n = view.doors.reduce((sum, doors) => sum + Math.max(0, each - (doors[colour] ?? 0)), 0);
    return n === 0 ? [] : [say(`why-doors-${colour}`, { n })];
  });
  const out = missing.length > 0 ? [say("web-oni-left-doors", { doors: texts.listed(missing) })] : [];
  if (view.deck.size > 0) out.push(say("web-oni-left-deck", { n: view.deck.size, nightmares: view.deck.unseen.nightmare ?? 0 }));
  return out;
}
