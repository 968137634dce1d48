/** The files of a build: which of them something needs. */

import type { Rolldown } from "vite";

export const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((one) => one.type === "chunk");

/** What the page itself begins with. */
export function entries(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const page = bundle["index.html"];
  const named = page?.type === "asset" ? String(page.source) : "";
  return chunksOf(bundle).filter((chunk) => chunk.isEntry || named.includes(chunk.fileName));
}

/** Those chunks, all they are made of, and their styles, by name. */
export function whole(chunks: readonly Rolldown.OutputChunk[], wanted: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunks.find((one) => one.fileName === name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const other of chunk.imports) take(other);
  };
  for (const { fileName } of wanted) take(fileName);
  return found;
}
