/** What happened, one moment after another: each is shown for its time before the next begins. */

import type { GameEvent } from "./types";

/** Something that happened, in one sentence, and how long it is looked at. */
export interface Moment {
  text: string;
  events: readonly GameEvent[];
  /** Milliseconds until the next moment. */
  long: number;
  /** Whether it is worth a picture and a caption over the table; else the table and the log tell it. */
  staged: boolean;
}

export interface Beat extends Moment {
  key: number;
}

export class Beats {
  /** The moment that is shown now. */
  now = $state.raw<Beat | null>(null);
  private waiting: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private key = 0;
  /** Called when everything has had its time. */
  idle: () => void = () => undefined;

  get busy(): boolean {
    return this.now !== null;
  }

  show(moments: readonly Moment[]): void {
    if (moments.length === 0) return;
    this.waiting.push(...moments.map((moment) => ({ ...moment, key: ++this.key })));
    if (this.now === null) this.next();
  }

  /** Nothing more of what is waiting is shown. */
  drop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
    this.now = null;
  }

  private next(): void {
    this.now = this.waiting.shift() ?? null;
    if (this.now === null) return this.idle();
    this.timer = setTimeout(() => this.next(), this.now.long);
  }
}
