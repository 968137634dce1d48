// Made by tools/views.py from src/reverie/games/onirim/view_types.py; do not edit.

import type { View } from "../../lib/view-types";

/** A goal of the Book. */
export interface Goal {
  /** of the door it asks for */
  colour: "red" | "blue" | "green" | "brown";
  /** whether that door is still to be gained */
  open: boolean;
}

/** Something the rules have still to do. */
export interface StepData {
  /** which step it is */
  name: string;
  /** what the step keeps; a question's arguments are named in `prompt` */
  argument: number;
}

/** A card of the deck whose place is known to somebody. */
export interface DeckEntry {
  /** its name, if this seat knows it */
  card: string | null;
  /** who knows it: the sum of 1 << seat, and 4 for all spectators */
  known: number;
}

/** The deck as far as the seat knows it. */
export interface Deck {
  /** the number of its cards */
  size: number;
  /** cards on top whose place is known to somebody, the topmost first */
  top: DeckEntry[];
  /** cards at the bottom whose place is known to somebody, the topmost first */
  bottom: DeckEntry[];
  /** the cards whose place this seat does not know, in the deck or in a hidden hand */
  unseen: Record<string, number>;
  /** the chance of each card to be drawn next */
  odds: Record<string, number>;
}

/** Cards that lie aside for a moment. */
export interface Aside {
  /** the number of them */
  size: number;
  /** the cards, unless they are hidden from this seat */
  cards: Record<string, number> | null;
}

/** A personal hand. */
export interface Hand {
  /** the cards of it that this seat knows */
  cards: Record<string, number>;
  /** the number of its other cards */
  hidden: number;
  /** of a hand of one's own in a silent game: what the partner knows of it */
  told: Record<string, number>;
  /** in a silent game: what everybody knows of it */
  public: Record<string, number>;
}

/** What a seat may know of a game of Onirim. */
export interface OnirimView extends View {
  /** the seat whose turn it is */
  active: number;
  /** who knows the drawn card, as for cards of the deck; 0 for no card */
  drawn_known: number;
  /** who sees the cards looked at, as for cards of the deck; 0 for no card */
  looked_known: number;
  /** the labyrinth rows by seat, the first card first */
  rows: string[][];
  /** by seat, the cards of one colour at the end of the row that count towards a door */
  series: number[];
  /** the tower row from left to right */
  towers: string[];
  /** the goals of the Book from left to right */
  goals: Goal[];
  /** places in `goals` of lost doors that come first again, the next one last */
  reopened: number[];
  /** what the rules have still to do, the next step last */
  steps: StepData[];
  /** False once a card that the win needs can never come back */
  winnable: boolean;
  /** the deck */
  deck: Deck;
  /** the Limbo pile */
  limbo: Record<string, number>;
  /** the discard pile */
  discard: Record<string, number>;
  /** cards out of the game */
  out: Record<string, number>;
  /** the card just drawn, or offered for a swap, that is not placed yet */
  drawn: Aside;
  /** cards taken from the deck to be looked at */
  looked: Aside;
  /** the dream that is being resolved */
  resolving: Record<string, number>;
  /** the personal hands by seat */
  hands: Hand[];
  /** the common hand of two players */
  common: Record<string, number>;
  /** the open cards from which two players pick their first hands */
  revealed: Record<string, number>;
  /** the doors gained by seat */
  doors: Record<string, number>[];
  /** the place in `goals` of the door that comes next */
  first_goal: number | null;
  /** the Dark Premonitions face up */
  premonitions: Record<string, number>;
  /** the number of premonitions face down */
  premonition_pile: number;
  /** what each spell of the Book costs; zeros without the Book */
  spell_costs: number[];
  /** the number of decisions this seat has answered; null for a spectator */
  answered: number | null;
}
