/** What a table needs, by game and by language: the server names it in the page, and a browser fetches all of it at once. */

import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "./catalogues";
import { chunksOf, entries, whole } from "./chunks";

const TABLE = "/screens/MatchScreen.svelte";
const GAMES = { onirim: ["/onirim/Table.svelte"], daydream: ["/daydream/Table.svelte", "/daydream/words.ts"] };

export function ahead(): Plugin {
  return {
    name: "reverie-ahead",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const first = whole(chunks, entries(bundle));
      const made = (ends: string): Rolldown.OutputChunk => {
        const found = chunks.find((one) => one.facadeModuleId?.endsWith(ends));
        return found ?? this.error(`There is no file for ${ends}`);
      };
      const addresses = (...wanted: string[]): string[] =>
        [...whole(chunks, wanted.map(made))].filter((name) => !first.has(name)).map((name) => `/${name}`);
      const source = JSON.stringify({
        table: addresses(TABLE),
        games: Object.fromEntries(Object.entries(GAMES).map(([game, parts]) => [game, addresses(TABLE, ...parts)])),
        languages: Object.fromEntries(LANGUAGES.map((language) => [language, addresses(`:catalogue/${language}`)])),
      });
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
  };
}
