/** Reasons and values in words, as src/reverie/explain/words.py says them in the terminal. */

import { say, texts, type Values } from "./texts.svelte";
import type { Face } from "./face";
import type { Advice, Facts, Reason } from "./types";

/** What the value of an answer means, as the facts of a set-up say it. */
export type Measure = Facts["value"];

/** A reason as the rest of a sentence whose subject is the answer. */
export function reasonWords(reason: Reason, face: Face): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(reason.values)) values[name] = typeof value === "number" ? value : (face.reasonPart(name, value, reason) ?? value);
  return say(`why-${reason.kind}`, values);
}

/** A sentence each, of an answer by its name or of the one just named; with none, that it is best on the whole. */
export function reasonSentences(reasons: readonly Reason[], face: Face, better = ""): string {
  const said = reasons.length > 0 ? reasons.map((reason) => reasonWords(reason, face)) : [face.onTheWhole()];
  const first = better ? say("analysis-reason", { better, reasons: said[0]! }) : say("hint-why", { reasons: said[0]! });
  return [first, ...said.slice(1).map((reasons) => say("hint-and", { reasons }))].join(" ");
}

/** What the best answer of a hint gives up beside the next best, and how far that one is behind all the same. */
export function tradeSentence(best: Advice, rival: Advice, answer: string, face: Face, measure: Measure): string {
  const behind = best.value - rival.value;
  const even = behind < (measure === "score" ? 0.05 : 0.002);
  return say(even ? "hint-trade-even" : "hint-trade", { answer, reasons: reasonWords(best.gives_up[0]!, face), behind: worth(behind, measure) });
}

/** `+4.2`, with a sign where it is asked for. */
export function figure(value: number, places = 1, signed = false): string {
  const shape = { minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: signed ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(texts.language, shape).format(value).replace("-", "\u2212");
}

/** What an answer is worth, or a change of it: a chance in percent, or points. */
export function worth(value: number, measure: Measure, signed = false): string {
  if (measure === "score") return say("explain-points", { n: figure(value, 1, signed) });
  return say("explain-percent", { n: figure(100 * value, Math.abs(value) < 0.1 && value !== 0 ? 1 : 0, signed) });
}
