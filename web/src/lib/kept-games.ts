/** Games that the server brought and the page was built without: remembered, for when there is no server to ask. */

import type { GameInfo } from "./types";

const KEY = "reverie-games";

export const kept = {
  games(): GameInfo[] {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "[]") as GameInfo[];
    } catch {
      return []; // no storage, or not ours
    }
  },
  keep(games: readonly GameInfo[]): void {
    try {
      if (games.length > 0) localStorage.setItem(KEY, JSON.stringify(games));
      else localStorage.removeItem(KEY);
    } catch {
      // Without storage they are known again when the server is back.
    }
  },
};
