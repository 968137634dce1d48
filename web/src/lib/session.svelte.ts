/** One match on this page: what its seat sees, what it heard, and the ways to answer. Tables draw from this alone. */

import { api, Refused } from "./api";
import { type Link, linkTo } from "./link";
import type { Incoming } from "./socket.svelte";
import { say } from "./texts.svelte";
import type { Advice, Asking, ChatLine, GameEvent, Hint, Match, MovedMessage, TableMessage, View } from "./types";

/** What happened at once: the events, and the views before and after. Animations and sounds tell it. */
export interface News {
  number: number;
  events: GameEvent[];
  before: View | null;
  after: View | null;
}

export interface Reaction {
  seat: number;
  reaction: string;
  at: number;
}

const LONGEST_LOG = 600;
const POLL = 2_500;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

export class Session {
  match = $state.raw<Match | null>(null);
  view = $state.raw<View | null>(null);
  /** The last thing that happened; its number grows by one each time. */
  news = $state.raw<News | null>(null);
  log = $state.raw<GameEvent[]>([]);
  canUndo = $state(false);
  asking = $state.raw<Asking | null>(null);
  here = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  reactions = $state.raw<Reaction[]>([]);
  /** The seats this one does not want to hear. */
  muted = $state.raw<number[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The answer to the open decision that is on its way, until the server has stored it. */
  sending = $state<string | null>(null);
  /** Why the last thing could not be done, in words. */
  error = $state<string | null>(null);
  missing = $state(false);
  /** Whether this is a game of the past, looked at again. */
  readonly replayed: boolean = false;
  at: number | null = null;

  /** The decision that answer belongs to: whatever opens after it can be answered, heard of the first or not. */
  private answered: number | null = null;
  /** What this match is spoken with through. */
  readonly link: Link;
  private readonly stop: () => void;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(readonly id: string) {
    this.link = linkTo(id);
    this.stop = this.link.subscribe(
      (message) => this.receive(message),
      () => void this.open(),
    );
    // Without a WebSocket we look again from time to time.
    this.timer = setInterval(() => {
      if (this.link.status === "lost") void this.poll();
    }, POLL);
  }

  close(): void {
    this.stop();
    clearInterval(this.timer);
    if (this.link.status === "open")
      void this.link.request({ type: "close", match: this.id }).catch(() => undefined);
  }

  get over(): boolean {
    return this.view?.result != null;
  }

  get asked(): boolean {
    return this.view?.decision != null;
  }

  get spectator(): boolean {
    return this.match !== null && this.match.seat === null;
  }

  /** Answer the open decision with the text of one of the view's actions. */
  async act(text: string): Promise<boolean> {
    const decision = this.view?.decision;
    if (decision === null || decision === undefined || this.answered === decision) return false;
    this.sending = text;
    this.answered = decision;
    const message = { type: "play", match: this.id, decision, answer: text, key: newKey() };
    const done = await this.attempt(() => this.link.request(message, true));
    if (this.answered === decision) this.settle();
    return done;
  }

  private settle(): void {
    this.sending = null;
    this.answered = null;
  }

  /** Several answers, each to the decision that the one before it opened; stops at the first that fails. */
  async actInTurn(answers: readonly string[]): Promise<boolean> {
    for (const text of answers) {
      if (!this.view?.actions.some((action) => action.text === text)) return false;
      if (!(await this.act(text))) return false;
    }
    return true;
  }

  /** Take the last answer back; `far` goes back past what was revealed, in games for one that count nowhere. */
  undo(far = false): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "undo", match: this.id, ...(far ? { far } : {}) }));
  }

  consent(agree: boolean): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "consent", match: this.id, agree }));
  }

  concede(): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "concede", match: this.id }));
  }

  say(text: string): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "say", match: this.id, text }));
  }

  react(reaction: string): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "react", match: this.id, reaction }));
  }

  /** Whether that seat's talk is heard here; what it said before comes back with it. */
  async mute(seat: number, on: boolean): Promise<void> {
    if (await this.attempt(() => this.link.request({ type: "mute", match: this.id, seat, on }))) await this.open();
  }

  async askHint(): Promise<void> {
    const decision = this.view?.decision;
    if (decision === null || decision === undefined || this.thinking) return;
    this.thinking = true;
    await this.attempt(async () => {
      const answer = await this.link.request({ type: "hint", match: this.id, decision });
      const { answers } = answer.hint as { answers: Advice[] };
      if (answers[0] && this.view?.decision === decision) this.hint = { answer: answers[0].text, answers };
    });
    this.thinking = false;
  }

  private async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.error = error.message;
      // Somebody was faster, or we missed something: look how things stand.
      if (error.code === "stale" || error.code === "out-of-turn" || error.code === "illegal") void this.open();
      return false;
    }
  }

  private async open(): Promise<void> {
    try {
      const since = this.at === null ? {} : { since: this.at };
      await this.link.request({ type: "open", match: this.id, ...since });
    } catch (error) {
      if (!(error instanceof Refused) || error.code === "offline") return;
      this.missing = true;
      this.error = error.message;
    }
  }

  private async poll(): Promise<void> {
    try {
      this.takeTable(await api.table(this.id, this.at));
    } catch {
      // Offline altogether: the connection says so already.
    }
  }

  private receive(message: Incoming): void {
    if (message.match !== this.id) return;
    switch (message.type) {
      case "table":
        return this.takeTable(message as unknown as TableMessage);
      case "moved":
        return this.takeMoved(message as unknown as MovedMessage);
      case "seats":
        this.match = message.table as Match;
        // A match that has just begun has a view now.
        if (this.view === null && this.match.status === "playing") void this.open();
        return;
      case "turn":
        this.match = message.table as Match;
        return;
      case "here":
        this.here = message.here as number[];
        return;
      case "said":
        this.chat = [...this.chat, message as unknown as ChatLine];
        return;
      case "stumbled":
        this.chat = [...this.chat, { ...(message as unknown as ChatLine), text: say("web-stumbled"), at: Date.now() }];
        return;
      case "reacted":
        this.reactions = [...this.reactions.slice(-20), message as unknown as Reaction];
    }
  }

  private takeTable(table: TableMessage): void {
    if (this.at !== null && table.at < this.at) return;
    this.match = table.table;
    this.here = table.here;
    this.chat = table.chat;
    this.muted = table.muted ?? [];
    this.take(table.at, table.view, table.events, table.undo, table.asking);
  }

  private takeMoved(moved: MovedMessage): void {
    // What a reconnection brought already may come once more.
    if (this.at !== null && moved.at <= this.at && moved.events.length > 0) {
      this.asking = moved.asking;
      return;
    }
    this.take(moved.at, moved.view, moved.events, moved.undo, moved.asking);
  }

  private take(at: number, view: View | null, events: GameEvent[], undo: boolean, asking: Asking | null): void {
    const before = this.view;
    this.at = at;
    this.view = view;
    if (view?.decision !== this.answered) this.settle();
    this.canUndo = undo;
    this.asking = asking;
    if (this.hint && before?.decision !== view?.decision) this.hint = null;
    if (events.length === 0) return;
    this.log = [...this.log, ...events].slice(-LONGEST_LOG);
    this.news = { number: (this.news?.number ?? 0) + 1, events, before, after: view };
    if (this.match && view) this.match = { ...this.match, result: view.result, status: view.result ? "finished" : this.match.status };
  }
}

let waiting: Session | null = null;

/** Ask for a match before there is a page for it. */
export function sitDown(id: string): void {
  waiting = new Session(id);
}

/** The match for its page: the one asked for already, if it is that. */
export function seated(id: string): Session {
  const session = waiting?.id === id ? waiting : new Session(id);
  waiting = null;
  return session;
}
