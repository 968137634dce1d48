/** The views and what they are called: all of Daydream that the house needs before somebody sits down to it. */

import titles from "../../../../src/reverie/games/daydream/names.toml";
import { say, texts } from "../../lib/texts.svelte";
import type { Setup } from "../../lib/types";

export type Letters = "A" | "D" | "BC" | "EF" | "AD" | "DA" | "BCA" | "EFD";
export const VIEWS: readonly Letters[] = ["A", "D", "BC", "EF", "AD", "DA", "BCA", "EFD"];

type Named = Record<Letters, { title: Record<string, string>; names: Record<string, string>[] }>;
const NAMED = titles as unknown as Named;

export const viewTitle = (letters: Letters): string => NAMED[letters].title[texts.language]!;
export const soloName = (letters: Letters, index: number): string => NAMED[letters].names[index - 1]![texts.language]!;

/** The view a set-up is played on: the letters after `daydream:`. */
export function lettersOf(spelling: string): Letters {
  const letters = spelling.split(":")[1] as Letters;
  return VIEWS.includes(letters) ? letters : "A";
}

/** Editions that new games are not played on any more. A set-up that names none is of the first. */
const EARLIER = ["1", "2", "3"];

/** The title of its view; boards of somebody's own and earlier editions are named. */
export function setupTitle(setup: Setup): string {
  const title = viewTitle(lettersOf(setup.spelling));
  const boards = setup.options.boards ?? "1";
  // Editions are numbered, other boards have a digest.
  if (!/^\d+$/.test(boards)) return say("web-day-own-board", { title });
  return EARLIER.includes(boards) ? say(`web-day-edition-${boards}`, { title }) : title;
}

/** The names a game alone can earn on a view, the lowest first. */
export const namesOf = (setup: Setup): string[] =>
  setup.players === 1 ? NAMED[lettersOf(setup.spelling)].names.map((name) => name[texts.language]!) : [];
