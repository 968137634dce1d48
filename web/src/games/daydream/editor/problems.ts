/** What the checker found, at the place it means and in the reader's words. */

import type { Problem } from "../../../lib/api";
import { say, texts } from "../../../lib/texts.svelte";
import { columnOf, lineOf, nameOf, type Panels } from "../board";
import { widthOf } from "./draft";

export type Part = "grid" | "shelf" | "more";

/** Where something is wrong: on which panel, in which part, and at what there. */
export interface Where {
  panel: string;
  part: Part;
  cell?: string;
  row?: number;
  note?: number;
  object?: number;
  point?: number;
  /** A point of the constellation or a moon of the garland. */
  spot?: number;
}

/** What goes wrong only when panels lie side by side, and is not to be seen on the clouds. */
const OF_VIEWS: Partial<Record<string, Part>> = { moons: "more", relics: "shelf", "relic-order": "shelf" };

export function whereOf({ file, place, code, values }: Problem, panels: Panels): Where {
  const panel = file[0] ?? "";
  const view = /^view ([A-F]+)$/.exec(place)?.[1];
  if (view) return inView(view, code ?? "", values?.cell, panels);
  const numbered = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(place);
    return found ? Number(found[1]) - 1 : undefined;
  };
  const object = numbered(/^object (\d+)/);
  if (object !== undefined) {
    const point = numbered(/, point (\d+)(?:,|$)/);
    return { panel, part: "shelf", object, ...(point === undefined ? {} : { point }) };
  }
  if (/^(objects|clover|bowtie)/.test(place)) return { panel, part: "shelf" };
  const spot = numbered(/^(?:constellation, point|garland, moon) (\d+)/);
  if (spot !== undefined) return { panel, part: "more", spot };
  if (/^(constellation|garland|leaves|circled|palette)/.test(place)) return { panel, part: "more" };
  const cell = /^(?:map|frames), ([a-h]\d+)$/.exec(place)?.[1];
  if (cell) return { panel, part: "grid", cell };
  const row = numbered(/^row (\d+)/);
  if (row !== undefined) return { panel, part: "grid", row };
  const note = numbered(/^note (\d+)/);
  return note !== undefined ? { panel, part: "grid", note } : { panel, part: "grid" };
}

/** A place of a view as a place of its panel: in a view the letters of columns run on. */
function inView(view: string, code: string, cell: unknown, panels: Panels): Where {
  if (typeof cell !== "string") return { panel: view[0]!, part: OF_VIEWS[code] ?? "grid" };
  let column = columnOf(cell);
  for (const panel of view) {
    const wide = panels[panel] ? widthOf(panels[panel]) : 0;
    if (column < wide) return { panel, part: "grid", cell: nameOf(column, lineOf(cell)) };
    column -= wide;
  }
  return { panel: view[0]!, part: "grid" };
}

/** What the checker gives no code, because it says most of it of files: its place and words here, and our message. */
const UNCODED: readonly (readonly [RegExp, string])[] = [
  [/^object \d+ .*, detail \d+: path /, "path"],
  [/^object \d+: a name has /, "odd-name"],
  [/^(objects|constellation): there are |^garland: has \d+ moons; a panel /, "too-many"],
];

/** What is wrong, in a sentence that names cells as their panel does. */
export function wordsOf(problem: Problem, where: Where): string {
  const said = `${problem.place}: ${problem.reason}`;
  const message = `web-board-problem-${problem.code || UNCODED.find(([pattern]) => pattern.test(said))?.[1]}`;
  const values = { ...problem.values, ...(where.cell ? { cell: where.cell } : {}) };
  return texts.has(message) ? say(message, values) : said;
}
