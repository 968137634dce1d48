/** How a game of Onirim ended, in sentences. */

import type { Ending } from "../../lib/face";
import { say, texts } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { COLOURS } from "./cards";
import { asOnirim } from "./view";

export function ending(view: View, called: (seat: number) => string): Ending {
  const result = view.result!;
  const won = result.winners.length > 0;
  const doors = result.scores.reduce((sum, n) => sum + n, 0);
  const lines = [say(`oni-over-${result.reason}`), say("oni-end-doors", { n: doors })];
  if (result.scores.length > 1)
    lines.push(...result.scores.map((n, seat) => `${called(seat)}: ${n}`));
  return { won, title: say(won ? "oni-won" : "oni-lost"), lines };
}

/** The doors that were not found, and what the deck still held. */
export function left(given: View): string[] {
  const view = asOnirim(given);
  const each = view.setup.players === 1 ? 2 : 1;
  const missing = COLOURS.flatMap((colour) => {
    const n = view.doors.reduce((sum, doors) => sum + Math.max(0, each - (doors[`${colour} door`] ?? 0)), 0);
    return n === 0 ? [] : [say(`why-doors-${colour}`, { n })];
  });
  const out = missing.length > 0 ? [say("web-oni-left-doors", { doors: texts.listed(missing) })] : [];
  if (view.deck.size > 0) out.push(say("web-oni-left-deck", { n: view.deck.size, nightmares: view.deck.unseen.nightmare ?? 0 }));
  return out;
}
