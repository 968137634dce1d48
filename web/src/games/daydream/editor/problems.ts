/** What the checker found, at the place it means and in the reader's words. */

import type { Problem } from "../../../lib/api";
import { say, texts } from "../../../lib/texts.svelte";

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
}

export function whereOf({ file, place }: Problem): Where {
  const panel = file[0] ?? "";
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
  if (/^(constellation|garland|leaves|circled|palette)/.test(place)) return { panel, part: "more" };
  const cell = /^(?:map|frames), ([a-h]\d+)$/.exec(place)?.[1];
  if (cell) return { panel, part: "grid", cell };
  const row = numbered(/^row (\d+)/);
  if (row !== undefined) return { panel, part: "grid", row };
  const note = numbered(/^note (\d+)/);
  return note !== undefined ? { panel, part: "grid", note } : { panel, part: "grid" };
}

/** What is wrong, in a sentence. */
export function wordsOf(problem: Problem): string {
  const message = `web-board-problem-${problem.code}`;
  return problem.code && texts.has(message) ? say(message, problem.values) : `${problem.place}: ${problem.reason}`;
}
