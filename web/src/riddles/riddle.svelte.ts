/** A riddle at a table: to the table it is a session with one question, whose answer is given once it is confirmed. */

import { QuietSession } from "../lib/quiet-session";
import { scriptedMatch } from "../lib/scripted-match";
import { botName } from "../lib/texts.svelte";
import type { Match, Riddle, View } from "../lib/types";

export class RiddleGame extends QuietSession {
  view = $state.raw<View>(null!);
  /** The answer that was chosen, until it is given or thought over. */
  chosen = $state<string | null>(null);
  /** Whether the answer is on its way or there: the table asks no more. */
  done = $state(false);
  readonly match: Match;
  readonly news = null;
  readonly log = [];
  readonly muted = [];
  readonly taking = null;
  readonly error = null;
  readonly spectator = false;
  readonly over = false;
  readonly called = (seat: number): string => this.match.seats[seat]?.shown ?? "";

  constructor(readonly riddle: Riddle) {
    super();
    this.view = riddle.view;
    const { name, game, setup, seat } = riddle;
    this.match = scriptedMatch(name, game, setup, seat, () => botName("sharp"));
  }

  get id(): string {
    return this.riddle.name;
  }
  get asked(): boolean {
    return this.view.decision !== null;
  }
  /** Once it is answered the table is one to look at: nobody is waited for. */
  get replayed(): boolean {
    return this.done;
  }
  /** What is chosen is shown on the table as on its way. */
  get sending(): string | null {
    return this.chosen;
  }

  /** Choose an answer; only `give` gives it. */
  async act(text: string): Promise<boolean> {
    if (this.done || !this.riddle.view.actions.some((one) => one.text === text)) return false;
    this.chosen = text;
    return true;
  }

  /** Of several answers in a row the first one is the riddle's. */
  async actInTurn(answers: readonly string[]): Promise<boolean> {
    return answers[0] === undefined ? false : this.act(answers[0]);
  }

  think(): void {
    this.chosen = null;
  }

  /** From now on the table is only looked at. */
  rest(): void {
    this.done = true;
    this.chosen = null;
    this.view = { ...this.riddle.view, prompt: null, actions: [], decision: null };
  }

  async undo(): Promise<boolean> {
    this.think();
    return true;
  }
  async askHint(): Promise<void> {}
  async concede(): Promise<boolean> {
    return false;
  }
  close(): void {}
}
