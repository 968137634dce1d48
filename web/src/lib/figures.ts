/** What players achieved in a set-up, as it was measured; each game's figures are loaded when a set-up page asks. */

import type { GameName, Setup } from "./types";

/** Shares of games won, or mean scores. */
export interface Figures {
  /** A player by rules of thumb. */
  simple: number;
  /** The strength of that name. */
  sharp: number;
}

const FILES = import.meta.glob<Record<string, Figures>>("../../../src/reverie/games/*/figures.toml", { import: "default" });

/** The words a set-up is measured under, as on the command line. */
function wordsOf({ spelling, players, options }: Setup): string {
  const more = Object.entries(options).map(([name, value]) => ` --${name} ${value}`);
  return spelling + (players > 1 ? ` --players ${players}` : "") + more.join("");
}

export async function figuresOf(game: GameName, setup: Setup): Promise<Figures | null> {
  const load = FILES[`../../../src/reverie/games/${game}/figures.toml`];
  return (await load?.())?.[wordsOf(setup)] ?? null;
}

/** How hard a set-up is, from 1 to 4, by how often the simple player wins it. */
export const difficulty = (figures: Figures): number => [0.6, 0.1, 0.03].findIndex((share) => figures.simple >= share) + 1 || 4;
