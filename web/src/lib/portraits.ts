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
