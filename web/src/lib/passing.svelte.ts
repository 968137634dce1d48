/** Several people at one device: who holds it, and to whom it has to be passed. */

import { peopleHere } from "./ended";
import { games } from "./games.svelte";
import type { Session } from "./session.svelte";

export class Passing {
  /** Who has taken the device; nobody until the first of them says so. */
  private taken = $state<number | null>(null);
  private readonly people = $derived.by(() => peopleHere(this.session.match));
  /** Whether somebody may know what another at this device must not see. */
  private readonly secret = $derived.by(() => {
    const { match, own } = this.session;
    if (match === null) return false;
    // Drafts are written openly at a real table; hands are not.
    const facts = games.facts(match.game, match.setup);
    return own ? facts.private_hands : facts.hidden;
  });

  constructor(private readonly session: Session) {}

  /** The seat the device goes to next; nobody if it is where it should be. */
  readonly next = $derived.by(() => {
    const { match, view, behind, beats, over } = this.session;
    if (this.people.length < 2 || !match || !view || over) return null;
    const asked = match.asked.filter((seat) => this.people.includes(seat));
    if (asked.length === 0 || (asked.includes(match.seat ?? -1) && (this.taken === match.seat || !this.secret))) return null;
    // What just happened is looked at by whom it happened to.
    if (this.taken === match.seat && (behind || beats.busy)) return null;
    return asked[0]!;
  });
  /** Whether the table is covered until then. */
  readonly covered = $derived(this.next !== null && this.secret);

  take(): void {
    this.taken = this.session.match?.seat ?? null;
  }
}
