/** Where the sheet is looked at: near where one writes, whole when it is asked for, still when nothing is gained by moving. */

import { expect, test } from "vitest";
import { type Area, beyond, fitting, lookAt, nearing, within } from "../src/games/daydream/camera";
import { boardOf } from "../src/games/daydream/board";
import { layOut } from "../src/games/daydream/layout";

const paper = { wide: 1400, high: 700 };
const frame = { wide: 1400, high: 700 };
const start = { scale: 1, left: 0, top: 0 };
const cell = (x: number, y: number): Area => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

test("small clouds come nearer, large ones and those laid out for fingers stay", () => {
  const three = layOut(boardOf("BCA"), 1416 / 3, 690, 26);
  const near = nearing(three, { wide: 1416, high: 690 }, false);
  expect(near * Math.min(three.stepX, three.stepY)).toBeGreaterThan(60);
  expect(three.grid.high * near).toBeLessThanOrEqual(691);
  expect(nearing(three, { wide: 1416, high: 690 }, true)).toBe(1);
  expect(nearing(layOut(boardOf("A"), 1000, 800, 26), { wide: 1000, high: 800 }, false)).toBe(1);
});

test("everything that counts is seen where it fits, though a little smaller", () => {
  const shot = lookAt([cell(100, 400), cell(1000, 600)], null, start, 1.6, paper, frame);
  expect(shot.scale).toBeLessThan(1.6);
  expect(Object.values(beyond([cell(100, 400), cell(1000, 600)], shot, frame)).flat()).toEqual([]);
});

test("where it does not fit the most is shown, and what is out of sight is known by its side", () => {
  const areas = [cell(60, 500), cell(1200, 400), cell(1300, 600)];
  const shot = lookAt(areas, null, start, 2, paper, frame);
  expect(shot.scale).toBe(2);
  expect(beyond(areas, shot, frame)).toEqual({ left: [areas[0]], right: [], up: [], down: [] });
});

test("what must be seen is seen, whatever else is not", () => {
  const areas = [cell(60, 500), cell(1200, 400), cell(1300, 600)];
  const shot = lookAt(areas, areas[0]!, start, 2, paper, frame);
  expect(beyond([areas[0]!], shot, frame).right).toEqual([]);
  expect(beyond([areas[0]!], shot, frame).left).toEqual([]);
});

test("nothing moves while nothing is gained by it", () => {
  const now = { scale: 2, left: 300, top: 200 };
  expect(lookAt([cell(400, 400), cell(900, 400)], null, now, 2, paper, frame)).toEqual(now);
  expect(lookAt([], null, now, 2, paper, frame)).toEqual(now);
});

test("a look never leaves the sheet", () => {
  expect(within({ scale: 2, left: -50, top: 9999 }, paper, frame)).toEqual({ scale: 2, left: 0, top: 350 });
  expect(fitting({ wide: 2800, high: 700 }, frame)).toBe(0.5);
  expect(fitting({ wide: 700, high: 350 }, frame)).toBe(1);
});
