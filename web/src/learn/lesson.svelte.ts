/** A lesson at a table: to the table it is a session, whose luck is written down and whose moves are waited for. */

import { QuietSession } from "../lib/quiet-session";
import { scriptedMatch } from "../lib/scripted-match";
import type { Session } from "../lib/session.svelte";
import { say } from "../lib/texts.svelte";
import type { GameEvent, Lesson, LessonStep, Match, View } from "../lib/types";

/** What a lesson has to know of its game. */
export interface LessonFacts {
  /** Whether who else sits there is a partner. */
  cooperative: boolean;
  /** Whether an answer is one of several that make one thing to do, such as an order of cards. */
  joined: (move: string) => boolean;
}

export class LessonGame extends QuietSession {
  /** Which step is being learnt. */
  step = $state(0);
  /** How many of the learner's moves have been made. */
  at = $state(0);
  view = $state.raw<View>(null!);
  news = $state.raw<Session["news"]>(null);
  log = $state.raw<GameEvent[]>([]);
  /** An answer that was allowed but is not what the lesson goes on with. */
  other = $state<string | null>(null);
  readonly match: Match;
  readonly sending = null;
  readonly error = null;
  readonly spectator = false;
  /** The frame that each step begins with. */
  private readonly starts: number[] = [];

  constructor(
    readonly lesson: Lesson,
    private readonly its: LessonFacts,
    step = 0,
    /** Called whenever another step begins. */
    private readonly onstep: (step: number) => void = () => undefined,
  ) {
    super();
    let frame = 0;
    for (const { moves } of lesson.steps) {
      this.starts.push(frame);
      frame += moves.length;
    }
    const other = (at: number) => (its.cooperative ? say("lesson-partner") : at === 1 ? say("lesson-opponent-1") : say("lesson-opponent-2"));
    this.match = scriptedMatch(lesson.name, lesson.game, lesson.setup, lesson.seat, other);
    this.go(step);
  }

  get id(): string {
    return this.lesson.name;
  }
  get over(): boolean {
    return this.view.result !== null;
  }
  get asked(): boolean {
    return this.view.decision !== null;
  }
  get now(): LessonStep {
    return this.lesson.steps[this.step]!;
  }
  get last(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }
  /** What the learner is to answer now; nothing where there is only something to read. */
  get wanted(): string | null {
    return this.now.moves[this.at - this.starts[this.step]!] ?? null;
  }

  /** To the beginning of a step. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(this.lesson.steps.length - 1, step));
    this.show(this.starts[this.step]!, []);
    this.other = null;
    this.onstep(this.step);
  }

  async act(text: string): Promise<boolean> {
    // People who already know what comes next need not read first.
    let step = this.step;
    while (this.lesson.steps[step]!.moves.length === 0 && step < this.lesson.steps.length - 1) step++;
    const wanted = step === this.step ? this.wanted : this.lesson.steps[step]!.moves[0];
    if (text !== wanted) {
      // Cards put back in another order have been put back in part: begin that step again.
      if (this.at > this.starts[this.step]! && this.its.joined(text)) this.go(this.step);
      this.other = text;
      return false;
    }
    this.other = null;
    if (step !== this.step) this.step = step;
    this.show(this.at + 1, this.lesson.frames[this.at + 1]!.events);
    if (this.wanted === null && !this.last) {
      this.step++;
      this.onstep(this.step);
    }
    return true;
  }

  async actInTurn(answers: readonly string[]): Promise<boolean> {
    for (const text of answers) if (!(await this.act(text))) return false;
    return true;
  }

  /** The table's own way back: to the step before. */
  async undo(): Promise<boolean> {
    this.go(this.step - 1);
    return true;
  }
  async askHint(): Promise<void> {}
  async concede(): Promise<boolean> {
    return false;
  }
  close(): void {}

  private show(frame: number, events: GameEvent[]): void {
    const before = this.view as View | null;
    this.at = frame;
    this.view = this.lesson.frames[frame]!.view;
    if (events.length === 0) return;
    this.log = [...this.log, ...events];
    this.news = { number: (this.news?.number ?? 0) + 1, events, before, after: this.view };
  }
}
