/** What goes over the wire, as docs/api.md tells it. */

import type { ResultData as Result, SetupData as Setup, View } from "./view-types";

export type { ActionData as Action, Prompt, ResultData as Result, SetupData as Setup, View } from "./view-types";

/** A game by the first word of its set-ups' spellings; `lib/games.svelte.ts` lists them. */
export type GameName = string;

export interface Seat {
  seat: number;
  shown: string;
  bot: string | null;
  you: boolean;
  free: boolean;
  /** What they chose to be drawn as; empty until they do. */
  portrait?: string;
  /** The bot that answers for this person as long as they are absent. */
  stand_in: string | null;
}

export interface Match {
  id: string;
  game: GameName;
  setup: Setup;
  status: "waiting" | "playing" | "finished" | "abandoned";
  kind: "casual" | "daily" | "circle" | "imported" | "offline" | "table";
  day: string | null;
  /** Whose deal it is, if a circle's. */
  circle: string | null;
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
  /** In seconds; null for as long as people like. */
  time_to_answer: number | null;
  /** The files of somebody's own that it is played with; `here` if they are on this device. */
  material: string | null;
}

/** What somebody shows of themselves; parts they hide are null, and `choice` is there only for themselves. */
export interface Profile {
  name: string;
  shown: string;
  portrait: string;
  since: number;
  games: number;
  favourites: { game: GameName; setup: Setup; games: number; wins: number }[] | null;
  names: { game: GameName; setup: Setup; name: number }[] | null;
  achievements: { id: string; game: GameName | null; at: number | null }[] | null;
  riddles: { rating: number; solved: number; tried: number } | null;
  circles: string[] | null;
  choice: { visible: boolean; hidden: string[] } | null;
}

/** How somebody is reminded of their turns; without `push_key` the server sends no notifications. */
export interface Reminders {
  push_key: string | null;
  /** Digests of the endpoints of their browsers. */
  browsers: string[];
  mail_possible: boolean;
  mail: string | null;
  mail_pending: string | null;
  /** Minutes after midnight; none if both are equal. */
  quiet: { start: number; end: number; zone: string };
}

/** How a person is there, and since when by the server's clock. */
export interface Presence {
  seat: number;
  state: "open" | "away" | "gone";
  since: number;
}

/** By when those who are asked should have answered, by the server's clock; who wants to end the match, who has waited on. */
export interface Clock {
  now: number;
  due: { seat: number; at: number }[];
  end: number[];
  waited: number[];
}

/** A browser somebody is signed in with. */
export interface SignedIn {
  id: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface Blocked {
  id: string;
  shown: string;
}

export interface Person {
  id: string;
  shown: string;
  name: string | null;
  language: string;
  guest: boolean;
  created: number;
  portrait: string;
}

/** A program of somebody's that plays. */
export interface Bot {
  id: string;
  shown: string;
  created: number;
}
/** The token is shown only this once. */
export interface BotToken extends Bot {
  token: string;
}

/** What is true of a set-up; generic parts branch on this, never on a game's name. */
export interface Facts {
  /** All seats win or lose together. */
  cooperative: boolean;
  simultaneous: boolean;
  hidden: boolean;
  /** At a real table, too: a player holds what another may not look at. */
  private_hands: boolean;
  /** Somebody can win or lose; else only the score counts. */
  winnable: boolean;
  /** What the value of an answer means: a chance to win, or a score to expect. */
  value: "chance" | "score";
  /** The scores of all seats make one score. */
  shared_score: boolean;
  lowest_score: number;
  highest_score: number;
}

/** A part of a set-up that people choose; the first value is the default, an empty one means "without". */
export interface Choice {
  name: string;
  values: string[];
  /** How the names of its messages begin. */
  messages: string;
}

export interface GameInfo {
  name: GameName;
  title: string;
  /** How the names of its messages begin. */
  messages: string;
  rules: number;
  first_setup: string;
  choices: Choice[];
  facts: Facts[];
  /** Every way to play: the chosen values that lead to it, and which of the facts hold. */
  setups: (Setup & { chosen: Record<string, string>; facts: number })[];
  /** The message of each event of the game. */
  events: Record<string, EventRow>;
  bots: string[];
  /** Where the game's messages lie, by language. */
  words: Record<string, string>;
  /** Where the sources of a game lie that the page's own engine does not have. */
  engine: string | null;
}

/** One argument of a message that tells an event; src/reverie/games/event_table.py says what each part is. */
export interface EventArgument {
  field?: string;
  item?: number;
  plus?: number;
  minus?: string;
  words?: Record<string, string>;
  message?: string;
  one?: string;
  between?: string;
  empty?: string;
  arguments?: Record<string, EventArgument>;
}

/** The message of one event. */
export interface EventRow {
  message?: string;
  arguments?: Record<string, EventArgument>;
  joins?: string[];
  gathers?: string;
  hidden?: string;
  none?: string;
  unsaid?: "always" | "own";
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

/** One answer of a hint, and what it is worth: a chance to win or a score to expect, as the facts say. */
export interface Advice {
  text: string;
  value: number;
  low: number;
  high: number;
  /** Where a game alone earns a name: the chance of each, the lowest first. */
  names: number[];
  reasons: Reason[];
  /** Of the best answer: what the next best has and it has not. */
  gives_up: Reason[];
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

/** Choices of one kind that cost something, said by the message `takeaway-` + kind, with the costliest of them. */
export interface Takeaway {
  kind: string;
  times: number;
  cost: number;
  entry: number;
  text: string;
  better: string;
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
  takeaways: Takeaway[];
  steps: StoryStep[];
}

export interface Analysis {
  status: "ready" | "working";
  stories: Story[];
  hindsight: Hindsight | null;
}

/** What somebody who knew the luck to come could have reached in a finished game; `message` says it in words, if there is anything to say. */
export interface Hindsight {
  message: string | null;
  measure: "win" | "score";
  result: number;
  best: number;
  sure: boolean;
  last: number | null;
  text: string | null;
  instead: string | null;
  tried: number;
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
  presence: Presence[];
  now: number;
  clock?: Clock;
  chat: ChatLine[];
  muted?: number[];
  own?: ToEnter;
  /** Everything that happened, after something earlier was changed. */
  log?: GameEvent[];
}

export interface MovedMessage {
  type: "moved";
  match: string;
  at: number;
  view: View | null;
  events: GameEvent[];
  undo: boolean;
  asking: Asking | null;
  /** Where several play, the seats whose answers are awaited. */
  asked?: number[];
  clock?: Clock;
  own?: ToEnter;
}

/** At a table with real cards or dice: what is to be entered next, and what a correction has set aside. */
export interface ToEnter {
  /** What chance is asked, if it is. */
  phase: string | null;
  /** What may have come, and how many of it there are; nothing for who does not see it. */
  outcomes: Record<string, number> | null;
  entries: number;
  aside: number;
  misfit: { number: number; actor: number; text: string | null; reason: string } | null;
}

/** One thing that was entered; its text is null where the person at the device may not know it. */
export interface OwnEntry {
  number: number;
  actor: number;
  text: string | null;
  auto: boolean;
}

/** Things that lie together on a real table. */
export interface Pile {
  name: string;
  things: [string, number][];
  seat: number | null;
  ordered: boolean;
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

/** The question of a riddle. */
export interface Riddle {
  name: string;
  game: GameName;
  setup: Setup;
  seat: number;
  view: View;
  /** If it is the riddle of that day. */
  day: string | null;
  answered: boolean;
}

/** A Glicko-2 rating, and its deviation. */
export interface Rating {
  value: number;
  deviation: number;
}

/** Riddles at a glance. */
export interface Riddles {
  day: { day: string; name: string; setup: Setup; solved: boolean | null } | null;
  rating: Rating;
  /** The rating after each of the last tries. */
  course: number[];
  tried: number;
  solved: number;
  streak: { now: number; longest: number };
  ladder: number;
  left: number;
  themes: { name: string; riddles: number; left: number }[];
}

/** An answer of a riddle: its worth with the standard error, and how far it is behind the best with the same luck. */
export interface RiddleAnswer {
  text: string;
  worth: number;
  error: number;
  games: number;
  behind: number;
  behind_error: number;
  reasons: Reason[];
}

/** What is said of a riddle once it was answered. */
export interface RiddleVerdict {
  solved: boolean;
  answer: string;
  best: string;
  tempting: string;
  measure: Facts["value"];
  answers: RiddleAnswer[];
  gives_up: Reason[];
  themes: string[];
  grade: number;
  strengths: Record<string, number>;
  riddle_rating: number;
  before: Rating | null;
  after: Rating | null;
  people: number;
  people_solved: number;
}

/** Two answers played on again. */
/** The story of a riddle's game so far, where it may be shown, and what the judge and a deep search say of each answer. */
export interface RiddleReview {
  stories: Story[];
  opinions: { text: string; judge: number; search: number }[];
}

export interface RiddleChallenge {
  games: number;
  best: number;
  best_error: number;
  other: number;
  other_error: number;
  behind: number;
  behind_error: number;
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
