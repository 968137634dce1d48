/** What a page needs to play without the server: Pyodide as its authors made it, and our engine as tools/archive.py packed it. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:offline";
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

export interface Parts {
  /** Where Pyodide's own files lie. */
  pyodide: string;
  engine: string;
  /** What Pyodide wants to know of itself beside its files. */
  info: Record<string, string>;
  /** What every game needs, with its size in bytes. */
  files: Part[];
  /** What players have learned, as `GAME/FILE`: only the set-ups that use it need it. */
  weights: Record<string, Part>;
}

export interface Part {
  path: string;
  size: number;
}

export function offline({ modules, archive, games }: { modules: string; archive: string; games: string }): Plugin {
  const from = join(modules, "pyodide");
  const read = (name: string): string => readFileSync(join(from, name), "utf-8");
  let built = false;
  let found: { parts: Parts; sources: Map<string, string> } | null = null;

  /** The files of weights of every game: `GAME/FILE`, and where it lies. */
  const learned = (): [string, string][] =>
    readdirSync(games)
      .flatMap((game) => weightsIn(game).map((file): [string, string] => [`${game}/${file}`, join(games, game, "weights", file)]))
      .sort();

  function weightsIn(game: string): string[] {
    const folder = join(games, game, "weights");
    return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".weights")) : [];
  }

  const digest = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 10);

  /** Addresses change when what lies there does: a browser may keep it for ever. */
  function look(): { parts: Parts; sources: Map<string, string> } {
    const version = (JSON.parse(read("package.json")) as { version: string }).version;
    const folder = `assets/pyodide-${version}/`;
    const engine = `assets/engine-${digest(archive)}.zip`;
    const sources = new Map(FILES.map((name) => [folder + name, join(from, name)]));
    sources.set(engine, archive);
    const part = (path: string, source: string): Part => ({ path: `/${path}`, size: readFileSync(source).length });
    const files = [...sources].map(([path, source]) => part(path, source));
    const weights: Record<string, Part> = {};
    for (const [name, source] of learned()) {
      const path = `assets/weights/${basename(name, ".weights")}-${digest(source)}.weights`;
      sources.set(path, source);
      weights[name] = part(path, source);
    }
    const { info } = JSON.parse(read("pyodide-lock.json")) as { info: Record<string, string> };
    return { parts: { pyodide: `/${folder}`, engine: `/${engine}`, info, files, weights }, sources };
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
