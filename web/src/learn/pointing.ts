/** Where on a table the things are that a lesson speaks of, and where the next click of its move is. */

import { objectOf } from "../onirim/cards";
import type { GameName } from "../lib/types";

/** What the tables call what a lesson shows; several elements are pointed at as one. */
const PLACES: Record<GameName, Record<string, string>> = {
  onirim: {
    doors: ".table > .doors section:first-child ul",
    goals: ".table > .doors .goals",
    hand: ".hands > section ul",
    row: ".labyrinth section",
    deck: ".table > .deck",
    limbo: ".stacks .veil",
    discard: ".stacks .veil + .pile",
    spells: ".piles section:has(.page)",
    towers: ".tower-row section",
    premonitions: ".premonitions ul",
    answers: ".ask .answers",
    common: ".common",
    partner: ".partner",
    revealed: ".ask .words > ul",
  },
  daydream: {
    shelf: ".frame [data-object]",
    clouds: ".frame [data-cell]",
    dice: ".desk .dice .die",
    leaves: ".desk .plant",
    score: ".desk .score",
    constellation: ".frame .way",
    garland: ".frame .lamp",
    polaroids: ".frame .paper rect.paper",
    frames: ".frame rect.frame",
    players: ".desk .others .other",
  },
};

/** `a1-a4` as its cells. */
function cellsOf(row: string): string[] {
  const [from, to] = row.split("-") as [string, string];
  const column = (name: string) => name.charCodeAt(0);
  const out: string[] = [];
  for (let x = column(from); x <= column(to); x++)
    for (let y = Number(from.slice(1)); y <= Number(to.slice(1)); y++) out.push(`${String.fromCharCode(x)}${y}`);
  return out;
}

const cell = (name: string) => `.frame [data-cell="${name}"]`;

export function elementsOf(root: ParentNode, game: GameName, show: string): Element[] {
  const [what, ...which] = show.split(" ") as [string, ...string[]];
  if (which.length === 0) return [...root.querySelectorAll(PLACES[game][what] ?? "nothing")];
  const cells = what === "row" ? which.flatMap(cellsOf) : which;
  return cells.flatMap((name) => [...root.querySelectorAll(cell(name))]);
}

/** What to press next so that the move is made. */
export function nextOf(root: ParentNode, game: GameName, move: string): Element[] {
  const found = (selector: string) => [...root.querySelectorAll(selector)].slice(0, 1);
  const answer = found(`[data-answer="${move}"]:not(:disabled)`);
  if (answer.length > 0) return answer;
  if (game === "onirim") {
    if (/^(put|sink) /.test(move)) return found(".ordering");
    const common = move.endsWith(" from common");
    return found(`.hands ${common ? ".common" : "> section"} [data-card="${objectOf(move)}"]`);
  }
  return nextStroke(root, found, move);
}

/** A number is written by taking its die, changing it by leaves, and choosing the cloud. */
function nextStroke(root: ParentNode, found: (selector: string) => Element[], move: string): Element[] {
  const [verb, what, where] = move.split(" ") as [string, string, string | undefined];
  if (verb !== "write" && verb !== "skip") return [];
  const taken = root.querySelector(".dice [role=radio][aria-checked=true]")?.getAttribute("data-die");
  const die = what[0]!;
  if (taken !== die) return found(`.dice [data-die="${die}"]:not(:disabled)`);
  const digit = Number(die) + Number(what.slice(1) || 0);
  const shown = root.querySelector(".dice .digit")?.textContent;
  if (shown && Number(shown) !== digit) return found(Number(shown) < digit ? ".change .leaf:last-child" : ".change .leaf:first-child");
  return where ? found(cell(where)) : [];
}
