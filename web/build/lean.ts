/** Small for whoever comes first: what a first visit loads has a budget, and everything lies there compressed as well. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { chunksOf, entries, whole } from "./chunks";

export const BUDGET = 150_000; // bytes, compressed, before any art
const COMPRESSED = /\.(js|mjs|css|html|svg|wasm|webmanifest)$/;
const WORTH_IT = 1_000;

const packed = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length;

/** The letters that all four languages are set in. */
const LETTERS = /nunito-sans-latin-wght-normal|fraunces-titles/;

/** All files that a visit to the house loads: the entry, the home screen, one language, and all they are made of. */
export function firstLoad(bundle: Rolldown.OutputBundle): { name: string; size: number }[] {
  const chunks = chunksOf(bundle);
  const size = (name: string): number => {
    const one = bundle[name]!;
    return packed(one.type === "chunk" ? one.code : one.source);
  };
  const languages = chunks.filter((one) => /^\0virtual:catalogue\/\w+$/.test(one.facadeModuleId ?? ""));
  const longest = languages.map((one) => one.fileName).sort((one, other) => size(other) - size(one))[0];
  const later = chunks.filter((one) => one.facadeModuleId?.endsWith("screens/Home.svelte") || one.fileName === longest);
  const wanted = new Set(["index.html", ...whole(chunks, [...entries(bundle), ...later])]);
  for (const name of Object.keys(bundle)) if (LETTERS.test(name)) wanted.add(name);
  return [...wanted].map((name) => ({ name, size: size(name) })).sort((one, other) => other.size - one.size);
}

export function lean(): Plugin {
  return {
    name: "reverie-lean",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = firstLoad(bundle);
      const sum = files.reduce((all, file) => all + file.size, 0);
      const told = files.map((file) => `${String(file.size).padStart(7)} ${file.name}`).join("\n");
      if (sum > BUDGET) this.error(`The first load is ${sum} bytes compressed, more than ${BUDGET}:\n${told}`);
      this.info(`The first load is ${sum} bytes compressed, in ${files.length} files.`);
    },
    writeBundle({ dir }) {
      const visit = (folder: string): void => {
        for (const item of readdirSync(folder, { withFileTypes: true })) {
          const path = join(folder, item.name);
          if (item.isDirectory()) visit(path);
          else if (COMPRESSED.test(item.name)) {
            const source = readFileSync(path);
            if (source.length > WORTH_IT) writeFileSync(`${path}.gz`, gzipSync(source, { level: constants.Z_BEST_COMPRESSION }));
          }
        }
      };
      visit(dir!);
    },
  };
}
