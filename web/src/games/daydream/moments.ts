/** What happened in Daydream, moment after moment, and how long each is looked at. */

import type { Moment } from "../../lib/beats.svelte";
import { type Called, sentences } from "../../lib/telling";
import type { GameEvent, View } from "../../lib/types";

/** Milliseconds that a moment is looked at; what is not named here is shown by the sheet alone, without a pause. */
const TIMES: Record<string, number> = { rolled: 500, row: 600, line: 500, object: 700, played: 550, constellation: 450, note: 450, polaroid: 450, moon: 450, frames: 450, thorn: 450, conceded: 600 };
const PASSING = 400;

export const moments = (events: readonly GameEvent[], view: View, called?: Called): Moment[] =>
  sentences(events, view, called).map(({ text, events }) => {
    const long = TIMES[events[0]!.event];
    return { text, events, long: long ?? PASSING, staged: long !== undefined };
  });
