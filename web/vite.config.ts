import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./build/ahead";
import { app } from "./build/app";
import { catalogues } from "./build/catalogues";
import { games } from "./build/games";
import { lean } from "./build/lean";
import { offline } from "./build/offline";
import { toml } from "./build/toml";

const under = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [
    toml(),
    svelte(),
    catalogues({ house: under("../src/reverie"), sources: under("src") }),
    games({ file: under("python/games.json") }),
    offline({ modules: under("node_modules"), archive: under("python/engine.zip"), games: under("../src/reverie/games") }),
    app({
      icon: under("public/icon.svg"),
      manifest: under("manifest.json"),
      worker: under("service-worker.js"),
      modules: under("node_modules"),
      games: under("python/games.json"),
    }),
    ahead({ house: under("../src/reverie"), sources: under("src") }),
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
    rolldownOptions: {
      output: {
        // The bundler names what is shared after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${(names[0] ?? "").replace(/~.*(?=\.)|\.\w+$/g, "")}-[hash][extname]`,
        // Most of what is loaded is run at once: a browser may compile it aside, while it comes in, and not bit by bit.
        postBanner: "//# allFunctionsCalledOnLoad",
        codeSplitting: {
          groups: [
            { name: "house", tags: ["$initial"], priority: 1 },
            // What screens share, in few files: each costs a slow device more than some bytes it does not need.
            { name: "shared", test: /[\\/]src[\\/](lib|parts)[\\/]/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8377",
      "/ws": { target: "ws://127.0.0.1:8377", ws: true },
    },
  },
  // A busy machine takes long to load a module for the first time: nothing is proven by how long.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
}));
