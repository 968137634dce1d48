/** What Onirim's view holds besides what every view does; src/reverie/onirim/view.py writes it. */

import type { View } from "../lib/types";
import type { Colour, Counts } from "./cards";

export interface DeckEntry {
  card: string | null;
  known: number;
}

export interface Hand {
  cards: Counts;
  hidden: number;
  told: Counts;
  public: Counts;
}

export interface OnirimView extends View {
  active: number;
  winnable: boolean;
  deck: { size: number; top: DeckEntry[]; bottom: DeckEntry[]; unseen: Counts; odds: Counts };
  limbo: Counts;
  discard: Counts;
  out: Counts;
  drawn: { size: number; cards: Counts | null };
  looked: { size: number; cards: Counts | null };
  resolving: Counts;
  hands: Hand[];
  common: Counts;
  revealed: Counts;
  rows: string[][];
  series: number[];
  doors: Partial<Record<Colour, number>>[];
  towers: string[];
  goals: { colour: Colour; open: boolean }[];
  first_goal: number;
  premonitions: Counts;
  premonition_pile: number;
  spell_costs: number[];
  steps: [string, number][];
}

export const asOnirim = (view: View): OnirimView => view as OnirimView;

/** Whether a part of the game is in play: `book`, `towers`, `dreams`. */
export function plays(view: View, part: string): boolean {
  return view.setup.spelling.split("+").some((one) => one.split(":")[0] === part);
}
