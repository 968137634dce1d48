/** The page as an app: its icons as pictures, what devices are told of it, and the service worker that knows every file of this build. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";
import { listing } from "./games";

const SIZES = [180, 192, 512];
/** What only some need: other alphabets, and all that playing offline takes, which is fetched when it is asked for. */
const ON_DEMAND = /(-(cyrillic|greek|vietnamese|latin-ext)[-\w]*\.woff2|^assets\/pyodide-.*|^assets\/engine-.*|\.map|\.gz)$/;

/** A mask may cut anything but the middle: the picture shrinks into it, and the night goes on to the edge. */
const maskable = (icon: string): string =>
  icon.replace(/ rx="\d+"/, "").replace('<g id="picture"', '<g id="picture" transform="translate(61 56) scale(0.76)"');

/** One sentence that names them all. */
function described(titles: readonly string[]): string {
  const last = titles.at(-1) ?? "";
  return `${titles.length > 1 ? `${titles.slice(0, -1).join(", ")} and ${last}` : last}, games of dreams.`;
}

interface Files {
  icon: string;
  manifest: string;
  worker: string;
  modules: string;
  games: string;
}

export function app({ icon, manifest, worker, modules, games }: Files): Plugin {
  return {
    name: "reverie-app",
    apply: "build",
    enforce: "post",
    transformIndexHtml() {
      const content = described(listing(games).map((game) => game.title));
      return [{ tag: "meta", attrs: { name: "description", content }, injectTo: "head" }];
    },
    async generateBundle(_, bundle) {
      await initWasm(readFileSync(join(modules, "@resvg/resvg-wasm/index_bg.wasm"))).catch((error: Error) => {
        if (!/Already initialized/.test(error.message)) throw error;
      });
      const svg = readFileSync(icon, "utf-8");
      const draw = (source: string, width: number) => new Resvg(source, { fitTo: { mode: "width", value: width } }).render().asPng();
      for (const size of SIZES) this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: draw(svg, size) });
      this.emitFile({ type: "asset", fileName: "icon-maskable.png", source: draw(maskable(svg), 512) });

      const known = listing(games);
      const told = {
        ...(JSON.parse(readFileSync(manifest, "utf-8")) as Record<string, unknown>),
        description: described(known.map((game) => game.title)),
        shortcuts: known.map(({ name, title }) => ({ name: title, url: `/new/${name}` })),
      };
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(told) });

      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !ON_DEMAND.test(name));
      const shell = ["/", "/manifest.webmanifest", "/icon.svg", "/icon-192.png", ...files.sort().map((name) => `/${name}`)];
      const page = Object.values(bundle).find((one) => one.fileName === "index.html");
      const digest = createHash("sha256").update(JSON.stringify(shell));
      if (page?.type === "asset") digest.update(page.source);
      const source = readFileSync(worker, "utf-8")
        .replace("__VERSION__", digest.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(shell));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
