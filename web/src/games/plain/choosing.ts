/** The parts of a set-up in words, by the messages that its kit names. */

import { texts } from "../../lib/texts.svelte";
import type { Choice, GameInfo } from "../../lib/types";
import { readable } from "../../lib/readable";

const said = (message: string, instead: string): string => (texts.has(message) ? texts.say(message) : instead);

export const choiceLabel = (choice: Choice): string => said(choice.messages, readable(choice.name));
export const valueLabel = (choice: Choice, value: string): string =>
  said(`${choice.messages}-${value.replaceAll(":", "-") || "none"}`, value ? readable(value) : said("plain-none", "–"));

/** The options that set-ups of a game differ in beside what is chosen, each as a choice. */
export function optionsOf(info: GameInfo, spelling: string, players: number): Choice[] {
  const found = new Map<string, string[]>();
  for (const setup of info.setups)
    if (setup.spelling === spelling && setup.players === players)
      for (const [name, value] of Object.entries(setup.options)) found.set(name, [...new Set([...(found.get(name) ?? []), value])]);
  return [...found].map(([name, values]) => ({ name, values, messages: `${info.messages}-${name}` }));
}
