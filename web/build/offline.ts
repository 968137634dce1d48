/** What a page needs to play without the server: Pyodide as its authors made it, and our engine as tools/archive.py packed it. */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:offline";
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

export interface Parts {
  /** Where Pyodide's own files lie. */
  pyodide: string;
  engine: string;
  /** What Pyodide wants to know of itself beside its files. */
  info: Record<string, string>;
  /** Everything that has to be there, with its size in bytes. */
  files: { path: string; size: number }[];
}

export function offline({ modules, archive }: { modules: string; archive: string }): Plugin {
  const from = join(modules, "pyodide");
  const read = (name: string): string => readFileSync(join(from, name), "utf-8");
  let built = false;
  let found: { parts: Parts; sources: Map<string, string> } | null = null;

  /** Addresses change when what lies there does: a browser may keep it for ever. */
  function look(): { parts: Parts; sources: Map<string, string> } {
    const version = (JSON.parse(read("package.json")) as { version: string }).version;
    const digest = createHash("sha256").update(readFileSync(archive)).digest("hex").slice(0, 10);
    const folder = `assets/pyodide-${version}/`;
    const engine = `assets/engine-${digest}.zip`;
    const sources = new Map(FILES.map((name) => [folder + name, join(from, name)]));
    sources.set(engine, archive);
    const files = [...sources].map(([path, source]) => ({ path: `/${path}`, size: readFileSync(source).length }));
    const { info } = JSON.parse(read("pyodide-lock.json")) as { info: Record<string, string> };
    return { parts: { pyodide: `/${folder}`, engine: `/${engine}`, info, files }, sources };
  }

  return {
    name: "reverie-offline",
    configResolved(config) {
      built = config.command === "build" && config.mode !== "test";
    },
    resolveId(id) {
      return id === MODULE ? `\0${id}` : null;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (built && !existsSync(archive)) this.error(`${archive} is not there: python3 tools/web.py packs it and builds all of this`);
      if (existsSync(archive)) found = look();
      return `export default ${JSON.stringify(found?.parts ?? null)};`;
    },
    generateBundle() {
      for (const [fileName, source] of found?.sources ?? [])
        this.emitFile({ type: "asset", fileName, source: readFileSync(source) });
    },
  };
}
