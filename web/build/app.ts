/** The page as an app: its icons as pictures, and the service worker that knows every file of this build. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const SIZES = [180, 192, 512];
/** What only some need: other alphabets, and all that playing offline takes, which is fetched when it is asked for. */
const ON_DEMAND = /(-(cyrillic|greek|vietnamese|latin-ext)[-\w]*\.woff2|^assets\/pyodide-.*|^assets\/engine-.*|\.map|\.gz)$/;

/** A mask may cut anything but the middle: the picture shrinks into it, and the night goes on to the edge. */
const maskable = (icon: string): string =>
  icon.replace(/ rx="\d+"/, "").replace('<g id="picture"', '<g id="picture" transform="translate(61 56) scale(0.76)"');

export function app({ icon, worker, modules }: { icon: string; worker: string; modules: string }): Plugin {
  return {
    name: "reverie-app",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      await initWasm(readFileSync(join(modules, "@resvg/resvg-wasm/index_bg.wasm"))).catch((error: Error) => {
        if (!/Already initialized/.test(error.message)) throw error;
      });
      const svg = readFileSync(icon, "utf-8");
      const draw = (source: string, width: number) => new Resvg(source, { fitTo: { mode: "width", value: width } }).render().asPng();
      for (const size of SIZES) this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: draw(svg, size) });
      this.emitFile({ type: "asset", fileName: "icon-maskable.png", source: draw(maskable(svg), 512) });

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
