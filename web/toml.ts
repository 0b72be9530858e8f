import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Reads the game's own content files at build time: the page draws the very cards the program was built with. */
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
