/** The rules as the catalogue tells them, in the groups of src/reverie/lessons/rules.toml, and how they are found. */

import book from "../../../src/reverie/lessons/rules.toml";
import { say, texts } from "../lib/texts.svelte";

export interface Group<Rule> {
  name: string;
  rules: Rule[];
}

export interface Told {
  id: string;
  title: string;
  text: string;
  ruling: string | null;
}

export const GROUPS = (book as unknown as { group: Group<string>[] }).group;

function tell(id: string): Told {
  const name = `rule-${id}`;
  return {
    id,
    title: texts.say(`${name}.title`),
    text: texts.say(name),
    ruling: texts.has(`${name}.ruling`) ? texts.say(`${name}.ruling`) : null,
  };
}

/** Every word that was typed must stand somewhere in a rule, its id, its ruling or the name of its group. */
export function found(groups: readonly Group<string>[], wanted: string): Group<Told>[] {
  const words = wanted.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => {
      const title = say(`rules-group-${group.name}`);
      const rules = group.rules.map(tell).filter((told) => {
        const all = [told.id, told.title, told.text, told.ruling ?? "", title].join(" ").toLocaleLowerCase();
        return words.every((word) => all.includes(word));
      });
      return { name: group.name, rules };
    })
    .filter((group) => group.rules.length > 0);
}
