/** The cards of Onirim as the notation names them: colour, sort, and the printed edges of towers. */

export const COLOURS = ["red", "blue", "green", "brown"] as const;
export type Colour = (typeof COLOURS)[number];
export type Symbol = "sun" | "moon" | "key";
export type Counts = Record<string, number>;

/** Cards in the order of their kinds: rooms, towers, doors, dreams, premonitions. */
export const NAMES: readonly string[] = [
  ...["sun", "moon", "key"].flatMap((symbol) => COLOURS.map((colour) => `${colour} ${symbol}`)),
  ...[3, 4, 5].flatMap((number) => COLOURS.map((colour) => `${colour} tower ${number}`)),
  ...COLOURS.map((colour) => `${colour} door`),
  "nightmare",
  "happy dream",
  ...COLOURS.map((colour) => `${colour} goal`),
  ...[...COLOURS, "pair", "three", "five", "every"].map((which) => `${which} premonition`),
];
const KNOWN = new Set(NAMES);

export const SPELLS = ["paradoxical prophecy", "parallel planning", "powerful punishment"] as const;

/** A name of the notation as part of a message's name. */
export const slug = (name: string): string => name.replaceAll(" ", "-");

export function colourOf(card: string): Colour | null {
  const first = card.split(" ")[0];
  return COLOURS.find((colour) => colour === first) ?? null;
}

/** What a card is apart from its colour: `sun`, `tower`, `door`, `nightmare`, `happy dream`, `premonition`. */
export function sortOf(card: string): string {
  if (card.endsWith("premonition")) return "premonition";
  return colourOf(card) ? card.split(" ")[1]! : card;
}

export function symbolOf(card: string): Symbol | null {
  const sort = sortOf(card);
  return sort === "sun" || sort === "moon" || sort === "key" ? sort : null;
}

export function towerNumber(card: string): number {
  return Number(card.split(" ")[2]);
}

type Edge = readonly ("sun" | "moon")[];
const S: Edge = ["sun"];
const M: Edge = ["moon"];
const B: Edge = ["sun", "moon"];
const EDGES: Record<string, readonly [Edge, Edge]> = {
  "red tower 3": [B, M],
  "red tower 4": [S, M],
  "red tower 5": [[], M],
  "blue tower 3": [M, B],
  "blue tower 4": [M, M],
  "blue tower 5": [M, []],
  "green tower 3": [S, B],
  "green tower 4": [S, S],
  "green tower 5": [S, []],
  "brown tower 3": [B, S],
  "brown tower 4": [M, S],
  "brown tower 5": [[], S],
};

/** The symbols printed on a tower's left and right edge (ONI-13). */
export function edgesOf(tower: string): readonly [Edge, Edge] {
  return EDGES[tower] ?? [[], []];
}

/** Counted cards as single ones, in the order of the kinds. */
export function each(cards: Counts | null | undefined): string[] {
  return NAMES.flatMap((name) => Array<string>(cards?.[name] ?? 0).fill(name));
}

export function total(cards: Counts | null | undefined): number {
  return Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0);
}

/** The card an action is about, or nothing: `red tower 3` of `play red tower 3 left`. */
export function objectOf(text: string): string {
  const rest = text
    .slice(text.indexOf(" ") + 1)
    .replace(/ from common$/, "")
    .replace(/ (left|right)$/, "");
  return KNOWN.has(rest) ? rest : "";
}
