import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gzip } from "./gzip.ts";
import { toml } from "./toml.ts";

// The page talks to the server on its own origin; during development Vite proxies /api.
const program = process.env.TALLYHO_URL ?? "http://127.0.0.1:7474";

/** Chunks of a game and of a language are named after it. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const found = /\/(?:games\/(\w+)\/(\w+)\.\w+|locales\/(\w+)\/([\w-]+)\.ftl)(?:\?raw)?$/.exec(facadeModuleId ?? "");
  const [, game, part, lang, file] = found ?? [];
  if (game) return `assets/${game}-${part}-[hash].js`;
  return lang ? `assets/text-${lang}-${file}-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [toml(), svelte(), gzip()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: program, ws: true, changeOrigin: true } },
  },
  // No inlined assets: the content security policy allows only files from the page's own origin.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { chunkFileNames } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    setupFiles: ["src/testing/texts.ts"],
    // The first import of a game compiles its components: several seconds on a busy machine.
    testTimeout: 30_000,
  },
});
