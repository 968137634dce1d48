/** Which cards go from where to where when something happens: what the table tells by moving. */

import type { GameEvent } from "../../lib/types";
import type { Counts } from "./cards";

export type Place = "deck" | "hand" | "ask" | "discard" | "limbo" | "doors" | "towers" | "row" | "partner-hand" | "partner-row";

export interface Flight {
  card: string | null;
  from: Place;
  to: Place;
  /** Turned face up on the way. */
  flips: boolean;
}

const MOST = 8;

interface Way {
  from: Place;
  to: Place;
  flips?: boolean;
  back?: boolean;
}

const WAYS: Record<string, Way> = {
  discarded: { from: "hand", to: "discard" },
  binned: { from: "ask", to: "discard" },
  "put back": { from: "ask", to: "deck", back: true },
  limbo: { from: "ask", to: "limbo" },
  "limbo returns": { from: "limbo", to: "deck", back: true },
  revealed: { from: "deck", to: "discard", flips: true },
  "discarded from deck": { from: "deck", to: "discard", flips: true },
  "hand discarded": { from: "hand", to: "discard" },
  "tower lost": { from: "towers", to: "discard" },
};

/** What a partner does with cards one may see. */
const PARTNERS: Record<string, Way> = {
  played: { from: "partner-hand", to: "partner-row" },
  discarded: { from: "partner-hand", to: "discard" },
  drawn: { from: "deck", to: "partner-hand" },
  "hand discarded": { from: "partner-hand", to: "discard" },
  paid: { from: "partner-hand", to: "discard" },
  limbo: { from: "deck", to: "limbo" },
};

/** The card of a discard pile that was laid there last, as far as is known: a view counts its cards, and the log tells when. */
export function lastDiscarded(log: readonly GameEvent[], pile: Counts): string | null {
  for (const event of log.toReversed()) {
    if (WAYS[event.event]?.to !== "discard") continue;
    const cards = (Array.isArray(event.cards) ? event.cards : [event.card]) as (string | null | undefined)[];
    const card = cards.findLast((one) => one != null && (pile[one] ?? 0) > 0);
    if (card) return card;
  }
  return null;
}

/** At most a handful, in the order they happened, one's own and a partner's. */
export function flightsOf(events: readonly GameEvent[], seat: number): Flight[] {
  const out: Flight[] = [];
  for (const event of events) {
    const cards = (Array.isArray(event.cards) ? event.cards : [event.card ?? null]) as (string | null)[];
    if (event.event === "drawn" && event.seat === seat) {
      const kept = event.card !== null && !/door|nightmare|dream/.test(String(event.card));
      out.push({ card: event.card as string | null, from: "deck", to: kept ? "hand" : "ask", flips: event.card !== null });
    } else if (event.event === "door gained" && event.seat === seat) out.push({ card: `${String(event.colour)} door`, from: "ask", to: "doors", flips: false });
    else if (event.event === "door lost" && event.seat === seat) out.push({ card: `${String(event.colour)} door`, from: "doors", to: "limbo", flips: false });
    else {
      const other = event.seat !== undefined && event.seat !== seat;
      const way: Way | undefined = (other ? PARTNERS : WAYS)[event.event];
      if (way) for (const card of cards) out.push({ card: way.back ? null : card, from: way.from, to: way.to, flips: way.flips ?? false });
    }
  }
  return out.slice(0, MOST);
}
