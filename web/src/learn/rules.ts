/** The rules as the catalogue tells them, in the groups of each game's rules.toml, and how they are found. */

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

interface Book {
  place: number; // among the games
  group: Group<string>[];
}

const BOOKS = import.meta.glob<Book>("../../../src/reverie/games/*/rules.toml", { eager: true, import: "default" });

export const GROUPS = Object.values(BOOKS)
  .sort((one, other) => one.place - other.place)
  .flatMap((book) => book.group);

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
