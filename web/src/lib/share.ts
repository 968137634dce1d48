/** A result to send to friends: by the device's own way to share, or on the clipboard. */

import { api } from "./api";

/** Gives the text that was shared, for who wants to see it. */
export async function shareOut(match: string): Promise<string> {
  const { text } = await api.share(match);
  if (navigator.share) await navigator.share({ text }).catch(() => undefined);
  else await navigator.clipboard.writeText(text).catch(() => undefined);
  return text;
}
