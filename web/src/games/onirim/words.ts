/** Onirim in words: names of cards, the question, the answers, the reasons, all from the shared catalogue. */

import type { Answer } from "../../lib/face";
import { say, texts, type Values } from "../../lib/texts.svelte";
import type { View } from "../../lib/types";
import { edgesOf, objectOf, slug, sortOf, SPELLS, symbolOf } from "./cards";
import { asOnirim, type OnirimView, plays } from "./view";

export const cardName = (card: string): string => say(`oni-card-${slug(card)}`);
export const aCard = (card: string): string => say(`oni-card-${slug(card)}.a`);
export const colourName = (colour: string): string => say(`oni-colour-${colour}`);
export const spellName = (spell: string): string => say(`oni-spell-${slug(spell)}`);

/** Cards as the object of a sentence: `a red sun and 2 × blue moon`, in the order given. */
export function some(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return texts.listed([...counts].map(([card, n]) => (n === 1 ? aCard(card) : `${n} × ${cardName(card)}`)));
}

export function premonition(card: string): string {
  const name = `oni-card-${slug(card)}`;
  return say("oni-premonition", { condition: say(`${name}.condition`), penalty: say(`${name}.penalty`) });
}

export const drawnCard = (view: OnirimView): string => Object.keys(view.drawn.cards ?? {})[0] ?? "";

export function question(given: View): string {
  const view = asOnirim(given);
  const name = view.prompt?.name ?? "";
  // All at once here, not one after the other.
  if (name === "order" || name === "sink") return say(`web-oni-${name}`);
  const values: Values = {};
  for (const [argument, value] of Object.entries(view.prompt?.arguments ?? {})) {
    if (argument === "card" || argument === "door") values[argument] = aCard(String(value));
    else if (argument === "spell") values.spell = spellName(String(value));
    else if (argument === "left" || argument === "cards") values.n = value;
  }
  return say(`oni-ask-${slug(name)}`, values);
}

export function answer(given: View, text: string): Answer {
  const view = asOnirim(given);
  const verb = text.split(" ")[0]!;
  const card = objectOf(text);
  if (card) {
    const from = text.endsWith(" from common") ? "common" : "hand";
    const end = / left(?= |$)/.test(text) ? "left" : / right(?= |$)/.test(text) ? "right" : "none";
    const label = say(`web-oni-act-${verb}`, { card: cardName(card), from, end });
    if (sortOf(card) === "premonition") return { label, detail: premonition(card) };
    return { label, detail: consequence(view, verb, card) };
  }
  if (verb === "cast") {
    const spell = text.slice(5);
    const cost = view.spell_costs[SPELLS.indexOf(spell as (typeof SPELLS)[number])] ?? 0;
    return { label: say("web-oni-act-cast", { spell: spellName(spell), cost }), detail: say(`oni-do-${slug(text)}`) };
  }
  if (text.startsWith("swap goals")) {
    const [first, second] = text.split(" ").slice(2).map(Number) as [number, number];
    const colours = [first, second].map((goal) => colourName(view.goals[goal - 1]?.colour ?? "red"));
    return { label: say("web-oni-act-swap-goals", { first, second, one: colours[0]!, other: colours[1]! }) };
  }
  const label = say(`web-oni-do-${slug(text)}`);
  const detail = texts.has(`oni-do-${slug(text)}`) ? say(`oni-do-${slug(text)}`) : undefined;
  return { label, detail: detail?.toLocaleLowerCase() === label.toLocaleLowerCase() ? undefined : detail };
}

/** What an answer about a card leads to, where the card's name does not say it. */
function consequence(view: OnirimView, verb: string, card: string): string | undefined {
  const sort = sortOf(card);
  if (verb === "discard" && sort === "key" && view.prompt?.name === "act") return say("web-oni-then-prophecy");
  if (verb === "discard" && sort === "tower") return say("web-oni-then-look", { n: Number(card.split(" ")[2]) });
  if (verb === "give") return say("web-oni-then-give");
  if (verb === "sacrifice") return say("web-oni-then-sacrifice");
  return undefined;
}

/** Questions whose answers both players see; as `OPEN_QUESTIONS` of src/reverie/games/onirim/text/questions.py. */
const OPEN_QUESTIONS = ["pick", "pay", "surrender", "which premonition", "swap goals", "sift"];

/** Where cards are secret, how quickly a question is answered would tell the partner what was drawn. */
export const obvious = (view: View): boolean => view.setup.options.talk !== "silent" || OPEN_QUESTIONS.includes(view.prompt?.name ?? "");

const ADDITIONS: Record<string, readonly string[]> = {
  act: ["towers", "book", "two"],
  "take door": ["book"],
  door: ["book", "two"],
  nightmare: ["book", "towers", "two"],
};

export function rule(view: View): string[] {
  const name = view.prompt?.name;
  if (!name) return [];
  const there = (part: string) => (part === "two" ? view.setup.players === 2 : plays(view, part));
  const out = [say(`oni-rule-${slug(name)}`)];
  for (const part of ADDITIONS[name] ?? []) if (there(part)) out.push(say(`oni-rule-${slug(name)}-${part}`));
  if (name === "which premonition" || name === "happy dream")
    out.push(...Object.keys(asOnirim(view).premonitions).map(premonition));
  return out;
}

/** Why a card of the hand cannot be played now, as far as the table shows it; the server alone decides. */
export function whyNotPlayed(view: OnirimView, card: string, end: "left" | "right" = "right", elsewhere = false): string {
  if (elsewhere) return say("oni-why-not-now");
  const row = view.rows[view.seat] ?? [];
  const last = row.at(-1);
  const symbol = symbolOf(card);
  if (symbol && last && symbolOf(last) === symbol)
    return say("oni-why-same-symbol", { symbol: say(`oni-sort-${symbol}`), last: cardName(last) });
  if (sortOf(card) === "tower" && view.towers.length > 0) {
    const [neighbour, touching] = end === "right" ? [view.towers.at(-1)!, 0] : [view.towers[0]!, 1];
    const shared = edgesOf(card)[touching]!.filter((one) => edgesOf(neighbour)[1 - touching]!.includes(one));
    if (shared.length > 0)
      return say("oni-why-same-edge", {
        symbol: texts.listed(shared.map((one) => say(`oni-sort-${one}`))),
        last: cardName(neighbour),
      });
  }
  return say("oni-why-not-now");
}
