/** What a table needs, by game and by language: the server names it in the page, and a browser fetches all of it at once. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { gamesOf, LANGUAGES } from "./catalogues";
import { chunksOf, entries, whole } from "./chunks";

const TABLE = "/screens/MatchScreen.svelte";

export function ahead({ house, sources }: { house: string; sources: string }): Plugin {
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
      const known = gamesOf(house);
      const faces = readdirSync(join(sources, "games")).sort();
      const source = JSON.stringify({
        table: addresses(TABLE),
        games: Object.fromEntries(faces.map((game) => [game, addresses(TABLE, `/games/${game}/face.ts`)])),
        // A language, and what a game adds to it: `en`, `en/chess`.
        languages: Object.fromEntries(
          LANGUAGES.flatMap((language) => [language, ...known.map((game) => `${language}/${game}`)]).map((part) => [part, addresses(`:catalogue/${part}`)]),
        ),
      });
      this.emitFile({ type: "asset", fileName: "ahead.json", source });
    },
  };
}
