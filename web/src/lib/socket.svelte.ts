/** One WebSocket for all matches of the page: it comes back by itself, and nothing asked for is lost meanwhile. */

import { Refused } from "./api";
import { onAway } from "./away";
import { reach } from "./reach.svelte";
import { received, say } from "./texts.svelte";

export interface Incoming {
  type: string;
  id?: number;
  match?: string;
  code?: string;
  message?: string;
  [field: string]: unknown;
}

export type Listener = (message: Incoming) => void;

interface Waiting {
  message: Record<string, unknown>;
  again: boolean;
  done: (answer: Incoming) => void;
  failed: (error: Error) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const QUIET = 10_000; // after so long without a word we ask whether anybody is there
const PATIENCE = 5_000;
const MOVE_PATIENCE = 4_000; // what must not be lost is answered sooner, or nobody is there

export class Connection {
  /** `lost` is shown as one quiet line; `idle` before anybody needed a connection. */
  status = $state<"idle" | "connecting" | "open" | "lost">("idle");
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<Listener>();
  private openers = new Set<() => void>();
  private last = 0;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  /** Whether nobody looks at this page. */
  private away = false;

  constructor() {
    onAway((away) => {
      this.away = away;
      if (this.status === "open") this.tellAway();
    });
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.now();
    });
    setInterval(() => this.listen(), 5_000);
  }

  /** Hear every message; `opened` is called at once if connected, and after each reconnection before anything is resent. */
  subscribe(listener: Listener, opened: () => void): () => void {
    this.listeners.add(listener);
    this.openers.add(opened);
    if (this.status === "open") opened();
    else this.connect();
    return () => {
      this.listeners.delete(listener);
      this.openers.delete(opened);
    };
  }

  /** Ask, and wait for the answer. `again`: if the connection is lost first, ask once more when it is back. */
  request(message: Record<string, unknown>, again = false): Promise<Incoming> {
    return new Promise((done, failed) => {
      const number = ++this.last;
      this.waiting.set(number, { message: { ...message, id: number }, again, done, failed });
      if (this.status === "open") this.send(number);
      else if (!again) this.fail(number);
      else this.connect();
    });
  }

  /** A new identity needs a new handshake: the cookie is read only there. */
  renew(): void {
    this.socket?.close();
  }

  private connect(): void {
    if (this.socket || typeof WebSocket === "undefined") return;
    clearTimeout(this.retry);
    if (this.status === "idle") this.status = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.status = "open";
      reach.worked();
      this.pause = FIRST_PAUSE;
      this.heard = Date.now();
      if (this.away) this.tellAway();
      for (const opened of [...this.openers]) opened();
      for (const number of [...this.waiting.keys()]) this.send(number);
    };
    socket.onmessage = (event) => this.receive(String(event.data));
    socket.onclose = () => this.closed(socket);
  }

  private tellAway(): void {
    this.socket?.send(JSON.stringify({ type: "away", on: this.away }));
  }

  private closed(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.status = "lost";
    reach.failed();
    for (const [number, waiting] of [...this.waiting]) if (!waiting.again) this.fail(number);
    this.retry = setTimeout(() => this.connect(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private now(): void {
    if (this.status !== "lost" || this.socket) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** A connection can be dead without a word: ask when it has been quiet, give up when nobody answers. */
  private listen(): void {
    if (this.status !== "open") return;
    const quiet = Date.now() - this.heard;
    if (quiet > QUIET + PATIENCE) this.drop();
    else if (quiet > QUIET) this.socket?.send(JSON.stringify({ type: "ping" }));
  }

  /** Nobody is at the other end any more, whatever the browser thinks: say so, and begin anew. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.closed(socket);
  }

  private send(number: number): void {
    const waiting = this.waiting.get(number);
    const socket = this.socket;
    if (!waiting || socket?.readyState !== 1) return;
    socket.send(JSON.stringify(waiting.message));
    const sent = Date.now();
    if (waiting.again)
      setTimeout(() => {
        if (this.waiting.has(number) && this.heard <= sent && this.socket === socket) this.drop();
      }, MOVE_PATIENCE);
  }

  private fail(number: number): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    waiting?.failed(new Refused("offline", say("web-offline-request")));
  }

  private receive(text: string): void {
    this.heard = Date.now();
    const message = received(text) as Incoming;
    // A table or hint is both an answer and news; listeners hear it before whoever asked goes on.
    for (const listener of [...this.listeners]) listener(message);
    const waiting = message.id === undefined || message.id === null ? undefined : this.waiting.get(message.id);
    if (!waiting || message.id === undefined) return;
    this.waiting.delete(message.id);
    if (message.type === "error") waiting.failed(new Refused(message.code ?? "broken", message.message ?? ""));
    else waiting.done(message);
  }
}

let shared: Connection | undefined;
export function connection(): Connection {
  shared ??= new Connection();
  return shared;
}
