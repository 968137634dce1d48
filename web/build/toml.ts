/** The games' own data as modules: boards, names and rules are read from the files the engine reads. */

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

export function toml(): Plugin {
  return {
    name: "reverie-toml",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(parse(readFileSync(id, "utf-8")))};`;
    },
  };
}
