/** What the hand holds: a die, changed by leaves, before a cell is chosen. It offers only what the view offers. */

import type { Writing } from "./view";

export class Choice {
  die = $state<number | null>(null);
  /** Which of the two dice, for a roll of two equal ones. */
  which = $state(0);
  digit = $state<number | null>(null);
  private offered = $state.raw<readonly Writing[]>([]);

  /** The writings that are possible now; the die in hand is kept if it can still be written. */
  offer(writings: readonly Writing[], unused: readonly number[]): void {
    this.offered = writings;
    const kept = writings.some((one) => one.die === this.die) && unused.includes(this.which);
    if (!kept) {
      const first = writings[0]?.die ?? null;
      this.die = first;
      this.which = unused[0] ?? 0;
    }
    if (!kept || !writings.some((one) => one.die === this.die && one.digit === this.digit)) this.digit = this.die;
  }

  take(die: number, which: number): void {
    this.die = die;
    this.which = which;
    this.digit = die;
  }

  /** Another leaf towards that side, if the view offers the digit. */
  can(by: number): boolean {
    return this.digit !== null && this.offered.some((one) => one.die === this.die && one.digit === this.digit! + by);
  }

  change(by: number): void {
    if (this.can(by)) this.digit! += by;
  }

  get leaves(): number {
    return this.digit === null || this.die === null ? 0 : Math.abs(this.digit - this.die);
  }

  /** Cells the digit in hand may go to, each with the answer that writes it there. */
  get cells(): Map<string, string> {
    const mine = this.offered.filter((one) => one.die === this.die && one.digit === this.digit);
    return new Map(mine.map((one) => [one.cell, one.text]));
  }
}
