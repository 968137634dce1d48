/** What the shell needs to know of a game; one folder a game holds everything else about it. */

import type { Component } from "svelte";
import type { Session } from "./session.svelte";
import type { GameEvent, GameName, Setup, View } from "./types";

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

export interface Face {
  name: GameName;
  /** The table, loaded when it is first sat down at. */
  table: () => Promise<{ default: Component<TableProps> }>;
  /** What to choose before a game, for the set-up page. */
  setup: () => Promise<{ default: Component<Record<string, never>> }>;
  /** What is asked, in one sentence. */
  question(view: View): string;
  /** A legal action in words. */
  answer(view: View, text: string): Answer;
  /** The rule behind the question, as paragraphs. */
  rule(view: View): string[];
  /** What happened, in sentences, for the log and the screen reader. */
  tell(events: readonly GameEvent[], view: View): string[];
  ending(view: View): Ending;
  /** How the table looked at the end, small. */
  picture: () => Promise<{ default: Component<{ view: View }> }>;
  /** The names a game alone can earn, the lowest first; none where there are none. */
  names(setup: Setup): string[];
  /** What was left undone, in sentences. */
  left(view: View): string[];
  setupTitle(setup: Setup): string;
}
