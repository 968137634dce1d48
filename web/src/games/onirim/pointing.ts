/** Where on Onirim's table the things are that a lesson speaks of. */

import type { Pointing } from "../../lib/face";
import { objectOf } from "./cards";
import { cardName } from "./words";

/** What the table calls what a lesson shows. */
const PLACES: Record<string, string> = {
  doors: ".table > .doors section:first-child ul",
  goals: ".table > .doors .goals",
  hand: ".hands > section ul",
  row: ".labyrinth section",
  deck: ".table > .deck",
  limbo: ".stacks .veil",
  discard: ".stacks .veil + .pile",
  spells: ".piles section:has(.page)",
  towers: ".tower-row section",
  premonitions: ".premonitions ul",
  answers: ".ask .answers",
  common: ".common",
  partner: ".partner",
  revealed: ".ask .words > ul",
};

/** Cards are put back, or to the bottom, one by one; to people that is one order. */
const joined = (move: string): boolean => /^(put|sink) /.test(move);

export const pointing: Pointing = {
  elements: (root, show) => [...root.querySelectorAll(PLACES[show] ?? "nothing")],
  next(root, move) {
    const first = (selector: string) => [...root.querySelectorAll(selector)].slice(0, 1);
    const answer = first(`[data-answer="${move}"]:not(:disabled)`);
    if (answer.length > 0) return answer;
    if (joined(move)) return first(".ordering");
    const from = move.endsWith(" from common") ? ".common" : "> section";
    return first(`.hands ${from} [data-card="${objectOf(move)}"]`);
  },
  wide: () => false,
  joined,
  together: (moves) => moves.map((move) => cardName(objectOf(move))).join(" → "),
};
