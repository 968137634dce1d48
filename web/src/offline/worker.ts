/** The engine beside the page: Pyodide, our archive unpacked in it, and one object of Python that is asked by name. */

import type { Parts } from "../../build/offline";

interface Python {
  unpackArchive(data: ArrayBuffer, format: string): void;
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): Record<string, (...values: unknown[]) => string>;
}
type Load = (options: { indexURL: string; lockFileContents: unknown; packageBaseUrl: string }) => Promise<Python>;

export type Asked =
  | { load: Parts; further: string[] }
  | { weights: string; data: ArrayBuffer }
  | { number: number; name: string; values: unknown[] };
export type Answered =
  | { ready: true }
  | { failed: string }
  | { number: number; value: string }
  | { number: number; error: string };

const answer = (message: Answered): void => postMessage(message);
let python: Python | null = null;
let engine: Record<string, (...values: unknown[]) => string> | null = null;

/** A game's own sources, from what is kept on this device: the service worker leaves the server's addresses alone. */
async function sourcesAt(address: string): Promise<ArrayBuffer> {
  const response = (await caches.match(address)) ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

async function load(parts: Parts, further: readonly string[]): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.pyodide}pyodide.mjs`)) as { loadPyodide: Load };
  const archive = await fetch(parts.engine).then((response) => response.arrayBuffer());
  const base = new URL(parts.pyodide, location.origin).href;
  // None of its packages is ever installed, so that it needs no list of them.
  const nothing = { info: parts.info, packages: {} };
  python = await loadPyodide({ indexURL: base, lockFileContents: nothing, packageBaseUrl: base });
  python.unpackArchive(archive, "zip");
  for (const address of further) python.unpackArchive(await sourcesAt(address), "zip");
  engine = python.runPython("from reverie.offline import Offline\nOffline()");
  answer({ ready: true });
}

/** Put a file of weights, named `GAME/FILE`, where its game looks for it. */
function put(name: string, data: ArrayBuffer): void {
  const [game, file] = name.split("/") as [string, string];
  const folder = `reverie/games/${game}/weights`;
  python!.FS.mkdirTree(folder);
  python!.FS.writeFile(`${folder}/${file}`, new Uint8Array(data));
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("load" in data) {
    load(data.load, data.further).catch((error: unknown) => answer({ failed: String(error) }));
    return;
  }
  if ("weights" in data) {
    put(data.weights, data.data);
    return;
  }
  const { number, name, values } = data;
  try {
    // To Python `undefined` is None, and `null` is not.
    answer({ number, value: engine![name]!(...values.map((value) => value ?? undefined)) });
  } catch (error) {
    answer({ number, error: String(error) });
  }
});
