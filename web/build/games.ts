/** What the pages know of the games before a server has answered: their kits' facts, as tools/web.py wrote them down. */

import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MODULE = "virtual:games";

/** The games that come with the pages, as src/reverie/games/listing.py describes them. */
export function listing(file: string): { name: string; title: string }[] {
  if (!existsSync(file)) throw new Error(`${file} is not there: python3 tools/web.py writes it and builds all of this`);
  return JSON.parse(readFileSync(file, "utf-8")) as { name: string; title: string }[];
}

export function games({ file }: { file: string }): Plugin {
  return {
    name: "reverie-games",
    resolveId(id) {
      return id === MODULE ? `\0${id}` : null;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(listing(file)))});`;
    },
  };
}
