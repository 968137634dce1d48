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

/** A program of somebody's that plays. */
export interface Bot {
  id: string;
  shown: string;
  created: number;
}
/** The token is told this once. */
export interface BotToken extends Bot {
  token: string;
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
  /** Daydream alone, alone at the table: the chance of each name, the lowest first. */
  names: number[];
  reasons: Reason[];
}

/** One thing that is true of an answer; `lib/reasons.ts` says it in words. */
export interface Reason {
  kind: string;
  values: Record<string, string | number>;
}

/** The best answers, the best first; `answer` is the best one's text, under the name the tables look for. */
export interface Hint {
  answer: string;
  answers: Advice[];
}

/** One decision of a finished game: what it was worth before and after the choice, and what chance did before it. */
export interface StoryStep {
  entry: number;
  seat: number;
  text: string;
  better: string | null;
  before: number;
  after: number;
  luck: number;
  skill: number;
  reasons: Reason[];
}

/** The decisions of one side of a finished game. */
export interface Story {
  seats: number[];
  measure: "win" | "score";
  start: number;
  end: number;
  luck: number;
  skill: number;
  last_luck: number;
  accuracy: number;
  accuracies: Record<string, number>;
  costliest: number[];
  steps: StoryStep[];
}

export interface Analysis {
  status: "ready" | "working";
  stories: Story[];
}

/** A finished match beside one's own earlier games of that set-up. */
export interface Comparison {
  score: number;
  won: boolean;
  name: number | null;
  forked: boolean;
  games: number;
  best: number | null;
  mean: number | null;
  first: boolean;
  record: boolean;
  place: number | null;
  streak: number;
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
  muted?: number[];
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
  result: { score: number; won: boolean; name: number | null } | null;
  streak: { now: number; longest: number };
}

export interface Daily {
  day: string;
  ends: number;
  games: DailyGame[];
}

/** A line of a day's leaderboard. */
export interface Try {
  shown: string;
  you: boolean;
  won: boolean;
  score: number;
  decisions: number;
  rank: number;
}

export interface Sums {
  games: number;
  wins: number;
  best: number | null;
  mean: number | null;
  doors: number;
  /** How often each solo name was earned, the lowest first. */
  names: number[];
  streak: number;
  best_streak: number;
  forked: number;
}

export interface SetupStatistics {
  game: GameName;
  setup: string;
  players: number;
  options: Record<string, string>;
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
