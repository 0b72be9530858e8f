import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Parses the TOML content files at build time, so the page draws the same cards the program is built with. */
export function toml(): Plugin {
  return {
    name: "toml",
    enforce: "pre",
    load(id) {
      const path = id.split("?")[0] ?? id;
      if (!path.endsWith(".toml")) return null;
      this.addWatchFile(path);
      return { code: `export default ${JSON.stringify(parse(readFileSync(path, "utf8")))}`, map: null };
    },
  };
}
