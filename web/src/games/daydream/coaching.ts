/** What a coach says beside the leaflet, and what beginners do wrong there. */

import { say, texts } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { boardOf, lettersOf } from "./board";
import { lostBy } from "./fates";
import { dayView, ownSeat, writings } from "./view";

export const goal = (): string => say("web-day-goal-line");

export function coach(view: View): string | null {
  const name = `web-day-coach-${view.prompt?.name ?? ""}`;
  return texts.has(name) ? texts.say(name) : null;
}

/** The tip for an answer that beginners give too often; none for the others. */
export function mistake(given: View, text: string): string | null {
  const view = dayView(given);
  if (text.startsWith("skip ")) return view.setup.players === 1 ? "web-day-tip-skip" : null;
  const writing = writings(view).find((one) => one.text === text);
  if (!writing) return null;
  const sheet = view.sheets[ownSeat(view)]!;
  const after = { ...sheet, cells: { ...sheet.cells, [writing.cell]: writing.digit } };
  return lostBy(boardOf(lettersOf(view.setup.spelling)), sheet, after).doomed > 0 ? "web-day-tip-doomed" : null;
}
