/** Where to look on a sheet that is larger than its frame: pure geometry, in pixels of the sheet unless said otherwise. */

import type { Thing } from "./board";
import { type Layout, standOf } from "./layout";

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  wide: number;
  high: number;
}
/** What is seen: how large, and the corner of the sheet in the frame's corner. */
export interface Shot {
  scale: number;
  left: number;
  top: number;
}

const EASY = [44, 44, 56]; // pixels of a cloud that is read without effort, by the number of panels: a long sheet is moved along anyway
const NEAR = 78; // pixels of a cloud where one writes
const FURTHEST = 0.86; // how much smaller a sheet may be for everything that counts to be seen at once
const LARGEST = 2.6; // how many times nearer than usual a hand may bring it

/** The scale at which all of a sheet is seen. */
export const fitting = (paper: Size, frame: Size): number => Math.min(1, frame.wide / paper.wide, frame.high / paper.high);

/** The scale to write at: as laid out where clouds are large enough, else nearer; the grid's height stays in sight. */
export function nearing(layout: Layout, frame: Size, finger: boolean): number {
  const cloud = Math.sqrt(layout.stepX * layout.stepY);
  if (finger || cloud >= EASY[layout.edges.length - 2]!) return 1;
  return Math.max(1, Math.min(NEAR / cloud, frame.high / layout.grid.high));
}

export const limits = (fit: number, near: number): [number, number] => [Math.min(fit, near), near * LARGEST];

/** The cloud of a cell with its icons' room around it. */
export function areaOf(cell: { column: number; line: number }, layout: Layout): Area {
  const [x, y] = [layout.x(cell), layout.y(cell)];
  const [wide, high] = [layout.stepX * 0.85, layout.stepY * 0.95];
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

/** The place of an object on its shelf. */
export function standArea(thing: Thing, layout: Layout): Area {
  const { x, y, scale } = standOf(thing, layout);
  return { left: x - 4, top: y - 4, right: x + 100 * scale + 4, bottom: y + 100 * scale + 8 };
}

export const around = (areas: readonly Area[]): Area => ({
  left: Math.min(...areas.map((one) => one.left)),
  top: Math.min(...areas.map((one) => one.top)),
  right: Math.max(...areas.map((one) => one.right)),
  bottom: Math.max(...areas.map((one) => one.bottom)),
});

/** Keep the corner where the frame is filled; what is smaller than its frame has no corner to choose. */
export function within(shot: Shot, paper: Size, frame: Size): Shot {
  const most = (paper: number, frame: number) => Math.max(0, paper - frame / shot.scale);
  return {
    scale: shot.scale,
    left: Math.min(Math.max(0, shot.left), most(paper.wide, frame.wide)),
    top: Math.min(Math.max(0, shot.top), most(paper.high, frame.high)),
  };
}

const sees = (from: number, room: number, low: number, high: number): boolean => low >= from - 1 && high <= from + room + 1;

/** Along one axis: from where most of the spans are seen whole; `first` has to be, and what is seen already is left where it is. */
function slide(spans: readonly [number, number][], first: readonly [number, number] | null, now: number, room: number, all: number): number {
  const most = Math.max(0, all - room);
  const clamp = (from: number) => Math.min(Math.max(0, from), most);
  const count = (from: number) =>
    first && !sees(from, room, ...first) ? -1 : spans.filter(([low, high]) => sees(from, room, low, high)).length;
  const tries = [...spans, ...(first ? [first] : [])].flatMap(([low, high]) => [clamp(low), clamp(high - room)]);
  let best = clamp(now);
  for (const one of tries)
    if (count(one) > count(best) || (count(one) === count(best) && best !== clamp(now) && Math.abs(one - now) < Math.abs(best - now))) best = one;
  return best;
}

/** The best look at the areas that count; `first` is one that must be seen. */
export function lookAt(areas: readonly Area[], first: Area | null, now: Shot, scale: number, paper: Size, frame: Size): Shot {
  const wanted = first ? [...areas, first] : areas;
  if (wanted.length === 0) return within({ ...now, scale }, paper, frame);
  const all = around(wanted);
  const whole = Math.min(frame.wide / (all.right - all.left), frame.high / (all.bottom - all.top), scale);
  // What was brought nearer may go back a little for that; what is laid out for fingers may not.
  const used = scale > 1 && whole >= scale * FURTHEST ? Math.max(1, whole) : scale;
  const [wide, high] = [frame.wide / used, frame.high / used];
  const left = slide(areas.map((one) => [one.left, one.right]), first && [first.left, first.right], now.left, wide, paper.wide);
  const seen = areas.filter((one) => sees(left, wide, one.left, one.right));
  const top = slide(seen.map((one) => [one.top, one.bottom]), first && [first.top, first.bottom], now.top, high, paper.high);
  return within({ scale: used, left, top }, paper, frame);
}

/** The areas that are out of sight, by the side they are on. */
export function beyond<Some extends Area>(areas: readonly Some[], shot: Shot, frame: Size): Record<"left" | "right" | "up" | "down", Some[]> {
  const [right, bottom] = [shot.left + frame.wide / shot.scale, shot.top + frame.high / shot.scale];
  const out: Record<"left" | "right" | "up" | "down", Some[]> = { left: [], right: [], up: [], down: [] };
  for (const one of areas) {
    const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
    if (x < shot.left) out.left.push(one);
    else if (x > right) out.right.push(one);
    else if (y < shot.top) out.up.push(one);
    else if (y > bottom) out.down.push(one);
  }
  return out;
}
