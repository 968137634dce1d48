/** A set of boards that is being drawn: what can be done to it, and how it is written down. */

import { COLOURS, columnOf, lineOf, nameOf, type PanelFile, type Panels, type Point, type Spot, starry } from "../board";
import { type Letters, VIEWS } from "../titles";

export interface Draft {
  title: string;
  panels: Panels;
}

export const COLUMNS = 8;
export const LINES = 16;
export const LONGEST_ROW = 6;
export const MOST_POINTS = 10;

export type Sign = "." | "o" | "*" | ")";
export type Row = PanelFile["row"][number];
export type Thing = PanelFile["object"][number];

/** The views that can be played with these panels. */
export const viewsOf = (draft: Draft): Letters[] => VIEWS.filter((view) => [...view].every((letter) => draft.panels[letter]));

/** The largest of these views: what its author is drawing for. */
export const largestOf = (views: readonly Letters[]): Letters => views.reduce((best, one) => (one.length > best.length ? one : best));

/** A panel with nothing on it yet but what its decoration cannot do without. */
export function emptyPanel(letter: string): PanelFile {
  const panel: PanelFile = { panel: letter, leaves: 5, circled: 1, grid: { map: ".\n" }, row: [], object: [] };
  if (letter === "B" || letter === "C") panel.constellation = { points: [{ at: [80, 80], star: false }, { at: [20, 20], star: true }] };
  if (letter === "E") panel.garland = { moons: [[25, 50], [75, 50]], rewards: [1, 1] };
  if (letter === "F") panel.garland = { moons: [[25, 50], [75, 50]], rewards: [1] };
  if (letter === "A" || letter === "D") panel.polaroids = { columns: [] };
  if (!starry(letter)) panel.grid.frames = panel.grid.map;
  return panel;
}

// -- the map --------------------------------------------------------------------------------------

const linesOf = (map: string): string[] => map.replace(/^\n+|\n+$/g, "").split("\n");

/** How many columns a panel takes in a view. */
export const widthOf = (panel: PanelFile): number => linesOf(panel.grid.map)[0]?.length ?? 0;

export function signAt(panel: PanelFile, cell: string): Sign {
  return (linesOf(panel.grid.map)[lineOf(cell)]?.[columnOf(cell)] ?? ".") as Sign;
}

export function familyAt(panel: PanelFile, cell: string): string {
  return panel.grid.frames ? (linesOf(panel.grid.frames)[lineOf(cell)]?.[columnOf(cell)] ?? ".") : ".";
}

/** The lines in which a bridge leads to a panel that can lie at the left or the right of this one, with the letters of those panels. */
export function bridgesOf(draft: Draft, letter: string, side: "left" | "right"): Map<number, string> {
  const found = new Map<number, string>();
  const edge = (panel: PanelFile, last: boolean) => {
    const lines = linesOf(panel.grid.map);
    const column = last ? Math.max(...lines.map((text) => text.length)) - 1 : 0;
    return lines.map((text) => (text[column] ?? ".") !== ".");
  };
  for (const view of viewsOf(draft)) {
    const other = view[view.indexOf(letter) + (side === "left" ? -1 : 1)];
    if (!view.includes(letter) || !other) continue;
    const [here, there] = [edge(draft.panels[letter]!, side === "right"), edge(draft.panels[other]!, side === "left")];
    here.forEach((cloud, line) => {
      if (cloud && there[line] && !found.get(line)?.includes(other)) found.set(line, (found.get(line) ?? "") + other);
    });
  }
  return found;
}

export function cellsOf(panel: PanelFile): string[] {
  return linesOf(panel.grid.map).flatMap((text, line) => [...text].flatMap((sign, column) => (sign === "." ? [] : [nameOf(column, line)])));
}

/** The drawing of characters with one of them changed, as large as it has to be. */
function withSign(map: string, cell: string, sign: string): string {
  const lines = linesOf(map);
  const wide = Math.max(columnOf(cell) + 1, ...lines.map((line) => line.length));
  while (lines.length <= lineOf(cell)) lines.push("");
  const grid = lines.map((line) => [...line.padEnd(wide, ".")]);
  grid[lineOf(cell)]![columnOf(cell)] = sign;
  while (grid.length > 1 && grid.at(-1)!.every((one) => one === ".")) grid.pop();
  while (grid[0]!.length > 1 && grid.every((line) => line.at(-1) === ".")) for (const line of grid) line.pop();
  return `${grid.map((line) => line.join("")).join("\n")}\n`;
}

/** Put a cloud, a star or moon cell, or nothing; what lay on a cell that goes goes too. */
export function setCell(panel: PanelFile, cell: string, sign: Sign): void {
  const had = signAt(panel, cell);
  if (had === sign) return;
  panel.grid.map = withSign(panel.grid.map, cell, sign);
  if (!starry(panel.panel)) {
    const family = sign === "." ? "." : familyAt(panel, cell) === "." ? nearestFamily(panel, cell) : familyAt(panel, cell);
    panel.grid.frames = likeMap(panel, withSign(panel.grid.frames ?? ".", cell, family));
  }
  if (sign === ".") {
    panel.row = panel.row.filter((row) => !cellsOfRow(row).includes(cell));
    if (panel.note) panel.note = panel.note.filter((note) => !note.cells.includes(cell));
  } else for (const row of panel.row) if (beyond(row, row.icons) === cell) giveWay(panel, row);
  if (panel.polaroids) panel.polaroids.columns = specialsOf(panel).map((one) => one[0]!).sort();
}

/** Frames as large as the map. */
function likeMap(panel: PanelFile, frames: string): string {
  const map = linesOf(panel.grid.map);
  const lines = linesOf(frames);
  return `${map.map((text, line) => [...text].map((sign, column) => (sign === "." ? "." : (lines[line]?.[column] ?? ".").replace(".", "1"))).join("")).join("\n")}\n`;
}

function nearestFamily(panel: PanelFile, cell: string): string {
  const [x, y] = [columnOf(cell), lineOf(cell)];
  let best = "1";
  let least = Infinity;
  for (const other of cellsOf(panel)) {
    const family = familyAt(panel, other);
    const far = Math.abs(columnOf(other) - x) + Math.abs(lineOf(other) - y);
    if (family !== "." && far < least) [best, least] = [family, far];
  }
  return best;
}

export function setFamily(panel: PanelFile, cell: string, family: string): void {
  if (signAt(panel, cell) !== ".") panel.grid.frames = likeMap(panel, withSign(panel.grid.frames ?? ".", cell, family));
}

export const specialsOf = (panel: PanelFile): string[] => cellsOf(panel).filter((cell) => signAt(panel, cell) !== "o");

// -- rows and notes -------------------------------------------------------------------------------

/** The cells from one to another, in line; nothing if they are not. */
export function runOf(first: string, last: string): string[] {
  const [ax, ay, bx, by] = [columnOf(first), lineOf(first), columnOf(last), lineOf(last)];
  if (ax !== bx && ay !== by) return [];
  const steps = Math.max(Math.abs(ax - bx), Math.abs(ay - by));
  return Array.from({ length: steps + 1 }, (_, i) => nameOf(Math.min(ax, bx) + (ay === by ? i : 0), Math.min(ay, by) + (ax === bx && ay !== by ? i : 0)));
}

export function cellsOfRow(row: Row): string[] {
  const [first, last] = row.cells.split("-") as [string, string];
  return runOf(first, last);
}

export const isAcross = (row: Row): boolean => {
  const [first, last] = row.cells.split("-") as [string, string];
  return lineOf(first) === lineOf(last);
};

/** The place before or after the cells of a row, where its dot and sun may lie. */
function beyond(row: Row, end: Row["icons"]): string {
  const cells = cellsOfRow(row);
  const last = end === "start" ? cells[0]! : cells.at(-1)!;
  const step = end === "start" ? -1 : 1;
  return isAcross(row) ? nameOf(columnOf(last) + step, lineOf(last)) : nameOf(columnOf(last), lineOf(last) + step);
}

/** Move the dot and sun of a row from under a new cloud to the other end, if no cloud lies there. */
function giveWay(panel: PanelFile, row: Row): void {
  const other = row.icons === "start" ? "end" : "start";
  if (signAt(panel, beyond(row, other)) === ".") row.icons = other;
}

/** Where a row from one cell ends that is drawn to another: rows are straight, hands need not be. */
export function straightTo(from: string, to: string): string {
  const across = Math.abs(columnOf(to) - columnOf(from)) >= Math.abs(lineOf(to) - lineOf(from));
  return across ? nameOf(columnOf(to), lineOf(from)) : nameOf(columnOf(from), lineOf(to));
}

/** Why no row can be laid from one cell to another: the checker's code and its values. */
export function rowProblem(panel: PanelFile, first: string, last: string): { code: string; values: Record<string, string | number> } | null {
  const run = runOf(first, last);
  const gap = run.find((cell) => signAt(panel, cell) === ".");
  if (gap) return { code: "row-gap", values: { cell: gap } };
  return run.length < 2 || run.length > LONGEST_ROW ? { code: "row-length", values: { n: run.length, most: LONGEST_ROW } } : null;
}

/** Lay a row from one cell to another; one that lies there the same way gives way. */
export function addRow(panel: PanelFile, first: string, last: string): Row | null {
  const run = runOf(first, last);
  if (rowProblem(panel, first, last)) return null;
  const across = lineOf(first) === lineOf(last);
  panel.row = panel.row.filter((row) => isAcross(row) !== across || !cellsOfRow(row).some((cell) => run.includes(cell)));
  const row: Row = { cells: `${run[0]}-${run.at(-1)}`, icons: "end" };
  if (signAt(panel, beyond(row, "end")) !== ".") row.icons = "start";
  panel.row.push(row);
  return row;
}

/** Lay a note between cells, or take away the one that lies there. */
export function toggleNote(panel: PanelFile, cells: readonly string[]): void {
  const sorted = [...cells].sort();
  const notes = panel.note ?? [];
  const same = notes.findIndex((note) => [...note.cells].sort().join() === sorted.join());
  if (same >= 0) panel.note = notes.filter((_, i) => i !== same);
  else panel.note = [...notes, { kind: sorted.length === 2 ? "single" : "double", cells: sorted }];
}

// -- objects --------------------------------------------------------------------------------------

/** A name that no object of the panel has yet. */
export function freeName(panel: PanelFile, name: string): string {
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (panel.object.every((one) => one.name !== tried)) return tried;
  }
}

export const newThing = (panel: PanelFile, name: string): Thing => ({
  name: freeName(panel, name),
  shelf: Math.max(1, ...panel.object.map((one) => one.shelf)),
  bonus: false,
  colour: "#F5E6C8",
  outline: [
    { at: [20, 80], kind: "sun" },
    { at: [50, 20], kind: "dot" },
    { at: [80, 80], kind: "dot" },
    { at: [20, 80], kind: "sun" },
  ],
});

export const MOST_DETAILS = 12;
const LONGEST_PATH = 500;

/** A stroke drawn by hand as an SVG path of few points; nothing if it is too short to see. */
export function handDrawn(stroke: readonly Spot[], closed: boolean): string | null {
  const far = (from: Spot, to: Spot) => Math.hypot(from[0] - to[0], from[1] - to[1]);
  if (stroke.every((spot) => far(spot, stroke[0]!) < 1.5)) return null;
  for (let off = 0.5; ; off *= 1.5) {
    const few = simplified(stroke, off);
    const path = `M${few.map(([x, y]) => `${number(x)} ${number(y)}`).join(" L")}${closed ? " Z" : ""}`;
    if (path.length <= LONGEST_PATH) return path;
  }
}

/** The points of a stroke that others lie at most `off` beside (Ramer, Douglas and Peucker). */
function simplified(stroke: readonly Spot[], off: number): Spot[] {
  const [first, last] = [stroke[0]!, stroke.at(-1)!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy);
  let [worst, at] = [0, 0];
  stroke.forEach(([x, y], i) => {
    const beside = long ? Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / long : Math.hypot(x - first[0], y - first[1]);
    if (beside > worst) [worst, at] = [beside, i];
  });
  if (worst <= off) return [first, last];
  return [...simplified(stroke.slice(0, at + 1), off).slice(0, -1), ...simplified(stroke.slice(at), off)];
}

/** Whether the pen comes back to where it began. */
export const isClosed = (outline: readonly Point[]): boolean =>
  outline.length > 2 && outline[0]!.at.join() === outline.at(-1)!.at.join();

/** Move a point; where a closed path begins, it ends too. */
export function movePoint(thing: Thing, index: number, at: [number, number]): void {
  const closed = isClosed(thing.outline);
  thing.outline[index]!.at = at;
  if (closed && (index === 0 || index === thing.outline.length - 1)) thing.outline[0]!.at = thing.outline.at(-1)!.at = [...at];
}

// -- writing it down ------------------------------------------------------------------------------

const number = (value: number): string => String(Math.round(value * 100) / 100);
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\u0000-\u001f\u007f]/g, " ")}"`;
const spot = (at: readonly number[]): string => `[${at.map(number).join(", ")}]`;

/** A panel as the engine's file. */
export function toToml(panel: PanelFile): string {
  const out = [`panel = ${quoted(panel.panel)}`, `leaves = ${panel.leaves}`, `circled = ${panel.circled}`];
  for (const relic of ["clover", "bowtie"] as const) if (panel[relic]) out.push(`${relic} = ${quoted(panel[relic])}`);
  out.push("", "[grid]", `map = """`, ...linesOf(panel.grid.map), `"""`);
  if (panel.grid.frames) out.push(`frames = """`, ...linesOf(panel.grid.frames), `"""`);
  for (const row of panel.row) out.push("", "[[row]]", `cells = ${quoted(row.cells)}`, `icons = ${quoted(row.icons)}`);
  for (const note of panel.note ?? []) out.push("", "[[note]]", `kind = ${quoted(note.kind)}`, `cells = [${note.cells.map(quoted).join(", ")}]`);
  if (panel.constellation)
    out.push("", "[constellation]", "points = [", ...panel.constellation.points.map((point) => `  { at = ${spot(point.at)}, star = ${point.star} },`), "]");
  if (panel.garland)
    out.push("", "[garland]", `moons = [${panel.garland.moons.map(spot).join(", ")}]`, `rewards = [${panel.garland.rewards.join(", ")}]`);
  const colours = COLOURS.flatMap((name) => (panel.palette?.[name] ? [`${name} = ${quoted(panel.palette[name])}`] : []));
  if (colours.length > 0) out.push("", "[palette]", ...colours);
  if (panel.polaroids) out.push("", "[polaroids]", `columns = [${panel.polaroids.columns.map(quoted).join(", ")}]`);
  for (const thing of panel.object) {
    out.push("", "[[object]]", `name = ${quoted(thing.name)}`, `shelf = ${thing.shelf}`, `bonus = ${thing.bonus}`, `colour = ${quoted(thing.colour)}`);
    const points = thing.outline.map((point) => `  { at = ${spot(point.at)}, kind = ${quoted(point.kind)}${point.bend ? `, bend = ${spot(point.bend)}` : ""} },`);
    out.push("outline = [", ...points, "]");
    const details = (thing.details ?? []).map((one) => {
      const parts = [`path = ${quoted(one.path)}`];
      for (const key of ["fill", "stroke"] as const) if (one[key] !== undefined) parts.push(`${key} = ${quoted(one[key])}`);
      if (one.width !== undefined) parts.push(`width = ${number(one.width)}`);
      return `  { ${parts.join(", ")} },`;
    });
    if (details.length > 0) out.push("details = [", ...details, "]");
  }
  return `${out.join("\n")}\n`;
}

export const filesOf = (draft: Draft): Record<string, string> =>
  Object.fromEntries(Object.keys(draft.panels).sort().map((letter) => [`${letter}.toml`, toToml(draft.panels[letter]!)]));

export const MOST_BYTES = 100_000; // of one file

/** The panels whose files are larger than a file may be, with their bytes. */
export const tooLarge = (files: Readonly<Record<string, string>>): { panel: string; n: number }[] =>
  Object.entries(files)
    .map(([name, text]) => ({ panel: name[0]!, n: new TextEncoder().encode(text).length }))
    .filter(({ n }) => n > MOST_BYTES);
