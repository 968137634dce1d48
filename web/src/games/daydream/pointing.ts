/** Where on Daydream's table the things are that a lesson speaks of. */

import type { Pointing } from "../../lib/face";
import { lettersOf } from "./titles";

/** What the table calls what a lesson shows; several elements are pointed at as one. */
const PLACES: Record<string, string> = {
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
};

const cell = (name: string) => `.frame [data-cell="${name}"]`;

/** `a1-a4` as its cells. */
function cellsOf(row: string): string[] {
  const [from, to] = row.split("-") as [string, string];
  const column = (name: string) => name.charCodeAt(0);
  const out: string[] = [];
  for (let x = column(from); x <= column(to); x++)
    for (let y = Number(from.slice(1)); y <= Number(to.slice(1)); y++) out.push(`${String.fromCharCode(x)}${y}`);
  return out;
}

/** A number is written by taking its die, changing it by leaves, and choosing the cloud. */
function nextStroke(root: ParentNode, first: (selector: string) => Element[], move: string): Element[] {
  const [verb, what, where] = move.split(" ") as [string, string, string | undefined];
  if (verb !== "write" && verb !== "skip") return [];
  const taken = root.querySelector(".dice [role=radio][aria-checked=true]")?.getAttribute("data-die");
  const die = what[0]!;
  if (taken !== die) return first(`.dice [data-die="${die}"]:not(:disabled)`);
  const digit = Number(die) + Number(what.slice(1) || 0);
  const shown = root.querySelector(".dice .digit")?.textContent;
  if (shown && Number(shown) !== digit) return first(Number(shown) < digit ? ".change .leaf:last-child" : ".change .leaf:first-child");
  return where ? first(cell(where)) : [];
}

export const pointing: Pointing = {
  elements(root, show) {
    const [what, ...which] = show.split(" ") as [string, ...string[]];
    if (which.length === 0) return [...root.querySelectorAll(PLACES[what] ?? "nothing")];
    const cells = what === "row" ? which.flatMap(cellsOf) : which;
    return cells.flatMap((name) => [...root.querySelectorAll(cell(name))]);
  },
  next(root, move) {
    const first = (selector: string) => [...root.querySelectorAll(selector)].slice(0, 1);
    const answer = first(`[data-answer="${move}"]:not(:disabled)`);
    return answer.length > 0 ? answer : nextStroke(root, first, move);
  },
  /** Three panels side by side need the whole width. */
  wide: (setup) => lettersOf(setup.spelling).length === 3,
  joined: () => false,
  together: (moves) => moves.join(", "),
};
