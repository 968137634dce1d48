/** What goes over the wire, as docs/api.md tells it. */

export type GameName = "onirim" | "daydream";

export interface Setup {
  spelling: string;
  players: number;
  options: Record<string, string>;
}

export interface Seat {
  seat: number;
  shown: string;
  bot: string | null;
  you: boolean;
  free: boolean;
}

export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Match {
  id: string;
  game: GameName;
  setup: Setup;
  status: "waiting" | "playing" | "finished" | "abandoned";
  kind: "casual" | "daily" | "imported" | "offline";
  day: string | null;
  open: boolean;
  watch: boolean;
  created: number;
  updated: number;
  seats: Seat[];
  seat: number | null;
  owner: boolean;
  asked: number[];
  your_turn: boolean;
  result: Result | null;
  forked: boolean;
  code: string | null;
  commitment: string;
  next: string | null;
}

export interface Person {
  id: string;
  shown: string;
  name: string | null;
  language: string;
  guest: boolean;
  created: number;
}

export interface GameInfo {
  name: GameName;
  rules: number;
  setups: Setup[];
  bots: string[];
}

export interface Action {
  action: number;
  text: string;
}

/** What both games' views have in common; each game's folder says what else there is in its own. */
export interface View {
  version: number;
  game: GameName;
  setup: Setup;
  seat: number;
  turn: number;
  phase: string;
  prompt: { name: string; rules: string[] } | null;
  decision: number | null;
  actions: Action[];
  result: Result | null;
}

export interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: unknown;
}

export interface Asking {
  seat: number;
  agreed: number[];
}

export interface ChatLine {
  seat: number;
  shown: string;
  text: string;
  at: number;
}

/** One answer of a hint: what it is worth (Onirim: the chance to win; Daydream: the points to expect). */
export interface Advice {
  text: string;
  value: number;
  low: number;
  high: number;
}

/** The best answer, under the name the tables look for. */
export interface Hint extends Advice {
  answer: string;
}

export interface TableMessage {
  type: "table";
  match: string;
  at: number;
  view: View | null;
  events: GameEvent[];
  table: Match;
  undo: boolean;
  asking: Asking | null;
  here: number[];
  chat: ChatLine[];
}

export interface MovedMessage {
  type: "moved";
  match: string;
  at: number;
  view: View | null;
  events: GameEvent[];
  undo: boolean;
  asking: Asking | null;
}

export interface DailyGame {
  game: GameName;
  setup: Setup;
  commitment: string;
  seed: string | null;
  match: string | null;
  result: Result | null;
  streak: number;
}

export interface Daily {
  day: string;
  ends: number;
  games: DailyGame[];
}

export interface Sums {
  games: number;
  wins: number;
  best: number;
  mean: number;
  doors: number;
  names: Record<string, number>;
  streak: number;
  best_streak: number;
}

export interface SetupStatistics {
  game: GameName;
  setup: string;
  players: number;
  all: Sums;
  weeks: (Sums & { week: string })[];
}

export interface LessonSummary {
  name: string;
  game: GameName;
  setup: Setup;
  picture: string;
  steps: number;
}

/** One step of a lesson: the name of its text, what to point at, and what the learner answers. */
export interface LessonStep {
  name: string;
  show: string[];
  moves: string[];
}

/** A scripted game: how it begins, and how it stands after each of the learner's moves. */
export interface Lesson {
  name: string;
  game: GameName;
  setup: Setup;
  seat: number;
  steps: LessonStep[];
  frames: { view: View; events: GameEvent[] }[];
}
