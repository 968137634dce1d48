/** The shared Fluent catalogues as modules, one a language, read beforehand; a missing or misspelt message fails the build. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { FluentParser, FluentSerializer, Message, Resource, Term, type TextElement, Visitor } from "@fluent/syntax";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
const MODULE = "virtual:catalogue/";
/** What only the terminal or the server says. */
const ELSEWHERE = new Set(["common.ftl", "share.ftl", "server.ftl", "admin.ftl", "terminal.ftl"]);
const KEPT_FROM_ELSEWHERE = new Set([
  "list-last",
  // What a game on this device refuses, it refuses in the server's words.
  ...["unreadable", "illegal", "not-yours", "not-found", "stale", "out-of-turn", "over", "nothing-to-undo"].map(
    (code) => `server-${code}`,
  ),
]);
/** Catalogues that only some pages need are modules of their own, by name: `virtual:catalogue/en/learn`. */
const LATER: ReadonlyMap<string, string> = new Map([
  ["lessons.ftl", "learn"],
  ["rules.ftl", "learn"],
  ["letters.ftl", "letters"],
  ["profiles.ftl", "profiles"],
  ["riddles.ftl", "riddles"],
  ["own-table.ftl", "own-table"],
]);
/** What the house says of a game; everything else of it is a module of its own, named after its folder. */
const FRONT = "front.ftl";
/** The modules that are loaded when they are wanted, by language and name: `en/learn`, `en/chess`. */
const PARTS = "virtual:catalogue-parts";

type Entry = Message | Term;

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }): void {
    this.names.add(node.id.name);
  }
}

/** The spaces at which no line of a page may break. The catalogues have plain ones, as terminals do. */
const UNBREAKABLE: Partial<Record<string, RegExp>> = {
  fr: / (?=[;:!?»%])|(?<=«) |(?<=\d) (?=\d{3}(?!\d))/g,
  de: / (?=[…%])/g,
};

class Spaces extends Visitor {
  constructor(private readonly unbreakable: RegExp) {
    super();
  }

  override visitTextElement(node: TextElement): void {
    node.value = node.value.replace(this.unbreakable, "\u00a0");
  }
}

/** A catalogue, and the game in whose folder it lies. */
interface File {
  name: string;
  path: string;
  game: string | null;
}

/** The games that bring catalogues. */
export const gamesOf = (house: string): string[] =>
  readdirSync(join(house, "games")).sort().filter((game) => existsSync(join(house, "games", game, "locale")));

/** Every catalogue of a language: our own, then those of each game. */
function files(house: string, language: string): File[] {
  return [null, ...gamesOf(house)].flatMap((game) => {
    const folder = join(house, ...(game === null ? [] : ["games", game]), "locale", language);
    return readdirSync(folder).sort().map((name) => ({ name, path: join(folder, name), game }));
  });
}

/** The module that a catalogue belongs to: the first of a language, one of some pages, or one of a game. */
const partOf = (file: File): string => LATER.get(file.name) ?? (file.game === null || file.name === FRONT ? "" : file.game);

/** Every message of a language that a page may say, by name; of those files alone that are wanted. */
export function messages(house: string, language: string, wanted = (_: File) => true): Map<string, Message> {
  const parser = new FluentParser({ withSpans: false });
  const found = new Map<string, Message>();
  for (const one of files(house, language)) {
    const file = one.name;
    if (!file.endsWith(".ftl") || !wanted(one)) continue;
    const resource = parser.parse(readFileSync(one.path, "utf-8"));
    const unbreakable = UNBREAKABLE[language];
    if (unbreakable) new Spaces(unbreakable).visit(resource);
    for (const entry of resource.body) {
      if (entry.type === "Junk") throw new Error(`${language}/${file}: cannot be read: ${entry.content.slice(0, 60)}`);
      if (!(entry instanceof Message)) continue;
      if (ELSEWHERE.has(file) && !KEPT_FROM_ELSEWHERE.has(entry.id.name)) continue;
      entry.comment = null;
      found.set(entry.id.name, entry);
    }
  }
  return found;
}

/** What is wrong with the translations: names, attributes and variables must be those of English. */
export function differences(house: string): string[] {
  const wrong: string[] = [];
  const english = messages(house, "en");
  for (const language of LANGUAGES.slice(1)) {
    const there = messages(house, language);
    for (const [name, entry] of english) {
      const other = there.get(name);
      if (!other) wrong.push(`${language}: no message ${name}`);
      else wrong.push(...unlike(entry, other).map((what) => `${language}: ${name}: ${what}`));
    }
    for (const name of there.keys()) if (!english.has(name)) wrong.push(`${language}: ${name} is not in English`);
  }
  return wrong;
}

function unlike(one: Entry, other: Entry): string[] {
  const out: string[] = [];
  const parts = (entry: Entry) => entry.attributes.map((attribute) => attribute.id.name).sort();
  if (parts(one).join() !== parts(other).join()) out.push(`attributes ${parts(other).join()} for ${parts(one).join()}`);
  const variables = (entry: Entry) => {
    const visitor = new Variables();
    visitor.visit(entry);
    return visitor.names;
  };
  const known = variables(one);
  for (const name of variables(other)) if (!known.has(name)) out.push(`$${name} is not given`);
  return out;
}

/** Messages the sources ask for and English does not have: `say("web-home")` whole, a template by its beginning. */
export function unsaid(sources: string, names: ReadonlySet<string>): string[] {
  const wrong: string[] = [];
  const asked = /\bsay\(\s*(?:"([^"]+)"|`([^`]*)`)/g;
  const visit = (folder: string): void => {
    for (const item of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, item.name);
      if (item.isDirectory()) visit(path);
      else if (/\.(svelte|ts)$/.test(item.name)) {
        for (const [, literal, template] of readFileSync(path, "utf-8").matchAll(asked)) {
          const name = (literal ?? template ?? "").replace(/\.[a-z]+$/, "");
          const start = name.indexOf("${");
          const known = start < 0 ? names.has(name) : [...names].some((one) => one.startsWith(name.slice(0, start)));
          if (!known) wrong.push(`${relative(sources, path)} says ${name}, which is in no catalogue`);
        }
      }
    }
  };
  visit(sources);
  return wrong;
}

/** A message as a page takes it: its name, what it says, and what its attributes say if it has any. */
export type Packed = [name: string, value: Entries["value"], attributes?: Entries["attributes"]];
type Entries = FluentResource["body"][number];

/** Messages read beforehand: a slow device is long at reading Fluent, and reads JSON at once. */
function packed(body: Message[]): Packed[] {
  const read = new FluentResource(new FluentSerializer().serialize(new Resource(body)));
  return read.body.map(({ id, value, attributes }) => (Object.keys(attributes).length > 0 ? [id, value, attributes] : [id, value]));
}

export function catalogues({ house, sources }: { house: string; sources: string }): Plugin {
  return {
    name: "reverie-catalogues",
    buildStart() {
      const names = new Set(messages(house, "en").keys());
      const wrong = [...differences(house), ...unsaid(sources, names)];
      if (wrong.length > 0) this.error(`Texts are missing:\n${wrong.join("\n")}`);
      for (const language of LANGUAGES) for (const { path } of files(house, language)) this.addWatchFile(path);
    },
    resolveId(id) {
      return id.startsWith(MODULE) || id === PARTS ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${PARTS}`) {
        const parts = [...new Set(LATER.values()), ...gamesOf(house)];
        const names = LANGUAGES.flatMap((language) => parts.map((part) => `${language}/${part}`));
        return `export default { ${names.map((name) => `"${name}": () => import("${MODULE}${name}")`).join(", ")} };`;
      }
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [language, part = ""] = id.slice(MODULE.length + 1).split("/") as [string, string | undefined];
      const body = [...messages(house, language, (file) => partOf(file) === part).values()];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(packed(body)))});`;
    },
  };
}
