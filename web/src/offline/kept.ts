/** Games kept in this browser, in IndexedDB: what the engine handed out last, and what the server calls it since. */

import type { Match, Setup } from "../lib/types";

export interface Kept {
  id: string;
  setup: Setup;
  seats: { bot: string | null; shown: string }[];
  seed: string;
  created: number;
  updated: number;
  record: string;
  table: Match;
  /** Files of somebody's own that it is played with, as a record has them. */
  attached?: Record<string, string>;
  /** With real cards or dice, as long as people deal themselves: what a correction has set aside. */
  own?: { aside: [number, string, boolean][] };
  /** The match at the server, once the game has come home. */
  home?: string;
}

const STORE = "games";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open("reverie", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error!);
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = transaction.onabort = () => failed(transaction.error!);
    });
  } finally {
    database.close();
  }
}

export const games = {
  all: () => within<Kept[]>("readonly", (store) => store.getAll()),
  get: (id: string) => within<Kept | undefined>("readonly", (store) => store.get(id)),
  put: (kept: Kept) => within("readwrite", (store) => store.put(kept)).then(() => undefined),
  delete: (id: string) => within("readwrite", (store) => store.delete(id)).then(() => undefined),
};
