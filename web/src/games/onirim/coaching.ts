/** What a coach says at Onirim's table, and what beginners do wrong there. */

import { say } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { colourOf, slug, sortOf } from "./cards";
import { colourName } from "./words";
import { asOnirim, type OnirimView } from "./view";

const KNOWN = ["act", "take door", "door", "nightmare", "bin", "order"];

export const goal = (): string => say("web-oni-goal-line");

/** The colour and number of the cards at the end of one's row that count towards a door. */
function seriesOf(view: OnirimView): { colour: string; n: number } | null {
  const last = view.rows[view.seat]?.at(-1);
  const n = (view.series[view.seat] ?? 0) % 3;
  return last && n > 0 ? { colour: colourOf(last)!, n } : null;
}

export function coach(given: View): string | null {
  const view = asOnirim(given);
  const asked = view.prompt?.name ?? "";
  if (!KNOWN.includes(asked)) return null;
  if (asked !== "act") return say(`web-oni-coach-${slug(asked)}`);
  const series = seriesOf(view);
  if (!series) return say("web-oni-coach-first");
  return say("web-oni-coach-act", { n: series.n, colour: colourName(series.colour) });
}

/** The tip for an answer that beginners give too often; none for the others. */
export function mistake(given: View, text: string): string | null {
  const view = asOnirim(given);
  const card = text.replace(/^\w+ /, "");
  const keys = Object.keys(view.hands[view.seat]?.cards ?? {}).some((one) => sortOf(one) === "key");
  if (view.prompt?.name === "nightmare") return text === "new hand" && keys ? "web-oni-tip-hand" : null;
  if (view.prompt?.name !== "act" || !text.startsWith("play ")) return null;
  const series = seriesOf(view);
  const third = series?.n === 2 && colourOf(card) === series.colour;
  if (sortOf(card) === "key" && !third) return "web-oni-tip-key";
  const could = series?.n === 2 && !third && view.actions.some((action) => action.text.startsWith(`play ${series.colour} `));
  return could ? "web-oni-tip-series" : null;
}
