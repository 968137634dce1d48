/** How long something has lasted or will last, in words and as on a clock. */

import { say } from "./texts.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function lasting(milliseconds: number): string {
  if (milliseconds < MINUTE) return say("people-moment");
  if (milliseconds < HOUR) return say("people-minutes", { count: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < DAY) return say("people-hours", { count: Math.floor(milliseconds / HOUR) });
  return say("people-days", { count: Math.floor(milliseconds / DAY) });
}

/** `4:05`, or `71 h` where seconds do not matter. */
export function left(milliseconds: number): string {
  if (milliseconds >= HOUR) return `${Math.floor(milliseconds / HOUR)} h`;
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
