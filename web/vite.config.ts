import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { app } from "./build/app";
import { catalogues } from "./build/catalogues";
import { lean } from "./build/lean";
import { offline } from "./build/offline";
import { toml } from "./build/toml";

const under = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [
    toml(),
    svelte(),
    catalogues({ locale: under("../src/reverie/locale"), sources: under("src") }),
    offline({ modules: under("node_modules"), archive: under("python/engine.zip") }),
    app({ icon: under("public/icon.svg"), worker: under("service-worker.js"), modules: under("node_modules") }),
    lean(),
  ],
  worker: { format: "es" },
  resolve: {
    // Under vitest Svelte would otherwise resolve to its server build.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: under("../src/reverie/server/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no inline scripts or styles
    target: "es2022",
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8377",
      "/ws": { target: "ws://127.0.0.1:8377", ws: true },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
}));
