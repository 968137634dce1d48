// Made by tools/views.py from src/reverie/core/view.py; do not edit.

/** A way to play. */
export interface SetupData {
  /** the game with its parts and variants, as it is typed */
  spelling: string;
  /** the number of seats */
  players: number;
  /** other choices by name */
  options: Record<string, string>;
}

/** A question. */
export interface Prompt {
  /** which question it is */
  name: string;
  /** the identifiers of the rules behind it */
  rules: string[];
  /** what the question is about, by name */
  arguments: Record<string, number | string>;
}

/** A legal action. */
export interface ActionData {
  /** its number */
  action: number;
  /** its notation, which is what a client answers with */
  text: string;
}

/** How a game ended. */
export interface ResultData {
  /** a score per seat */
  scores: number[];
  /** the seats that won; none where all have lost */
  winners: number[];
  /** why it was over, an identifier of the game */
  reason: string;
}

/** What a seat may know of a game. */
export interface View {
  /** of the views' form */
  version: number;
  /** the game's name */
  game: string;
  /** the way it is played */
  setup: SetupData;
  /** whose view it is, counted from 0; -2 for a spectator */
  seat: number;
  /** the number of the turn */
  turn: number;
  /** what the game waits for; `over` at the end */
  phase: string;
  /** the question this seat is asked, if it is asked */
  prompt: Prompt | null;
  /** the number of that question, which an answer names: how many this seat answered before */
  decision: number | null;
  /** the possible answers */
  actions: ActionData[];
  /** how it ended, once it has */
  result: ResultData | null;
}
