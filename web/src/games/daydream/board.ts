/** What is printed on the leaflet: panels read from the engine's own files, and the views they make side by side. */

// The panels of the current edition are loaded with the table, those of others when they are needed (`own-boards.ts`).
import A from "../../../../src/reverie/games/daydream/boards/4/A.toml";
import B from "../../../../src/reverie/games/daydream/boards/4/B.toml";
import C from "../../../../src/reverie/games/daydream/boards/4/C.toml";
import D from "../../../../src/reverie/games/daydream/boards/4/D.toml";
import E from "../../../../src/reverie/games/daydream/boards/4/E.toml";
import F from "../../../../src/reverie/games/daydream/boards/4/F.toml";

import type { Setup } from "../../lib/types";
import { type Letters, lettersOf } from "./titles";

export { type Letters, lettersOf, VIEWS } from "./titles";
export const FEATURES: Record<Letters, readonly string[]> = {
  A: [],
  D: [],
  BC: ["constellation"],
  EF: ["garland"],
  AD: ["polaroids"],
  DA: ["polaroids"],
  BCA: ["constellation", "notes"],
  EFD: ["garland", "frames"],
};

export type Spot = [number, number];

export interface Point {
  at: Spot;
  kind: "sun" | "dot";
  bend?: Spot;
}

export interface Detail {
  path: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export interface PanelFile {
  panel: string;
  leaves: number;
  circled: number;
  grid: { map: string; frames?: string };
  row: { cells: string; icons: "start" | "end" }[];
  object: { name: string; shelf: number; bonus: boolean; colour: string; outline: Point[]; details?: Detail[] }[];
  note?: { kind: string; cells: string[] }[];
  constellation?: { points: { at: Spot; star: boolean }[] };
  garland?: { moons: Spot[]; rewards: number[] };
  polaroids?: { columns: string[] };
  clover?: string;
  bowtie?: string;
  palette?: Colours;
}

/** The colours that a board of somebody's own may have, in the order they are asked for. */
export const COLOURS = ["page", "sky", "horizon", "cloud", "ink", "accent"] as const;
export type Colours = Partial<Record<(typeof COLOURS)[number], string>>;

export type Panels = Record<string, PanelFile>;
/** The edition of new games, and that of set-ups that name none; `library.py` says the same. */
export const CURRENT = "4";
export const FIRST = "1";
export const FILES = { A, B, C, D, E, F } as unknown as Panels;
const STARRY = "ABC";

export interface Cell {
  name: string;
  column: number;
  line: number;
  panel: number;
  /** What is printed in it, if this view plays with that. */
  special: "star" | "moon" | null;
  family: number | null;
}

export interface Row {
  name: string;
  cells: string[];
  across: boolean;
  /** Whether its icons lie before the first cell, or after the last. */
  before: boolean;
}

export interface Thing {
  name: string;
  shelf: number;
  panel: number;
  /** The height it stands at, 1 the highest: its shelf, counted by panel, so that none stands empty. */
  level: number;
  /** Its place among the things of the same shelf and panel, and how many these are. */
  place: number;
  among: number;
  bonus: boolean;
  colour: string;
  outline: Point[];
  details: Detail[];
  /** The frames' reward that its first line takes away in a game for one. */
  takes: 5 | 2 | null;
}

export interface Board {
  letters: Letters;
  plays: readonly string[];
  panels: { letter: string; first: number; columns: number }[];
  columns: number;
  lines: number;
  cells: Cell[];
  at: Map<string, Cell>;
  rows: Row[];
  /** In the order they are drawn. */
  things: Thing[];
  shelves: number;
  leaves: number;
  notes: { cells: string[]; heads: number }[];
  sky: { at: Spot; panel: number; star: boolean }[];
  moons: { at: Spot; panel: number }[];
  rewards: number[];
  polaroids: { cell: string; kind: "star" | "moon" }[];
  /** Its own colours as style variables; empty where it has the colours of its view. */
  style: string;
}

export const nameOf = (column: number, line: number): string => `${String.fromCharCode(97 + column)}${line + 1}`;
export const columnOf = (name: string): number => name.charCodeAt(0) - 97;
export const lineOf = (name: string): number => Number(name.slice(1)) - 1;

export function compose(letters: Letters, of: Panels): Board {
  const plays = FEATURES[letters];
  const files = [...letters].map((letter) => of[letter]!);
  const maps = files.map((file) => file.grid.map.trim().split("\n"));
  let first = 0;
  const panels = maps.map((map, i) => {
    const panel = { letter: letters[i]!, first, columns: map[0]!.length };
    first += panel.columns;
    return panel;
  });
  const moved = (panel: number, name: string) => nameOf(columnOf(name) + panels[panel]!.first, lineOf(name));
  const cells = maps.flatMap((map, panel) => cellsOf(map, panel, panels[panel]!, files[panel]!, plays));
  cells.sort((a, b) => a.line - b.line || a.column - b.column);
  const things = files.flatMap((file, panel) => thingsOf(file, panel, plays.includes("frames")));
  things.sort((a, b) => a.shelf - b.shelf || a.panel - b.panel || a.place - b.place);
  const climbed = [...letters].map((letter, panel) => ({ letter, panel })).filter((one) => "BC".includes(one.letter));
  climbed.sort((a, b) => (a.letter < b.letter ? 1 : -1)); // C is climbed before B
  return {
    letters,
    plays,
    panels,
    columns: first,
    lines: Math.max(...maps.map((map) => map.length)),
    cells,
    at: new Map(cells.map((cell) => [cell.name, cell])),
    rows: files.flatMap((file, panel) =>
      file.row.map((row) => {
        const [start, end] = row.cells.split("-").map((name) => moved(panel, name)) as [string, string];
        return rowOf(start, end, row.icons === "start");
      }),
    ),
    things,
    shelves: Math.max(...things.map((thing) => thing.level)),
    leaves: files.reduce((sum, file) => sum + file.leaves, 0),
    notes: plays.includes("notes")
      ? files.flatMap((file, panel) =>
          (file.note ?? []).map((note) => ({
            cells: note.cells.map((name) => moved(panel, name)),
            heads: note.kind === "single" ? 1 : 2,
          })),
        )
      : [],
    sky: plays.includes("constellation")
      ? climbed.flatMap(({ letter, panel }) => of[letter]!.constellation!.points.map((point) => ({ ...point, panel })))
      : [],
    moons: plays.includes("garland")
      ? files.flatMap((file, panel) => (file.garland?.moons ?? []).map((at) => ({ at, panel })))
      : [],
    rewards: plays.includes("garland") ? files.flatMap((file) => file.garland?.rewards ?? []) : [],
    polaroids: plays.includes("polaroids") ? polaroidsOf(cells) : [],
    style: styleOf(coloursOf(files)),
  };
}

const VARIABLES: Record<keyof Colours, string> = { page: "page", sky: "sky", horizon: "low", cloud: "cloud", ink: "ink", accent: "accent" };
/** The night takes the hue of a colour of the day. */
const NIGHT: Colours = { page: "wall", sky: "high", horizon: "low" };

/** The colours of a view: those of its leftmost panel that has its own. */
export const coloursOf = (files: readonly PanelFile[]): Colours | undefined => files.find((file) => Object.keys(file.palette ?? {}).length > 0)?.palette;

/** Colours as style variables of `palettes.css`. */
export function styleOf(colours: Colours | undefined): string {
  return COLOURS.flatMap((name) => {
    const colour = colours?.[name];
    if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return [];
    const night = NIGHT[name];
    return [`--v-${VARIABLES[name]}: ${colour}`, ...(night ? [`--n-${night}: ${hueOf(colour)}`] : [])];
  }).join("; ");
}

/** The hue of a colour in oklch, in degrees. */
function hueOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  const hue = (Math.atan2(0.0259 * l + 0.7828 * m - 0.8087 * s, 1.978 * l - 2.4286 * m + 0.4506 * s) * 180) / Math.PI;
  return Math.round((hue + 360) % 360);
}

function cellsOf(
  map: string[],
  panel: number,
  { first }: { first: number },
  file: PanelFile,
  plays: readonly string[],
): Cell[] {
  const frames = plays.includes("frames") ? file.grid.frames?.trim().split("\n") : undefined;
  const counts = plays.some((one) => one === "constellation" || one === "garland" || one === "polaroids");
  const out: Cell[] = [];
  map.forEach((text, line) =>
    [...text].forEach((sign, column) => {
      if (sign === ".") return;
      const special = !counts || sign === "o" ? null : sign === "*" ? "star" : "moon";
      const family = frames ? Number(frames[line]![column]) - 1 : null;
      out.push({ name: nameOf(first + column, line), column: first + column, line, panel, special, family });
    }),
  );
  return out;
}

function thingsOf(file: PanelFile, panel: number, framed: boolean): Thing[] {
  const placed = new Map<number, number>();
  const all = file.object.map((object) => {
    const place = placed.get(object.shelf) ?? 0;
    placed.set(object.shelf, place + 1);
    const takes = !framed ? null : object.name === file.clover ? 5 : object.name === file.bowtie ? 2 : null;
    return { ...object, details: object.details ?? [], panel, place, level: 0, among: 0, takes } satisfies Thing;
  });
  const shelves = [...placed.keys()].sort((a, b) => a - b);
  return all.map((thing) => ({
    ...thing,
    level: shelves.indexOf(thing.shelf) + 1,
    among: placed.get(thing.shelf)!,
  }));
}

function rowOf(start: string, end: string, before: boolean): Row {
  const across = lineOf(start) === lineOf(end);
  const steps = across ? columnOf(end) - columnOf(start) : lineOf(end) - lineOf(start);
  const cells = Array.from({ length: steps + 1 }, (_, i) =>
    nameOf(columnOf(start) + (across ? i : 0), lineOf(start) + (across ? 0 : i)),
  );
  return { name: `${start}-${end}`, cells, across, before };
}

function polaroidsOf(cells: readonly Cell[]): Board["polaroids"] {
  const special = cells.filter((cell) => cell.special !== null).sort((a, b) => a.column - b.column);
  return special.map((cell) => ({ cell: cell.name, kind: cell.special! }));
}

const composed = new Map<string, Board>();
/** Editions, and boards of somebody's own, by the name that set-ups have for them. */
const known = new Map<string, Panels>([[CURRENT, FILES]]);

export function boardOf(letters: Letters, boards = CURRENT): Board {
  const key = `${boards} ${letters}`;
  let board = composed.get(key);
  if (!board) composed.set(key, (board = compose(letters, known.get(boards) ?? FILES)));
  return board;
}

/** What a set-up calls the boards it is played on. */
export const boardsOf = (setup: Setup): string => setup.options.boards ?? FIRST;

export const isKnown = (boards: string): boolean => known.has(boards);

/** The board that a set-up is played on. */
export const boardFor = (setup: Setup): Board => boardOf(lettersOf(setup.spelling), boardsOf(setup));

/** Play set-ups that name these boards on these panels from now on. */
export function knowBoards(boards: string, panels: Panels): void {
  known.set(boards, panels);
  for (const key of composed.keys()) if (key.startsWith(`${boards} `)) composed.delete(key);
}

export const starry = (letter: string): boolean => STARRY.includes(letter);
