/** Where everything goes on the leaflet, for the room there is. */

import type { Board, Cell, Row, Thing } from "./board";
import { columnOf, lineOf } from "./board";
import type { Spot } from "./pen";

const FOLD = 20;
const EDGE = 21; // around the grid, for icons beyond its edge
const SCARCE = 19; // the same where a finger needs the room more
const LARGEST_CLOUD = 132;
const LARGEST_SHELF = 170;
const SKY = 0.25; // lines of sky around a grid that is cropped, or whose icons need more than the edge
const ICONS = 0.37; // of a step, that the icons of a row take beyond its last cloud
const LETTERS = 12; // above the grid, for the names of the columns

export interface Layout {
  width: number;
  height: number;
  /** Left edges of the panels, and the right edge of the last. */
  edges: number[];
  shelf: number;
  shelfHigh: number;
  strip: { top: number; high: number };
  grid: { top: number; high: number };
  /** The lines that are drawn: from the first to the last that has a cloud. */
  lines: number[];
  stepX: number;
  stepY: number;
  columns: number[];
  x(cell: { column: number }): number;
  y(cell: { line: number }): number;
}

/** The lines between the first and the last cloud, both counted: a board need not use all of its grid. */
function linesOf(board: Board): number[] {
  const used = board.cells.map((cell) => cell.line);
  const [first, last] = used.length > 0 ? [Math.min(...used), Math.max(...used)] : [0, board.lines - 1];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function layOut(board: Board, panelWide: number, room: number, leastStep: number): Layout {
  const count = board.panels.length;
  const width = panelWide * count;
  // Every panel has the same width on the sheet, so the one with most columns decides how wide a cloud can be.
  const widest = count * Math.max(...board.panels.map((panel) => panel.columns));
  const strip = board.plays.includes("polaroids") ? 66 : board.plays.length > 0 ? 70 : 0;
  const lines = linesOf(board);
  const fixed = strip + 2 * EDGE + LETTERS;
  const across = width - (count - 1) * FOLD;
  const outside = count === 1 ? panelWide / (widest + 2 * ICONS) : (panelWide - FOLD / 2) / (widest / count + ICONS);
  const columnWide = Math.min((across - 2 * EDGE - 8) / widest, outside);
  /** How large clouds and shelves are with that much sky above and below the grid. */
  function sized(sky: number): { sky: number; high: number; shelfHigh: number; stepX: number; stepY: number } {
    const high = lines.length + 2 * sky; // of the grid, in lines
    const roomy = Math.max(room, fixed + board.shelves * 46 + high * leastStep);
    const wished = (roomy - fixed) * (count === 1 ? 0.14 : 0.11) * (board.shelves > 3 ? 0.85 : 1);
    const spare = (roomy - fixed - high * leastStep) / board.shelves;
    // A cloud keeps its shape: it grows with the room, but is never much higher than wide.
    const highest = Math.max(leastStep, Math.min(columnWide * 1.12, LARGEST_CLOUD));
    const spareHigh = (roomy - fixed - high * highest) / board.shelves;
    const shelfHigh = Math.min(Math.max(wished, 46, spareHigh), LARGEST_SHELF, spare);
    const stepY = Math.min((roomy - fixed - board.shelves * shelfHigh) / high, highest);
    const easy = Math.min(columnWide, stepY * 1.35);
    const stepX = Math.max(easy, Math.min(leastStep, (across - 2 * SCARCE) / widest));
    return { sky, high, shelfHigh, stepX, stepY };
  }
  const plain = sized(lines.length < board.lines ? SKY : 0);
  const cramped = plain.sky === 0 && ICONS * Math.min(plain.stepX, plain.stepY) > EDGE;
  const { sky, high, shelfHigh, stepX, stepY } = cramped ? sized(SKY) : plain;
  const grid = { top: board.shelves * shelfHigh + strip, high: 2 * EDGE + LETTERS + high * stepY };
  // A panel keeps its own grid in its middle: the shelf above it has the panel's whole width.
  const span = (panel: number) => board.panels[panel]!.columns * stepX;
  const edges = Array.from({ length: count + 1 }, (_, i) => i * panelWide);
  const columns: number[] = [];
  board.panels.forEach((panel, i) => {
    const middle = (edges[i]! + edges[i + 1]!) / 2;
    const toFold = count === 1 ? 0 : i === 0 ? 1 : i === count - 1 ? -1 : 0;
    const left = middle - span(i) / 2 + toFold * Math.max(0, (panelWide - span(i)) / 2 - FOLD / 2);
    for (let column = 0; column < panel.columns; column++) columns.push(left + (column + 0.5) * stepX);
  });
  return {
    width,
    height: grid.top + grid.high,
    edges,
    shelf: 0,
    shelfHigh,
    strip: { top: board.shelves * shelfHigh, high: strip },
    grid,
    lines,
    stepX,
    stepY,
    columns,
    x: (cell) => columns[cell.column]!,
    y: (cell) => grid.top + EDGE + LETTERS + (cell.line - lines[0]! + sky + 0.5) * stepY,
  };
}

export const placeOf = (name: string): { column: number; line: number } => ({ column: columnOf(name), line: lineOf(name) });

export interface Icons {
  dot: Spot;
  sun: Spot;
  /** Where the line from the row's end leads to. */
  middle: Spot;
  tail: Spot;
  size: number;
}

/** The icons of a row beyond its head, wherever those of its neighbours are. */
function iconsBeyond(row: Row, board: Board, layout: Layout): Icons {
  const head = placeOf(row.before ? row.cells[0]! : row.cells.at(-1)!);
  const tail = placeOf(row.before ? row.cells.at(-1)! : row.cells[0]!);
  const way = row.before ? -1 : 1;
  const size = Math.max(3.4, Math.min(layout.stepX, layout.stepY) * 0.1);
  const beyond = 0.5 * (row.across ? layout.stepX : layout.stepY) + size * 2;
  let [x, y] = [layout.x(head), layout.y(head)];
  if (row.across) x += way * beyond;
  else y += way * beyond;
  const next = board.cells.some((cell) => cell.line === head.line && cell.column === head.column + way);
  if (row.across && next) {
    // Across a fold a neighbour lies beyond: the icons stand above the bridge.
    x = layout.x(head) + way * (0.5 * layout.stepX + FOLD * 0.5);
    y -= 0.3 * layout.stepY;
  }
  return { ...pairAt(x, y, row.across, size), tail: [layout.x(tail), layout.y(tail)], size };
}

function pairAt(x: number, y: number, across: boolean, size: number): Pick<Icons, "dot" | "sun" | "middle"> {
  const apart = size * 1.75;
  return { dot: across ? [x, y - apart] : [x - apart, y], sun: across ? [x, y + apart] : [x + apart, y], middle: [x, y] };
}

const BESIDE = 4.2; // sizes of an icon between two of them that are both circled
const SHIFTS = [0, 1, -1, 2, -2, 3, -3]; // sizes of an icon, along the edge of the row's head
const FURTHER = [0, 2, 4]; // the same, away from it

/** The icons of every row, by its name: two rows that end at the same corner do not lie over each other. */
export function iconsOf(board: Board, layout: Layout): Map<string, Icons> {
  const taken: Spot[] = [];
  const found = new Map<string, Icons>();
  for (const row of board.rows) {
    const first = iconsBeyond(row, board, layout);
    const { size, middle: [x, y] } = first;
    const way = row.before ? -size : size;
    const tries = FURTHER.flatMap((far) =>
      SHIFTS.map((aside) =>
        row.across ? pairAt(x + far * way, y + aside * size, true, size) : pairAt(x + aside * size, y + far * way, false, size),
      ),
    );
    const clash = ({ dot, sun }: (typeof tries)[number]): number =>
      [dot, sun].reduce(
        (sum, [cx, cy]) =>
          sum +
          taken.filter(([ox, oy]) => Math.hypot(cx - ox, cy - oy) < BESIDE * size).length +
          board.cells.filter((cell) => Math.hypot((cx - layout.x(cell)) / (0.5 * layout.stepX), (cy - layout.y(cell)) / (0.5 * layout.stepY)) < 1).length,
        0,
      );
    let [best, least] = [tries[0]!, clash(tries[0]!)];
    for (const one of tries) {
      if (least === 0) break;
      const clashes = clash(one);
      if (clashes < least) [best, least] = [one, clashes];
    }
    taken.push(best.dot, best.sun);
    found.set(row.name, { ...first, ...best });
  }
  return found;
}

/** The square an object is drawn in: its corner and its scale. */
export function standOf(thing: Thing, layout: Layout): { x: number; y: number; scale: number; floor: number } {
  const [left, right] = [layout.edges[thing.panel]! + 6, layout.edges[thing.panel + 1]! - 6];
  const room = (right - left) / thing.among;
  const size = Math.min(layout.shelfHigh - 13, room * 0.86);
  const floor = layout.shelf + thing.level * layout.shelfHigh - 5;
  const middle = left + room * (thing.place + 0.5);
  return { x: middle - size / 2, y: floor - size, scale: size / 100, floor };
}

/** The same points, moved away from each other until an eye can tell them apart. */
export function spread(spots: Spot[], left: number, top: number, right: number, bottom: number, apart: number): Spot[] {
  const inside = (x: number, y: number): Spot => [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
  const now = spots.map(([x, y]) => inside(x, y));
  for (let round = 0; round < 80; round++)
    for (let i = 0; i < now.length; i++)
      for (let j = 0; j < i; j++) {
        const [[ax, ay], [bx, by]] = [now[i]!, now[j]!];
        const far = Math.hypot(ax - bx, ay - by);
        if (far >= apart) continue;
        const [ux, uy] = far > 0.01 ? [(ax - bx) / far, (ay - by) / far] : [-1, 0];
        const push = (apart - far) / 2;
        now[i] = inside(ax + ux * push, ay + uy * push);
        now[j] = inside(bx - ux * push, by - uy * push);
      }
  return now;
}

/** The cell an arrow key leads to: the next one that way, else the nearest that lies there. */
export function cellTowards(board: Board, from: Cell, key: string): Cell | null {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  if (dx === 0 && dy === 0) return null;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of board.cells) {
    const [x, y] = [cell.column - from.column, cell.line - from.line];
    const ahead = x * dx! + y * dy!;
    if (ahead <= 0) continue;
    const far = ahead + 3 * Math.abs(dx === 0 ? x : y);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
