/** Files that somebody opens to draw on: read, and refused with the place where they are no panel at all. */

import type { PanelFile, Panels } from "../board";
import { dataOf } from "../own-boards";
import { cellsOfRow, COLUMNS, emptyPanel, LINES, MOST_BYTES } from "./draft";

/** Why a file cannot be opened: a code, and what its sentence needs to know. */
export class Unreadable extends Error {
  constructor(
    readonly code: "syntax" | "place" | "bytes" | "twice",
    readonly values: Record<string, string | number>,
  ) {
    super(`${values.file}: ${values.place ?? values.reason ?? code}`);
  }
}

/** Throws the place where a value is not what it should be. */
type Check = (value: unknown, place: string) => void;

class Odd {
  constructor(readonly place: string) {}
}

const like =
  (right: (value: unknown) => boolean): Check =>
  (value, place) => {
    if (!right(value)) throw new Odd(place);
  };
const list =
  (of: Check, least = 0): Check =>
  (value, place) => {
    if (!Array.isArray(value) || value.length < least) throw new Odd(place);
    value.forEach((one, i) => of(one, `${place} ${i + 1}`));
  };
const maybe =
  (of: Check): Check =>
  (value, place) => {
    if (value !== undefined) of(value, place);
  };
const fields =
  (of: Record<string, Check>): Check =>
  (value, place) => {
    if (typeof value !== "object" || value === null) throw new Odd(place);
    for (const [name, check] of Object.entries(of)) check((value as Record<string, unknown>)[name], place ? `${place}, ${name}` : name);
  };
const matching = (pattern: RegExp): Check => like((value) => typeof value === "string" && pattern.test(value));

const text = matching(/^/);
const number = like((value) => Number.isFinite(value));
const flag = like((value) => typeof value === "boolean");
const spot = like((value) => Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one)));
const cell = matching(/^[a-h][1-9]\d?$/);
const drawing = like((value) => {
  if (typeof value !== "string") return false;
  const lines = value.trim().split("\n");
  return lines.length <= LINES && lines.every((line) => line.length > 0 && line.length <= COLUMNS && line.length === lines[0]!.length);
});
const row: Check = (value, place) => {
  fields({ cells: matching(/^[a-h][1-9]\d?-[a-h][1-9]\d?$/), icons: matching(/^(start|end)$/) })(value, place);
  if (cellsOfRow(value as PanelFile["row"][number]).length === 0) throw new Odd(`${place}, cells`);
};

/** What the drawing tools take for granted; everything else is for the checker to say, at its place. */
const PANEL = fields({
  panel: matching(/^[A-F]$/),
  leaves: number,
  circled: number,
  grid: fields({ map: drawing, frames: maybe(drawing) }),
  row: list(row),
  object: list(
    fields({
      name: text,
      shelf: number,
      bonus: flag,
      colour: text,
      outline: list(fields({ at: spot, kind: matching(/^(sun|dot)$/), bend: maybe(spot) }), 2),
      details: maybe(list(fields({ path: text, fill: maybe(text), stroke: maybe(text), width: maybe(number) }))),
    }),
  ),
  note: maybe(list(fields({ kind: text, cells: list(cell, 2) }))),
  constellation: maybe(fields({ points: list(fields({ at: spot, star: flag })) })),
  garland: maybe(fields({ moons: list(spot), rewards: list(number) })),
  polaroids: maybe(fields({ columns: list(text) })),
  palette: maybe(fields({ page: maybe(text), sky: maybe(text), horizon: maybe(text), cloud: maybe(text), ink: maybe(text), accent: maybe(text) })),
  clover: maybe(text),
  bowtie: maybe(text),
});

/** Read files as panels to draw on; what a panel leaves out is as on an empty one. */
export async function openPanels(files: Readonly<Record<string, string>>): Promise<Panels> {
  const panels: Panels = {};
  for (const [file, content] of Object.entries(files)) {
    if (new TextEncoder().encode(content).length > MOST_BYTES) throw new Unreadable("bytes", { file, most: MOST_BYTES });
    let found: Record<string, unknown>;
    try {
      found = await dataOf(content);
    } catch (problem) {
      throw new Unreadable("syntax", { file, reason: (problem as Error).message.split("\n")[0] ?? "" });
    }
    const panel = { row: [], object: [], ...found } as unknown as PanelFile;
    try {
      PANEL(panel, "");
    } catch (problem) {
      if (problem instanceof Odd) throw new Unreadable("place", { file, place: problem.place });
      throw problem;
    }
    if (panels[panel.panel]) throw new Unreadable("twice", { file, panel: panel.panel });
    panels[panel.panel] = { ...emptyPanel(panel.panel), ...panel };
  }
  return panels;
}
