/** A match on a page: whatever is clicked reaches the server, once. */

import { beforeAll, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";

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

beforeAll(() => vi.stubGlobal("WebSocket", Socket));

let opened = false;
function page(): { session: Session; socket: Socket } {
  const session = new Session(ID);
  const socket = Socket.all[0]!;
  if (!opened) socket.onopen();
  opened = true;
  const asked = socket.sent.at(-1)!;
  socket.hear({ ...moved(1, 4), type: "table", id: asked.id, table: { status: "playing" }, here: [0], chat: [] });
  socket.sent.length = 0;
  return { session, socket };
}

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
