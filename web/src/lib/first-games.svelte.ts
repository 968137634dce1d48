/** Which games somebody has met, and whether their first one is coached; remembered by this browser. */

import type { GameName } from "./types";

const KEY = "reverie-first-games";

interface Kept {
  /** The first match of each game; empty once its coaching is over. */
  first: Record<GameName, string>;
  /** Tips that were given. */
  tips: string[];
}

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { first: found.first ?? {}, tips: found.tips ?? [] };
  } catch {
    return { first: {}, tips: [] }; // no storage, or not ours
  }
}

class FirstGames {
  private kept = $state<Kept>(stored());

  met(game: GameName): boolean {
    return game in this.kept.first;
  }

  /** The first match of a game begins; it is coached. */
  begin(game: GameName, match: string): void {
    this.kept.first[game] = match;
    this.keep();
  }

  coached(match: string): boolean {
    return Object.values(this.kept.first).includes(match);
  }

  /** No more coaching: the player has had enough, or the game is over. */
  end(match: string): void {
    for (const game of Object.keys(this.kept.first)) if (this.kept.first[game] === match) this.kept.first[game] = "";
    this.keep();
  }

  /** Whether a tip is still to be given; each is given once. */
  give(tip: string): boolean {
    if (this.kept.tips.includes(tip)) return false;
    this.kept.tips.push(tip);
    this.keep();
    return true;
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Without storage it is remembered until the page is closed.
    }
  }
}

export const firstGames = new FirstGames();
