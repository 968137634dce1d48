/** A finished match, looked at move by move: to a table it is a session nobody can act in. */

import { api, type Replay } from "./api";
import { QuietSession } from "./quiet-session";
import type { Session } from "./session.svelte";
import { seatName } from "./texts.svelte";
import type { GameEvent, Match, View } from "./types";

export class Past extends QuietSession {
  match = $state.raw<Match | null>(null);
  replay = $state.raw<Replay | null>(null);
  view = $state.raw<View | null>(null);
  news = $state.raw<Session["news"]>(null);
  log = $state.raw<GameEvent[]>([]);
  at = $state(0);
  error = $state<string | null>(null);
  readonly sending = null;
  readonly asked = false;
  readonly spectator = true;
  readonly replayed = true;
  readonly muted = [];
  readonly over = false;
  readonly called = (seat: number): string => seatName(this.match?.seats[seat]);
  private wanted = 0;

  constructor(readonly id: string) {
    super();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.match = await api.match(this.id);
      this.replay = await api.replay(this.id);
      await this.go(this.replay.entries.length);
    } catch (error) {
      this.error = (error as Error).message;
    }
  }

  /** Show how things stood after that many entries; of several calls the last one counts. */
  async go(number: number): Promise<void> {
    const last = this.replay?.entries.length ?? 0;
    const wanted = Math.max(0, Math.min(last, number));
    this.wanted = wanted;
    this.at = wanted;
    const position = await api.position(this.id, wanted, this.match?.seat ?? null);
    if (this.wanted !== wanted) return;
    const before = this.view;
    this.view = { ...position.view, prompt: null, actions: [], decision: null };
    this.log = position.events;
    this.news = { number: (this.news?.number ?? 0) + 1, events: position.events, before, after: this.view };
  }

  act(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
