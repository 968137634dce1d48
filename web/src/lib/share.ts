/** A result to send to friends, by the device's own way to share or on the clipboard: a text with a link, and a picture. */

import { api } from "./api";
import type { GameName } from "./types";

export interface Shared {
  text: string;
  /** Nothing where the device cannot draw it. */
  picture: Blob | null;
}

/** Where a friend can play the same kind of game; the daily dream waits at home. */
const addressOf = (game: GameName, daily: boolean): string => location.origin + (daily ? "/" : `/new/${game}`);

/** Gives what was shared, for people who want to see or keep it; `draw` makes the picture of the lines and the address. */
export async function shareOut(match: string, game: GameName, daily: boolean, draw?: (lines: string[], address: string) => Promise<Blob>): Promise<Shared> {
  const { text: said } = await api.share(match);
  const address = addressOf(game, daily);
  const text = `${said}\n${address}`;
  const picture = draw ? await draw(said.split("\n"), location.host).catch(() => null) : null;
  const files = picture ? [new File([picture], "reverie.png", { type: picture.type })] : [];
  const whole = { text, files };
  if (files.length > 0 && navigator.canShare?.(whole)) await navigator.share(whole).catch(() => undefined);
  else if (navigator.share) await navigator.share({ text }).catch(() => undefined);
  else await navigator.clipboard.writeText(text).catch(() => undefined);
  return { text, picture };
}
