/** What happened in Onirim, moment after moment: how long each is looked at, and which need no showing. */

import type { Moment } from "../../lib/beats.svelte";
import { type Called, sentences } from "../../lib/telling";
import type { GameEvent, View } from "../../lib/types";

/** Milliseconds that a moment is looked at: what decides a night, what is worth a look, and the rest. */
const [GREAT, FAIR, SMALL] = [700, 550, 400];
const TIMES: Record<string, number> = {
  "door gained": GREAT,
  "door lost": GREAT,
  "hand discarded": GREAT,
  "premonition strikes": GREAT,
  "tower lost": GREAT,
  "goal reached": FAIR,
  "goal reopened": FAIR,
  "premonition revealed": FAIR,
  "premonition dispelled": FAIR,
  "tower built": FAIR,
  "limbo returns": FAIR,
  "discarded from deck": FAIR,
  revealed: FAIR,
  spell: FAIR,
  prophecy: FAIR,
};
/** What one has just done oneself needs no telling: the table shows it. */
const PLAIN = new Set(["turn", "drawn", "played", "discarded", "paid", "limbo", "put back", "binned", "raised", "picked", "swapped", "fetched"]);

function momentOf(text: string, events: readonly GameEvent[], viewer: number): Moment {
  const { event, seat } = events[0]!;
  const dark = events.some((one) => one.event === "drawn" && one.card === "nightmare");
  const staged = dark || (event !== "turn" && event !== "over" && !(PLAIN.has(event) && seat === viewer));
  return { text, events, long: dark ? GREAT : (TIMES[event] ?? SMALL), staged };
}

export const moments = (events: readonly GameEvent[], view: View, called?: Called): Moment[] =>
  sentences(events, view, called).map(({ text, events }) => momentOf(text, events, view.seat));
