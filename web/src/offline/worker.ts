/** The engine beside the page: Pyodide, our archive unpacked in it, and one object of Python that is asked by name. */

import type { Parts } from "../../build/offline";

interface Python {
  unpackArchive(data: ArrayBuffer, format: string): void;
  runPython(code: string): Record<string, (...values: unknown[]) => string>;
}
type Load = (options: { indexURL: string; lockFileContents: unknown; packageBaseUrl: string }) => Promise<Python>;

export type Asked = { load: Parts } | { number: number; name: string; values: unknown[] };
export type Answered =
  | { ready: true }
  | { failed: string }
  | { number: number; value: string }
  | { number: number; error: string };

const answer = (message: Answered): void => postMessage(message);
let engine: Record<string, (...values: unknown[]) => string> | null = null;

async function load(parts: Parts): Promise<void> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.pyodide}pyodide.mjs`)) as { loadPyodide: Load };
  const archive = await fetch(parts.engine).then((response) => response.arrayBuffer());
  const base = new URL(parts.pyodide, location.origin).href;
  // None of its packages is ever installed, so that it needs no list of them.
  const nothing = { info: parts.info, packages: {} };
  const python = await loadPyodide({ indexURL: base, lockFileContents: nothing, packageBaseUrl: base });
  python.unpackArchive(archive, "zip");
  engine = python.runPython("from reverie.offline import Offline\nOffline()");
  answer({ ready: true });
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("load" in data) {
    load(data.load).catch((error: unknown) => answer({ failed: String(error) }));
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
