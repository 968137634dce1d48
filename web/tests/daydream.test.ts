/** Daydream's own parts: boards composed as the engine composes them, the hand that offers only what the view offers, words. */

import { mount, unmount, flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { tell } from "../src/lib/telling";
import { texts } from "../src/lib/texts.svelte";
import { boardFor, boardOf, compose, CURRENT, FILES, FIRST, type PanelFile, VIEWS } from "../src/games/daydream/board";
import { Choice } from "../src/games/daydream/choice.svelte";
import { cellTowards, iconsOf, layOut } from "../src/games/daydream/layout";
import Leaflet from "../src/games/daydream/Leaflet.svelte";
import { knowOwn } from "../src/games/daydream/own-boards";
import { setupTitle } from "../src/games/daydream/titles";
import type { Match } from "../src/lib/types";
import { type DayView, diceOf, type Sheet, writings } from "../src/games/daydream/view";
import { answer, ending, objectName, question, summed } from "../src/games/daydream/words";

await texts.speakOf("daydream");
const matchOn = (options: Record<string, string>) => ({ setup: { spelling: "daydream:A", players: 1, options }, material: null }) as Match;
await knowOwn(matchOn({}));

const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  cells: {},
  rows: {},
  objects: 0,
  point: 0,
  lines: 0,
  leaves: { empty: 3, circled: 2, filled: 0 },
  thorns: 0,
  answered: 0,
  score: 0,
  constellation: null,
  notes: null,
  garland: null,
  polaroids: null,
  frames: null,
  ...more,
});

const view = (texts: string[], more: Partial<DayView> = {}): DayView =>
  ({
    version: 1,
    game: "daydream",
    setup: { spelling: "daydream:A", players: 1, options: {} },
    seat: 0,
    turn: 3,
    phase: "turn",
    dice: [2, 5],
    prompt: { name: "write", rules: [], arguments: {} },
    decision: 4,
    actions: texts.map((text, action) => ({ action, text })),
    result: null,
    undo: false,
    waiting: [0],
    gone: [],
    name: null,
    sheets: [sheet()],
    draft: [],
    before: null,
    ...more,
  }) as DayView;

beforeAll(() => texts.use("en"));

describe("the leaflet", () => {
  it("puts panels side by side, with shelves drawn from the highest across all panels", () => {
    const board = boardOf("BCA");
    expect(board.columns).toBe(24);
    expect(board.cells.length).toBe(boardOf("BC").cells.length + boardOf("A").cells.length);
    expect(board.things.map((thing) => thing.shelf)).toEqual([...board.things.map((thing) => thing.shelf)].sort());
    expect(board.things.filter((thing) => thing.shelf === 1).map((thing) => thing.panel)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it("draws a match on the edition that it names, the first if it names none", () => {
    expect(knowOwn(matchOn({ boards: CURRENT }))).toBeNull();
    expect(knowOwn(matchOn({}))).toBeNull(); // read before these tests
    expect(boardFor(matchOn({}).setup)).toBe(boardOf("A", FIRST));
    expect(boardFor(matchOn({ boards: CURRENT }).setup)).toBe(boardOf("A"));
    expect(boardOf("A", FIRST).cells.length).toBe(36);
    expect(boardOf("A").cells.length).toBe(23);
    expect(setupTitle(matchOn({}).setup)).toBe("Calm Morning (first edition)");
    expect(setupTitle(matchOn({ boards: "2" }).setup)).toBe("Calm Morning (second edition)");
    expect(setupTitle(matchOn({ boards: CURRENT }).setup)).toBe("Calm Morning");
  });

  it("has rows of cells that are there, and icons where no cell of the same panel lies", () => {
    for (const letters of VIEWS) {
      const board = boardOf(letters);
      for (const row of board.rows) for (const name of row.cells) expect(board.at.has(name), `${letters} ${name}`).toBe(true);
    }
  });

  it("marks only what the view plays with", () => {
    expect(boardOf("A").cells.every((cell) => cell.special === null)).toBe(true);
    expect(boardOf("AD").polaroids.map((one) => one.kind)).toEqual(["star", "star", "star", "moon", "moon", "moon"]);
    expect(boardOf("EFD").cells.every((cell) => cell.family !== null)).toBe(true);
    expect(boardOf("EF").cells.every((cell) => cell.family === null)).toBe(true);
    expect(boardOf("EFD").things.filter((thing) => thing.takes).map((thing) => [thing.name, thing.takes])).toEqual([["clover", 5], ["bowtie", 2]]);
  });

  it("keeps every cell inside the paper, whatever the room", () => {
    for (const letters of VIEWS)
      for (const [wide, high] of [[390, 520], [410, 560], [860, 660]] as const) {
        const board = boardOf(letters);
        const layout = layOut(board, wide, high, 30);
        for (const cell of board.cells) {
          expect(layout.x(cell) - layout.stepX / 2).toBeGreaterThanOrEqual(0);
          expect(layout.x(cell) + layout.stepX / 2).toBeLessThanOrEqual(layout.width);
          expect(layout.y(cell) + layout.stepY / 2).toBeLessThanOrEqual(layout.height);
        }
      }
  });

  it("keeps the icons of rows apart that end at the same corner, and off every cloud", () => {
    for (const letters of VIEWS)
      for (const [wide, high] of [[390, 520], [1416 / letters.length, 690]] as const) {
        const board = boardOf(letters);
        const layout = layOut(board, wide, high, 30);
        const icons = [...iconsOf(board, layout)].flatMap(([row, { dot, sun, size }]) => [{ row, spot: dot, size }, { row, spot: sun, size }]);
        for (const { row, spot: [x, y], size } of icons) {
          for (const other of icons)
            if (other.row < row) expect(Math.hypot(x - other.spot[0], y - other.spot[1]) / size, `${letters} ${row} ${other.row}`).toBeGreaterThan(4);
          for (const cell of board.cells)
            expect(Math.hypot((x - layout.x(cell)) / (0.5 * layout.stepX), (y - layout.y(cell)) / (0.5 * layout.stepY)), `${letters} ${row}`).toBeGreaterThan(0.99);
        }
      }
  });

  it("keeps clouds and the icons of rows inside, however few there are and however unequal the panels", () => {
    const drawn = (letter: string, map: string, ...rows: string[]): PanelFile => ({
      ...structuredClone(FILES[letter]!),
      grid: { map },
      row: rows.map((cells) => ({ cells, icons: "end" as const })),
    });
    const own = {
      A: drawn("A", "**\n*o\n", "a1-b1", "a1-a2", "b1-b2"),
      B: drawn("B", "oooo\no..o\noooo\n", "a3-d3", "a1-a3"),
      C: drawn("C", "..o..\n..o..\nooooo\n..o..\n..o..\n", "a3-e3", "c1-c5"),
    };
    for (const letters of ["A", "BC", "BCA"] as const)
      for (const [wide, high] of [[390, 520], [840, 660], [1400, 900]] as const) {
        const board = compose(letters, own);
        const layout = layOut(board, wide / letters.length, high, 30);
        for (const cell of board.cells) {
          expect(layout.x(cell) + layout.stepX / 2).toBeLessThanOrEqual(layout.edges[cell.panel + 1]!);
          expect(layout.x(cell) - layout.stepX / 2).toBeGreaterThanOrEqual(layout.edges[cell.panel]!);
        }
        for (const { dot, sun, size } of iconsOf(board, layout).values()) {
          for (const [x, y] of [dot, sun]) {
            expect(x + size).toBeLessThanOrEqual(layout.width);
            expect(y + size).toBeLessThanOrEqual(layout.height);
          }
        }
      }
  });

  it("leads arrow keys over gaps and folds", () => {
    const board = boardOf("A", FIRST);
    expect(cellTowards(board, board.at.get("a1")!, "ArrowRight")?.name).toBe("b1");
    expect(cellTowards(board, board.at.get("a2")!, "ArrowRight")?.name).toBe("d2");
    expect(cellTowards(board, board.at.get("a1")!, "ArrowLeft")).toBeNull();
    const reached = new Set(["a1"]);
    for (const name of reached)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = cellTowards(board, board.at.get(name)!, key);
        if (next) reached.add(next.name);
      }
    expect(reached.size).toBe(board.cells.length);
  });
});

describe("the hand", () => {
  const offered = writings(view(["write 2 a1", "write 2+1 a1", "write 5 a1", "write 5 b1", "skip 2"]));

  it("changes a die only to digits that are offered", () => {
    const choice = new Choice();
    choice.offer(offered, [0, 1]);
    expect([choice.die, choice.digit]).toEqual([2, 2]);
    expect([choice.can(1), choice.can(-1)]).toEqual([true, false]);
    choice.change(1);
    choice.change(1);
    expect([choice.digit, choice.leaves]).toEqual([3, 1]);
    expect([...choice.cells]).toEqual([["a1", "write 2+1 a1"]]);
    choice.take(5, 1);
    expect([...choice.cells.keys()]).toEqual(["a1", "b1"]);
  });

  it("lets go of a die that is used", () => {
    const choice = new Choice();
    choice.offer(offered, [0, 1]);
    choice.offer(writings(view(["write 5 b1"])), [1]);
    expect([choice.die, choice.which, choice.digit]).toEqual([5, 1, 5]);
  });

  it("tells two equal dice apart by what was done with the first", () => {
    expect(diceOf(view([], { dice: [4, 4], draft: ["write 4+1 c3"] }))).toEqual([
      { face: 4, used: "written", digit: 5, cell: "c3" },
      { face: 4, used: null },
    ]);
  });
});

describe("the words", () => {
  it("asks, answers and tells in sentences", () => {
    expect(question(view([]))).toContain("next to filled clouds");
    expect(answer(view([]), "skip 2")).toEqual({ label: "Skip the 2", detail: "a leaf, and a thorn" });
    const told = tell(
      [
        { event: "wrote", seat: 0, cell: "c3", die: 2, digit: 2, leaves: 0 },
        { event: "row", seat: 0, row: "a4-d4", icon: "sun" },
        { event: "line", seat: 0, object: "toast", icon: "sun", from: 0, to: 1 },
        { event: "line", seat: 0, object: "toast", icon: "sun", from: 1, to: 2 },
        { event: "done", seat: 0 },
      ],
      view([]),
    );
    expect(told).toHaveLength(3);
    expect(told[2]).toContain("2 lines");
  });

  it("names every object and every ending in all four languages", async () => {
    for (const language of ["fr", "de", "it", "en"] as const) {
      await texts.use(language);
      for (const letters of VIEWS) for (const thing of boardOf(letters).things) expect(objectName(thing.name)).not.toBe("");
      const over = view([], { result: { scores: [9], winners: [0], reason: "full" }, name: { index: 3, key: "A.3" }, sheets: [sheet({ objects: 9, score: 9 })] });
      expect(ending(over, String).title).not.toBe("");
    }
    const over = view([], { result: { scores: [9], winners: [0], reason: "full" }, name: { index: 3, key: "A.3" } });
    expect(ending(over, String).title).toBe("Zen attitude");
  });

  it("adds up what counted, and nothing that did not", () => {
    expect(summed(sheet({ objects: 9, thorns: 2, frames: { earned: [0, 0, 0] } as never }))).toBe("9 objects − 1 for thorns");
  });
});

describe("a sheet", () => {
  it("glows where one can write, says so, and answers a click", () => {
    const board = boardOf("A", FIRST);
    const picked: string[] = [];
    const target = document.createElement("div");
    const props = {
      board,
      layout: layOut(board, 390, 560, 30),
      sheet: sheet({ cells: { a1: 7 }, rows: { "a1-d1": "spoiled" as const }, objects: 1 }),
      legal: new Set(["b1"]),
      digit: 4,
      label: "mine",
      onpick: (cell: string) => picked.push(cell),
    };
    const shown = mount(Leaflet, { target, props });
    flushSync();
    const cell = (name: string) => target.querySelector<SVGElement>(`[data-cell="${name}"]`)!;
    expect(cell("a1").textContent?.trim()).toBe("7");
    expect(cell("b1").getAttribute("aria-label")).toContain("write 4 here");
    expect(cell("c1").getAttribute("aria-disabled")).toBe("true");
    cell("b1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    cell("c1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(picked).toEqual(["b1"]);
    expect(target.querySelectorAll("[data-done]").length).toBe(1);
    void unmount(shown);
  });

  it("shows each row's fate, what a cell would change of it, and the rows to choose from", () => {
    const board = boardOf("A", FIRST);
    const now = sheet({ cells: { a1: 4, b1: 5, a4: 3, b4: 3 } });
    const props = {
      board,
      layout: layOut(board, 400, 600, 26),
      sheet: now,
      preview: sheet({ cells: { ...now.cells, c1: 5 } }),
      asked: ["d5-h5"],
      label: "a sheet",
    };
    const target = document.createElement("div");
    const shown = mount(Leaflet, { target, props });
    flushSync();
    const told = (name: string) => [...target.querySelectorAll(`[data-${name}]`)].map((one) => one.getAttribute(`data-${name}`));
    expect(told("fate").sort()).toEqual(["a1-d1 sunny", "a4-d4 doomed"]);
    expect(told("change")).toEqual(["a1-d1 doomed"]);
    expect(told("asked")).toEqual(["d5-h5"]);
    void unmount(shown);
  });
});
