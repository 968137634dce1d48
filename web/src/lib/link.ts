/** How a match is spoken with: over the WebSocket, or, for one played on this device, to the engine beside the page. */

import type { Connection, Incoming, Listener } from "./socket.svelte";
import { connection } from "./socket.svelte";

export interface Link {
  readonly status: Connection["status"];
  /** Hear every message; `opened` is called whenever the match has to be opened (again). */
  subscribe(listener: Listener, opened: () => void): () => void;
  /** Ask, and wait for the answer; `again` if it is to be asked once more when the connection was lost first. */
  request(message: Record<string, unknown>, again?: boolean): Promise<Incoming>;
}

const PREFIX = "offline-";

/** Whether a match is one of this device, by its name. */
export const isOffline = (id: string): boolean => id.startsWith(PREFIX);

export function newOfflineId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return PREFIX + [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

const RIDDLE = "riddle-";
/** The name under which the game of a riddle is looked at. */
export const reviewOf = (riddle: string): string => RIDDLE + riddle;
/** The riddle whose game is looked at under a name; nothing for a match. */
export const riddleOf = (id: string): string | null => (id.startsWith(RIDDLE) ? id.slice(RIDDLE.length) : null);

/** What plays without a server; loaded when it is first needed. */
export const offline = async () => (await import("../offline/house")).house;

class OfflineLink implements Link {
  readonly status = "open";
  private listeners = new Set<Listener>();
  private last = 0;

  subscribe(listener: Listener, opened: () => void): () => void {
    this.listeners.add(listener);
    opened();
    return () => this.listeners.delete(listener);
  }

  async request(message: Record<string, unknown>): Promise<Incoming> {
    return (await offline()).request({ ...message, id: ++this.last }, (frame) => {
      for (const listener of [...this.listeners]) listener(frame);
    });
  }
}

let here: OfflineLink | undefined;
export const linkTo = (id: string): Link => (isOffline(id) ? (here ??= new OfflineLink()) : connection());
