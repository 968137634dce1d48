/** What people are drawn as: one of a dozen, chosen or else by their name, always the same for the same name. */

import type { Seat } from "./types";

export const PORTRAITS = ["moon", "cat", "owl", "fox", "hare", "bear", "whale", "swan", "deer", "mouse", "frog", "hedgehog"] as const;
export type PortraitName = (typeof PORTRAITS)[number];

export function portraitOf({ portrait, bot, shown }: Pick<Seat, "bot" | "shown"> & { portrait?: string }): PortraitName {
  const chosen = PORTRAITS.find((one) => one === portrait);
  if (chosen) return chosen;
  let sum = 0;
  // A guest without a name is a guest in every language: their number tells them apart.
  for (const letter of bot ?? shown.replace(/^\p{L}+ (?=\d{4}$)/u, "")) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return PORTRAITS[sum % PORTRAITS.length]!;
}

/** The portraits at one table, by seat: no two are alike, the chosen ones before the others, the first seats before the later. */
export function portraitsAt(seats: readonly (Parameters<typeof portraitOf>[0] & { free?: boolean })[]): PortraitName[] {
  const faces = seats.map(portraitOf);
  const taken = new Set<PortraitName>();
  const chosen = ({ portrait }: { portrait?: string }) => PORTRAITS.some((one) => one === portrait);
  const order = seats.map((_, seat) => seat).filter((seat) => !seats[seat]!.free);
  order.sort((a, b) => Number(chosen(seats[b]!)) - Number(chosen(seats[a]!)) || a - b);
  for (const seat of order) {
    const face = faces[seat]!;
    const at = PORTRAITS.indexOf(face);
    // What somebody has chosen they keep, even if another chose the same.
    if (taken.has(face) && !chosen(seats[seat]!)) faces[seat] = [...PORTRAITS.slice(at), ...PORTRAITS.slice(0, at)].find((one) => !taken.has(one)) ?? face;
    taken.add(faces[seat]!);
  }
  return faces;
}
