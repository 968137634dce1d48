/** Reasons and values in words, as src/reverie/explain/words.py says them in the terminal. */

import { say, texts, type Values } from "./texts.svelte";
import type { GameName, Reason } from "./types";

const ON_THE_WHOLE: Record<GameName, string> = { onirim: "why-oni-chances", daydream: "why-day-prospects" };
const slug = (name: string): string => name.replaceAll(" ", "-");

/** A reason as the rest of a sentence whose subject is the answer. */
export function reasonWords(reason: Reason): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(reason.values)) values[name] = typeof value === "number" ? value : part(name, value, reason);
  return say(`why-${reason.kind}`, values);
}

function part(name: string, value: string, reason: Reason): string {
  if (name === "card") return say(`oni-card-${slug(value)}.a`);
  if (name === "doors") return say(`why-doors-${value}`, { n: Number(reason.values.n) });
  if (name === "key" || name === "cards") return texts.say(`why-${name}-${value}`);
  if (name === "premonition") return say(`oni-card-${slug(value)}`);
  if (name === "object" && texts.has(`day-object-${slug(value)}`)) return say(`day-object-${slug(value)}`);
  return value;
}

/** A sentence each, of an answer by its name or of the one just named; with none, that it is best on the whole. */
export function reasonSentences(reasons: readonly Reason[], game: GameName, better = ""): string {
  const said = reasons.length > 0 ? reasons.map(reasonWords) : [texts.say(ON_THE_WHOLE[game])];
  const first = better ? say("analysis-reason", { better, reasons: said[0]! }) : say("hint-why", { reasons: said[0]! });
  return [first, ...said.slice(1).map((reasons) => say("hint-and", { reasons }))].join(" ");
}

/** `+4.2`, with a sign where it is asked for. */
export function figure(value: number, places = 1, signed = false): string {
  const shape = { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: signed ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(texts.language, shape).format(value).replace("-", "\u2212");
}

/** What an answer is worth, or a change of it: a chance in percent, or points. */
export function worth(value: number, game: GameName, signed = false): string {
  if (game === "daydream") return say("explain-points", { n: figure(value, 1, signed) });
  return say("explain-percent", { n: figure(100 * value, Math.abs(value) < 0.1 && value !== 0 ? 1 : 0, signed) });
}
