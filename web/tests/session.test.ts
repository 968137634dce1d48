/** A match on a page: whatever is clicked reaches the server, once. */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { reach } from "../src/lib/reach.svelte";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { texts } from "../src/lib/texts.svelte";

class Socket {
  static readonly all: Socket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get plays(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === "play");
  }
}

const ID = "abcdefghijklmnop";
const view = (decision: number | null) => ({ decision, actions: [{ action: 0, text: "take" }], result: null });
const moved = (at: number, decision: number | null, more = {}) => ({
  ...{ type: "moved", match: ID, at, view: view(decision), events: [{ event: "turn" }], undo: false, asking: null },
  ...more,
});

beforeAll(async () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
  await texts.use("en");
});

let opened = false;
function page(): { session: Session; socket: Socket } {
  const session = new Session(ID);
  const socket = Socket.all[0]!;
  if (!opened) socket.onopen();
  opened = true;
  const asked = socket.sent.at(-1)!;
  socket.hear({ ...moved(1, 4), type: "table", id: asked.id, table: { status: "playing" }, here: [0], presence: [], now: Date.now(), chat: [] });
  socket.sent.length = 0;
  return { session, socket };
}

it("says the place of a hint that waits, and withdraws it", async () => {
  const { session, socket } = page();
  const asked = session.askHint();
  const hint = socket.sent.at(-1)!;
  socket.hear({ type: "queued", match: ID, request: hint.id, place: 3 });
  expect(session.queued).toEqual({ request: hint.id, place: 3 });
  const cancelled = session.cancelHint();
  const cancel = socket.sent.at(-1)!;
  expect(cancel).toMatchObject({ type: "cancel", request: hint.id });
  socket.hear({ type: "ok", id: cancel.id });
  socket.hear({ type: "error", match: ID, id: hint.id, code: "cancelled", message: "The request was withdrawn." });
  await Promise.all([asked, cancelled]);
  expect([session.queued, session.thinking, session.hint, session.error]).toEqual([null, false, null, null]);
  session.close();
});

it("goes by the server's clock", () => {
  const { session, socket } = page();
  const now = Date.now() + 60_000;
  socket.hear({ type: "here", match: ID, here: [0], presence: [{ seat: 1, state: "gone", since: now - 1_000 }], now });
  expect(session.ahead).toBeGreaterThan(59_000);
  expect(session.here).toEqual([]);
  socket.hear({ type: "clock", match: ID, clock: { now, due: [{ seat: 1, at: now }], end: [], waited: [] } });
  expect(session.clock?.due).toEqual([{ seat: 1, at: now }]);
  session.close();
});

it("takes the news of a move as the answer to it", async () => {
  const { session, socket } = page();
  const done = session.act("take");
  expect(session.sending).toBe("take");
  socket.hear(moved(2, 5, { id: socket.plays[0]!.id }));
  expect(await done).toBe(true);
  expect(session.sending).toBeNull();
});

it("loses no click between the news of a move and the word that it is stored", async () => {
  const { session, socket } = page();
  const first = session.act("take");
  socket.hear(moved(2, 5));
  expect(session.sending).toBeNull();
  const second = session.act("take");
  expect(socket.plays.map((play) => play.decision)).toEqual([4, 5]);
  socket.hear({ type: "ok", id: socket.plays[0]!.id, match: ID, at: 2, again: false });
  expect(await first).toBe(true);
  expect(session.sending).toBe("take");
  socket.hear(moved(3, null, { id: socket.plays[1]!.id }));
  expect(await second).toBe(true);
  expect(session.sending).toBeNull();
});

it("answers one decision once, however often it is clicked", async () => {
  const { session, socket } = page();
  const first = session.act("take");
  expect(await session.act("take")).toBe(false);
  expect(socket.plays).toHaveLength(1);
  socket.hear({ type: "error", id: socket.plays[0]!.id, match: ID, code: "busy", message: "later" });
  expect(await first).toBe(false);
  void session.act("take");
  expect(socket.plays).toHaveLength(2);
});

it("says at once that the connection is gone, keeps the move, and sends it when it is back", async () => {
  const { session, socket } = page();
  const done = session.act("take");
  const { key } = socket.plays.at(-1)!;
  socket.readyState = 3;
  dispatchEvent(new Event("offline"));
  expect(session.link.status).toBe("lost");
  expect(reach.away).toBe(true);
  expect(session.sending).toBe("take");
  dispatchEvent(new Event("online"));
  const again = Socket.all.at(-1)!;
  expect(again).not.toBe(socket);
  again.onopen();
  expect(session.link.status).toBe("open");
  const resent = again.plays.find((play) => play.key === key)!;
  expect(resent.answer).toBe("take");
  again.hear(moved(2, 5, { id: resent.id }));
  expect(await done).toBe(true);
});

it("takes a move that nobody answers for a lost connection", () => {
  vi.useFakeTimers();
  const session = new Session(ID);
  const socket = Socket.all.at(-1)!;
  socket.hear({ ...moved(1, 4), type: "table", id: socket.sent.at(-1)!.id, table: { status: "playing" }, here: [0], presence: [], now: Date.now(), chat: [] });
  void session.act("take");
  vi.advanceTimersByTime(3_000);
  expect(session.link.status).toBe("open");
  vi.advanceTimersByTime(2_000);
  expect(session.link.status).toBe("lost");
  expect(session.sending).toBe("take");
  vi.useRealTimers();
});

describe("what others do", () => {
  const LONG = 500;
  /** A page whose seat has just answered, and waits for the others. */
  function watching(): { session: Session; socket: Socket; told: string[] } {
    const session = new Session(ID);
    const socket = Socket.all.at(-1)!;
    socket.hear({ ...moved(1, 4), type: "table", table: { status: "playing" }, here: [0], presence: [], now: Date.now(), chat: [] });
    const told: string[] = [];
    session.moments = (events) => events.map((event) => ({ text: event.event, events: [event], long: LONG, staged: true }));
    session.onnews = ({ events }) => void told.push(...events.map((event) => event.event));
    void session.act("take");
    const happened = (at: number, decision: number | null, ...events: string[]) => socket.hear(moved(at, decision, { events: events.map((event) => ({ event })) }));
    happened(2, null, "mine");
    happened(3, null, "theirs", "also theirs");
    happened(4, 7, "last");
    return { session, socket, told };
  }
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is shown one thing after another, and told once", () => {
    const { session, told } = watching();
    const seen = [];
    for (let i = 0; i < 4; i++) {
      seen.push([session.beats.now?.text, session.view?.decision]);
      vi.advanceTimersByTime(LONG);
    }
    expect(seen).toEqual([["mine", null], ["theirs", null], ["also theirs", null], ["last", 7]]);
    expect(session.beats.now).toBeNull();
    expect(told).toEqual(["mine", "theirs", "also theirs", "last"]);
    expect(session.log.map((event) => event.event).slice(-4)).toEqual(told);
  });

  it("stands as it is as soon as somebody is in a hurry, with nothing left untold", () => {
    const { session, told } = watching();
    expect(session.behind).toBe(true);
    session.hurry();
    expect([session.view?.decision, session.beats.now, session.behind]).toEqual([7, null, false]);
    expect(told).toEqual(["mine", "theirs", "also theirs", "last"]);
  });

  it("is shown again from where it began, without being told or logged again", () => {
    const { session, told } = watching();
    session.hurry();
    const logged = session.log.length;
    session.repeat();
    expect(session.view?.decision).toBeNull();
    vi.advanceTimersByTime(LONG);
    expect(session.beats.now?.text).toBe("mine");
    vi.advanceTimersByTime(4 * LONG);
    expect([session.view?.decision, session.repeating]).toEqual([7, false]);
    expect([session.log.length, told.length]).toEqual([logged, 4]);
  });

  it("does not wait where nothing may move", () => {
    settings.chosen.motion = "reduced";
    const { session, told } = watching();
    settings.chosen.motion = "auto";
    expect([session.view?.decision, session.beats.now]).toEqual([7, null]);
    expect(told).toEqual(["mine", "theirs", "also theirs", "last"]);
  });

  it("never holds back the answer of one who is asked", () => {
    const { session, socket } = watching();
    session.hurry();
    socket.hear(moved(5, 7, { events: [{ event: "meanwhile" }] }));
    socket.hear(moved(6, 7, { events: [{ event: "and again" }] }));
    expect(session.behind).toBe(false);
    void session.act("take");
    expect(session.beats.busy).toBe(false);
    expect(session.sending).toBe("take");
  });
});

it("reads what happened before it came when the log is opened, and goes on from there", async () => {
  const { session, socket } = page();
  expect(session.log.map((event) => event.event)).toEqual(["turn"]);
  const table = { ...moved(1, 4), type: "table", events: [{ event: "setup" }, { event: "turn" }] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(table))));
  socket.hear(moved(2, 5, { events: [{ event: "meanwhile" }] }));
  await session.readLog();
  expect(session.log.map((event) => event.event)).toEqual(["turn", "meanwhile"]); // that answer is too old
  table.at = 2;
  table.events.push({ event: "meanwhile" });
  await session.readLog();
  socket.hear(moved(3, 6, { events: [{ event: "later" }] }));
  expect(session.log.map((event) => event.event)).toEqual(["setup", "turn", "meanwhile", "later"]);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
  session.close();
});
