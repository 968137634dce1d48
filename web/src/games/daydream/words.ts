/** Daydream in words: questions, answers and how it ended. */

import type { Answer, Ending } from "../../lib/face";
import { say, texts } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { type Board, boardFor, type Cell, lettersOf } from "./board";
import { fateOf } from "./fates";
import { soloName } from "./titles";
import { type DayView, dayView, diceOf, ownSeat, type Sheet } from "./view";

const ICONS = { dot: "●", sun: "☼", spoiled: "✗" } as const;

export function objectName(name: string): string {
  const message = `day-object-${name.replaceAll(" ", "-")}`;
  return texts.has(message) ? texts.say(message) : name;
}


export function question(given: View): string {
  const view = dayView(given);
  const name = view.prompt?.name ?? "write";
  if (name === "bonus") {
    const thing = boardFor(view.setup).things[view.sheets[view.seat]!.objects - 1];
    return say("day-ask-bonus", { object: thing ? objectName(thing.name) : "", n: view.prompt?.arguments.lines ?? 0 });
  }
  return say(`day-ask-${name}`, { n: diceOf(view).filter((die) => die.used === null).length });
}

export function answer(given: View, text: string): Answer {
  const view = dayView(given);
  const [verb, what, cell] = text.split(" ") as [string, string | undefined, string | undefined];
  if (verb === "write") {
    const die = Number(what![0]);
    const digit = die + Number(what!.slice(1) || 0);
    const changed = Math.abs(digit - die);
    const label = say("web-day-do-write", { digit, cell: cell! });
    return changed ? { label, detail: say("web-day-leaves-used", { n: changed }) } : { label };
  }
  if (verb === "skip")
    return {
      label: say("web-day-do-skip", { die: what! }),
      detail: say("web-day-skip-gives", { how: view.setup.players === 1 ? "solo" : "several" }),
    };
  if (verb === "row") {
    const icon = view.sheets[ownSeat(view)]!.rows[what!] ?? "dot";
    const n = boardFor(view.setup).rows.find((row) => row.name === what)?.cells.length ?? 0;
    return { label: say("web-day-row", { row: what! }), detail: say("day-do-row", { icon: ICONS[icon], n }) };
  }
  if (verb === "bonus") return { label: what === "sun" ? say("day-do-bonus-sun") : say("day-do-bonus-leaf") };
  return { label: say("web-day-done") };
}

export function rule(given: View): string[] {
  const view = dayView(given);
  const name = view.prompt?.name;
  if (!name) return [];
  const solo = view.setup.players === 1;
  const out = [name === "done" ? say("web-day-done-rule") : say(`day-rule-${name}`)];
  if (name === "write" && solo) out.push(say("day-rule-write-solo"));
  if (name !== "write" && name !== "start") return out;
  for (const feature of boardFor(view.setup).plays)
    out.push(feature === "polaroids" ? say(`day-rule-polaroids-${boardFor(view.setup).letters.toLowerCase()}`) : say(`day-rule-${feature}`));
  if (boardFor(view.setup).plays.includes("frames")) out.push(solo ? say("day-rule-frames-solo") : say("day-rule-frames-several"));
  return out;
}

// -- how it ended -------------------------------------------------------------------------------

/** The parts of a score, each with what it adds. */
function scoreParts(sheet: Sheet): { text: string; points: number }[] {
  const parts = [{ text: say("day-sum-objects", { n: sheet.objects }), points: sheet.objects }];
  const add = (name: string, points: number) => parts.push({ text: say(`day-sum-${name}`, { n: Math.abs(points) }), points });
  if (sheet.constellation) add("constellation", sheet.constellation.stars);
  if (sheet.notes) add("notes", sheet.notes.filled);
  if (sheet.garland) add("garland", sheet.garland.points);
  if (sheet.polaroids) add("polaroids", sheet.polaroids.points);
  if (sheet.frames) add("frames", sheet.frames.earned.reduce((sum, one) => sum + one, 0));
  if (sheet.thorns > 1) add("thorns", -Math.floor(sheet.thorns / 2));
  return parts;
}

/** Objects, and whatever else earned or cost something. */
export function summed(sheet: Sheet): string {
  const [first, ...rest] = scoreParts(sheet);
  return rest.filter(({ points }) => points !== 0).reduce((out, part) => `${out} ${part.points >= 0 ? "+" : "−"} ${part.text}`, first!.text);
}

export function ending(given: View, called: (seat: number) => string): Ending {
  const view = dayView(given);
  const result = view.result!;
  const reason = result.reason;
  const over = say(`day-over-${reason}`);
  if (view.setup.players === 1) {
    const sheet = view.sheets[0]!;
    const lines = [over, say("day-end-score", { n: sheet.score, sum: summed(sheet) })];
    if (reason === "conceded" || !view.name) return { won: null, title: say("web-day-ended"), lines };
    return { won: null, title: soloName(lettersOf(view.setup.spelling), view.name.index), lines };
  }
  const alone = result.winners.length === 1 && result.winners[0] === view.seat;
  const title = alone ? say("web-you-won") : say("day-end-won", { n: result.winners.length, players: texts.listed(result.winners.map(called)) });
  const staying = result.scores.map((_, seat) => seat).filter((seat) => !view.gone.includes(seat));
  const best = Math.max(...staying.map((seat) => result.scores[seat]!));
  const lines = [over];
  if (result.winners.length < staying.filter((seat) => result.scores[seat] === best).length)
    lines.push(say("day-end-tie", { n: view.sheets[result.winners[0]!]!.lines }));
  const order = result.scores.map((_, seat) => seat);
  order.sort((a, b) => Number(result.winners.includes(b)) - Number(result.winners.includes(a)) || result.scores[b]! - result.scores[a]!);
  for (const seat of order) {
    const gone = view.gone.includes(seat) ? ` · ${say("day-gone")}` : "";
    lines.push(`${called(seat)}: ${result.scores[seat]} = ${summed(view.sheets[seat]!)}${gone}`);
  }
  return { won: view.seat < 0 ? null : result.winners.includes(view.seat), title, lines };
}

/** What the shelf, the grid and the plant still had to give. */
export function left(given: View): string[] {
  const view = dayView(given);
  const board = boardFor(view.setup);
  const sheet = view.sheets[ownSeat(view)]!;
  const out: string[] = [];
  const objects = board.things.length - sheet.objects;
  if (objects > 0) out.push(say("web-day-left-objects", { n: objects, object: objectName(board.things[sheet.objects]!.name) }));
  const clouds = board.cells.length - Object.keys(sheet.cells).length;
  if (clouds > 0) out.push(say("web-day-left-clouds", { n: clouds }));
  const suns = Object.values(sheet.rows).filter((icon) => icon === "sun").length;
  const spoiled = Object.values(sheet.rows).filter((icon) => icon === "spoiled").length;
  out.push(say("web-day-left-rows", { suns, spoiled }));
  if (sheet.leaves.circled > 0) out.push(say("web-day-left-leaves", { n: sheet.leaves.circled }));
  return out;
}

// -- for who listens ----------------------------------------------------------------------------

/** A cell as it is read out: its name, what stands in it, what can be done, what is printed there. */
export function cellWords(board: Board, sheet: Sheet, cell: Cell, free: boolean, digit: number | null): string {
  const written = sheet.cells[cell.name];
  const parts = [cell.name];
  if (written !== undefined) parts.push(String(written));
  else if (free && digit !== null) parts.push(say("web-day-do-write-here", { digit }));
  else parts.push(say("web-day-empty"));
  if (cell.special) parts.push(say(`web-day-cell-${cell.special}`));
  if (cell.family !== null) parts.push(say("web-day-cell-frame", { family: cell.family + 1 }));
  for (const row of board.rows)
    if (row.cells.includes(cell.name)) {
      const fate = fateOf(row, sheet);
      const told = fate === "doomed" || fate === "sunny" ? `, ${say(`web-day-fate-${fate}`)}` : "";
      parts.push(`${say("web-day-row", { row: row.name })}: ${row.cells.map((name) => sheet.cells[name] ?? "–").join(" ")}${told}`);
    }
  return parts.join(", ");
}

export function shelfWords(board: Board, sheet: Sheet): string {
  const done = say("day-objects", { n: sheet.objects, all: board.things.length });
  const thing = board.things[sheet.objects];
  return thing ? `${done}. ${say("web-day-drawing", { object: objectName(thing.name), n: sheet.point, all: thing.outline.length - 1 })}` : done;
}

export const whoThinks = (view: DayView, seat: number): boolean => view.waiting.includes(seat);

/** The cells of a row, by its name. */
export const rowCells = (board: Board, name: string): string[] => board.rows.find((row) => row.name === name)?.cells ?? [];

/** Why a cloud cannot be written in now, as far as the sheet shows it; the server alone decides. */
export function whyNotThere(sheet: Sheet, cell: string): string {
  const digit = sheet.cells[cell];
  return digit === undefined ? say("day-why-not-beside", { cell }) : say("day-why-filled", { cell, digit });
}
