/** One match on this page: what its seat sees, what it heard, and the ways to answer. Tables draw from this alone. */

import { api, Refused } from "./api";
import { Beats, type Moment } from "./beats.svelte";
import { type Link, linkTo } from "./link";
import type { Incoming } from "./socket.svelte";
import { settings } from "./settings.svelte";
import type { Called } from "./telling";
import { say, seatName } from "./texts.svelte";
import type { Advice, Asking, ChatLine, Clock, GameEvent, Hint, Match, MovedMessage, Presence, TableMessage, ToEnter, View } from "./types";

/** What happened at once: the events, and the views before and after. Animations and sounds tell it. */
export interface News {
  number: number;
  events: GameEvent[];
  before: View | null;
  after: View | null;
}

/** A change of the table that is shown when what happened before it has been looked at. */
type Change = Pick<MovedMessage, "view" | "events" | "undo" | "asking" | "asked">;

export interface Reaction {
  seat: number;
  reaction: string;
  at: number;
}

const LONGEST_LOG = 600;
const LONGEST_TURN = 30;
const POLL = 2_500;

/** How the table stood, with nothing to answer. */
const asPast = (view: View): View => ({ ...view, prompt: null, actions: [], decision: null });

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

export class Session {
  match = $state.raw<Match | null>(null);
  view = $state.raw<View | null>(null);
  /** The last thing that happened; its number grows by one each time. */
  news = $state.raw<News | null>(null);
  /** What happened: from the beginning once `readLog` has read it, before that since this page came to the table. */
  log = $state.raw<GameEvent[]>([]);
  private logged = false;
  canUndo = $state(false);
  asking = $state.raw<Asking | null>(null);
  /** Somebody has just declined to let this seat take back a move. */
  declined = $state(false);
  /** How every person is there. */
  presence = $state.raw<Presence[]>([]);
  /** Until when those who are asked have time; null where they have all the time they like. */
  clock = $state.raw<Clock | null>(null);
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  reactions = $state.raw<Reaction[]>([]);
  /** The seats this one does not want to hear. */
  muted = $state.raw<number[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** The hint that waits for others: its request, and its place. */
  queued = $state.raw<{ request: number; place: number } | null>(null);
  /** The answer to the open decision that is on its way, until the server has stored it. */
  sending = $state<string | null>(null);
  /** The only answer there is, which is shown for a moment before it is given. */
  taking = $state<string | null>(null);
  /** Why the last thing could not be done, in words. */
  error = $state<string | null>(null);
  missing = $state(false);
  /** With real cards or dice: what is to be entered. */
  own = $state.raw<ToEnter | null>(null);
  /** Whether this is a game of the past, looked at again. */
  readonly replayed: boolean = false;
  /** Whether it has a record, so that it can go on elsewhere. */
  readonly recorded: boolean = true;
  at: number | null = null;
  readonly beats = new Beats();
  /** What happened as moments to look at, as the game's face tells them; nothing until there is a face. */
  moments: (events: readonly GameEvent[], view: View, called: Called) => Moment[] = () => [];
  /** The name of whoever sits in a seat, as events are told with it. */
  readonly called: Called = (seat) => seatName(this.match?.seats[seat]);
  /** Called once for everything that happens, in order, however quickly it is shown. */
  onnews: (news: News) => void = () => undefined;
  /** Whether what happened is being shown once more. */
  repeating = $state(false);
  /** What happened since this seat answered last, to be shown again. */
  private since = $state.raw<News[]>([]);
  /** How far each person of this device has heard, and what. */
  private readonly heard = new Map<number, { at: number; log: GameEvent[] }>();
  private held: Change[] = [];
  private repeats: News[] = [];
  /** How things stand, while what led there is shown again. */
  private standing: View | null = null;

  /** The decision that answer belongs to: whatever opens after it can be answered, heard of the first or not. */
  private answered: number | null = null;
  /** What this match is spoken with through. */
  readonly link: Link;
  private readonly stop: () => void;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(readonly id: string) {
    this.beats.idle = () => this.goOn();
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
    this.beats.drop();
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

  /** The seats whose people have a page open and look at it. */
  get here(): number[] {
    return this.presence.filter((one) => one.state === "open").map((one) => one.seat);
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
    this.since = [];
    this.beats.drop();
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

  /** Hand the device to another player, who sees what they may know, and what happened since they handed it on. */
  async handTo(seat: number): Promise<void> {
    const before = this.match?.seat;
    if (before !== null && before !== undefined && this.at !== null) this.heard.set(before, { at: this.at, log: this.log });
    const mine = this.heard.get(seat);
    this.hint = null;
    this.log = mine?.log ?? [];
    this.logged = false;
    this.since = [];
    this.at = null;
    await this.attempt(() => this.link.request({ type: "hand", match: this.id, seat, ...(mine ? { since: mine.at } : {}) }));
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
    this.queued = null;
  }

  /** Rather no hint than to wait for it any longer. */
  async cancelHint(): Promise<void> {
    const waiting = this.queued;
    if (waiting) await this.attempt(() => this.link.request({ type: "cancel", request: waiting.request }));
  }

  // What may be done about people who do not answer in time.
  waitOn(): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "wait", match: this.id }));
  }

  standIn(seat: number): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "stand-in", match: this.id, seat }));
  }

  end(): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "end", match: this.id }));
  }

  /** Play again where a bot stands in. */
  takeBack(): Promise<boolean> {
    return this.attempt(() => this.link.request({ type: "return", match: this.id }));
  }

  /** Ask for something else than an answer; nothing if it is refused. */
  async ask(message: Record<string, unknown>): Promise<Incoming | null> {
    let answer: Incoming | null = null;
    this.since = [];
    this.beats.drop();
    await this.attempt(async () => (answer = await this.link.request({ ...message, match: this.id })));
    return answer;
  }

  /** Look how things stand, as if the page had just been opened. */
  async reopen(): Promise<void> {
    this.at = null;
    await this.open();
  }

  private async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "cancelled") return false;
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

  /** Read what happened before this page came to the table; where more is on its way, the next time. */
  async readLog(): Promise<void> {
    if (this.logged || this.at === null) return;
    try {
      const table = await api.table(this.id, 0);
      if (table.at !== this.at || this.held.length > 0) return;
      this.log = table.events;
      this.logged = true;
    } catch {
      // The log begins where this page came to the table.
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
      case "asking":
        return this.hear(message.asking as Asking | null);
      case "turn":
        this.match = message.table as Match;
        return;
      case "here":
        this.presence = message.presence as Presence[];
        this.ahead = (message.now as number) - Date.now();
        return;
      case "clock":
        this.takeClock(message.clock as Clock | null);
        return;
      case "queued":
        if (this.thinking) this.queued = { request: message.request as number, place: message.place as number };
        return;
      case "said":
        this.chat = [...this.chat, message as unknown as ChatLine];
        return;
      case "chat":
        this.chat = message.chat as ChatLine[];
        return;
      case "stumbled":
        this.chat = [...this.chat, { ...(message as unknown as ChatLine), text: say("web-stumbled"), at: Date.now() }];
        return;
      case "reacted":
        this.reactions = [...this.reactions.slice(-20), message as unknown as Reaction];
    }
  }

  /** Whether something is still to be shown before the table stands as it is. */
  get behind(): boolean {
    return this.held.length > 0 || this.repeating;
  }

  /** Show at once how things stand. */
  hurry(): void {
    this.beats.drop();
    this.endRepeat();
    for (const change of this.held.splice(0)) this.take(change);
    this.beats.drop();
  }

  get canRepeat(): boolean {
    return !this.repeating && this.since.some((news) => news.before !== null);
  }

  /** Show what happened since this seat answered last once more, from how the table stood then. */
  repeat(): void {
    this.hurry();
    this.repeats = this.since.filter((news) => news.before !== null);
    if (this.repeats.length === 0 || !this.view) return;
    this.standing = this.view;
    this.repeating = true;
    this.view = asPast(this.repeats[0]!.before!);
    this.beats.show([{ text: "", events: [], long: 350, staged: false }]);
  }

  private endRepeat(): void {
    if (!this.repeating) return;
    this.repeats = [];
    this.repeating = false;
    this.view = this.standing;
  }

  /** What comes next when everything so far has been looked at. */
  private goOn(): void {
    const again = this.repeats.shift();
    if (again) {
      this.view = asPast(again.after ?? this.standing!);
      this.news = { ...again, number: this.news!.number + 1 };
      this.beats.show(this.moments(again.events, this.standing!, this.called));
      return this.beats.busy ? undefined : this.goOn();
    }
    this.endRepeat();
    const change = this.held.shift();
    if (!change) return;
    this.take(change);
    if (!this.beats.busy) this.goOn();
  }

  private takeTable(table: TableMessage): void {
    if (this.at !== null && table.at < this.at && !table.log) return;
    this.hurry();
    this.own = table.own ?? null;
    this.match = table.table;
    this.presence = table.presence;
    this.ahead = table.now - Date.now();
    this.takeClock(table.clock ?? null);
    this.chat = table.chat;
    this.muted = table.muted ?? [];
    this.at = table.at;
    this.take(table, false);
    if (table.log) this.log = table.log;
  }

  private takeClock(clock: Clock | null): void {
    this.clock = clock;
    if (clock) this.ahead = clock.now - Date.now();
  }

  private takeMoved(moved: MovedMessage): void {
    if (moved.clock) this.takeClock(moved.clock);
    if (moved.own) this.own = moved.own;
    // What a reconnection brought already may come once more.
    if (this.at !== null && moved.at <= this.at && moved.events.length > 0) {
      this.asking = moved.asking;
      return;
    }
    this.at = moved.at;
    // What this seat does itself is seen at once; what others do waits until what they did before has been looked at.
    const own = this.answered !== null || this.asked || moved.events.some((event) => event.event === "gone back");
    if (!own && (this.beats.busy || this.behind)) {
      this.held.push(moved);
      return;
    }
    this.hurry();
    this.take(moved);
  }

  /** Somebody asks for an undo or agrees; where nobody asks any more and nothing was played, it was declined. */
  private hear(asking: Asking | null): void {
    this.declined = !asking && this.asking !== null && this.asking.seat === this.match?.seat;
    this.asking = asking;
  }

  private take({ view, events, undo, asking, asked }: Change, paced = true): void {
    const before = this.view;
    this.view = view;
    if (this.match && asked) this.match = { ...this.match, asked };
    if (view?.decision !== this.answered) this.settle();
    this.canUndo = undo;
    this.asking = asking;
    if (this.hint && before?.decision !== view?.decision) this.hint = null;
    if (events.length === 0) return;
    this.declined = false;
    this.log = [...this.log, ...events].slice(-LONGEST_LOG);
    this.news = { number: (this.news?.number ?? 0) + 1, events, before, after: view };
    this.since = [...this.since, this.news].slice(-LONGEST_TURN);
    this.onnews(this.news);
    if (paced && before && view && !settings.still && !document.hidden) this.beats.show(this.moments(events, view, this.called));
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
