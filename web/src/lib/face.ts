/** What the shell needs to know of a game; one folder a game holds everything else about it. */

import type { Component } from "svelte";
import type { IconName } from "../parts/Icon.svelte";
import type { Moment } from "./beats.svelte";
import type { Session } from "./session.svelte";
import type { Called } from "./telling";
import type { GameEvent, GameName, Match, Reason, Setup, View } from "./types";

/** An answer as people read it: a short label, and where that says too little what it leads to. */
export interface Answer {
  label: string;
  detail?: string;
}

export interface Ending {
  won: boolean | null;
  title: string;
  lines: string[];
}

/** What a game's table is given. It draws `session.view`, tells `session.news`, and answers with `session.act(text)`. */
export interface TableProps {
  session: Session;
  face: Face;
}

/** What a pad is given: what may have come with how many there are, and what to do with what came. */
export interface PadProps extends Record<string, unknown> {
  outcomes: Record<string, number>;
  onchosen: (text: string) => void;
}

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** A page of a game's own, at an address of its own. */
export interface GamePage {
  title(): string;
  /** One short sentence and a sign, for home. */
  about(): string;
  icon: IconName;
  /** `rest` is what follows in the address, part by part. */
  screen: () => Loaded<{ rest: readonly string[] }>;
}

/** What the house shows of a game before anybody sits down to it: small, and there from the beginning. */
export interface Front {
  /** The picture on its door. */
  door: Component;
  /** One sentence on what it is. */
  pitch(): string;
  /** What to choose before a game, for the set-up page. */
  setup: () => Loaded<{ game: GameName; /** With real cards or dice: everybody sits at one table. */ own?: boolean }>;
  setupTitle(setup: Setup): string;
  /** About how long a game takes, in minutes; none where nobody has measured it. */
  minutes(setup: Setup): number | null;
  /** A score in words: `34 points`. */
  score(n: number, won: boolean): string;
  /** What tells equal scores of the same deal apart, in words: `12 cards left`; empty where nothing does. */
  tieBreaks?(values: readonly number[]): string;
  /** What the mean of scores is called: `points on average`. */
  mean(): string;
  /** The names a game alone can earn, the lowest first; none where there are none. */
  names(setup: Setup): string[];
  /** A lesson's picture, by its name. */
  emblem: () => Loaded<{ picture: string }>;
  /** What the pictures of a page share, to be drawn once on it. */
  shared?: () => Loaded<Record<string, never>>;
  /** Pages of its own, by the first part of their addresses. */
  pages?: Readonly<Record<string, GamePage>>;
  /** The notes of its ambience, in hertz. */
  scale: readonly number[];
}

/** Where on a table the things are that a lesson speaks of, and where the next click of its move is. */
export interface Pointing {
  elements(root: ParentNode, show: string): Element[];
  next(root: ParentNode, move: string): Element[];
  /** Whether the words need the whole width above the table. */
  wide(setup: Setup): boolean;
  /** Whether an answer is one of several that make one thing to do, such as an order of cards. */
  joined(move: string): boolean;
  /** Such answers as one. */
  together(moves: readonly string[]): string;
}

/** A game at the table; loaded when it is first sat down at. */
export interface Face {
  name: GameName;
  /** Fetch what a match is played with, before its table is drawn; null if everything is here. */
  prepare?(match: Match): Promise<void> | null;
  table: Component<TableProps>;
  /** What is asked, in one sentence. */
  question(view: View): string;
  /** A legal action in words. */
  answer(view: View, text: string): Answer;
  /** The rule behind the question, as paragraphs. */
  rule(view: View): string[];
  /** What chance gave, or what lies in a pile, in words. */
  outcome(text: string): string;
  /** The ways to say what chance gave; without one it is chosen from a list. */
  pad?: () => Loaded<PadProps>;
  /** What happened, in sentences, for the log and the screen reader. */
  tell(events: readonly GameEvent[], view: View, called?: Called): string[];
  /** The same as moments, one after another, each with the time it is looked at. */
  moments(events: readonly GameEvent[], view: View, called?: Called): Moment[];
  /** A moment that is worth one, drawn over the table. */
  scene?: () => Loaded<{ moment: Moment; view: View }>;
  /** Whether a question with one answer may be answered for the player. */
  obvious(view: View): boolean;
  /** How it ended; `called` names a seat. */
  ending(view: View, called: (seat: number) => string): Ending;
  /** How the table looked at the end, small. */
  picture: () => Loaded<{ view: View; /** To be sent to people who may still play the same game. */ shared?: boolean }>;
  /** The end as a scene over the whole page; without one the page goes straight to what can be read. */
  finale?: () => Loaded<{ view: View; won: boolean | null }>;
  /** How far the game is, in a few words. */
  progress(view: View): string;
  /** What the game is about, in one sentence, for somebody's first game. */
  goal(view: View): string;
  /** What to do at this question, in a sentence or two, for somebody's first game; nothing where there is nothing to say. */
  coach(view: View): string | null;
  /** The message of a tip against this answer, if it is one that beginners give too often. */
  mistake(view: View, text: string): string | null;
  /** What was left undone, in sentences. */
  left(view: View): string[];
  /** One value of a reason in words; nothing where it is said as it is. */
  reasonPart(name: string, value: string, reason: Reason): string | null;
  /** Why an answer is best where no single reason says it: the rest of a sentence whose subject is the answer. */
  onTheWhole(): string;
  pointing: Pointing;
}
