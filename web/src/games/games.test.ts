/** A game is listed once: shared code knows games only through their entries. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES } from ".";

const root = new URL("../", import.meta.url);
const shared = ["app", "shared"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => `${entry.parentPath}/${entry.name}`),
);
/** The companion is a page of its own and needs X-Wing's sentences. */
const COMPANION = /^const COMPANION_TEXTS = .*$/m;

test("there is a folder for each game and a game for each folder", () => {
  const folders = readdirSync(new URL("games/", root), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).sort()).toEqual(GAMES.map((game) => game.id).sort());
});

describe.each(GAMES.map((game) => game.id))("%s", (id) => {
  test("is not named in shared code", () => {
    const naming = shared.filter((path) => {
      const text = readFileSync(path, "utf8").replace(COMPANION, "");
      return new RegExp(`\\b${id}\\b`, "i").test(text);
    });
    expect(naming).toEqual([]);
  });

  test("has messages of its own that shared code does not name", () => {
    const files = GAMES.find((game) => game.id === id)!.texts;
    const keys = files.flatMap((file) =>
      [...readFileSync(new URL(`../../locales/en/${file}.ftl`, root), "utf8").matchAll(/^([a-z][\w-]+) =/gm)].map(
        (found) => found[1]!,
      ),
    );
    expect(keys.length).toBeGreaterThan(20);
    const text = shared.map((path) => readFileSync(path, "utf8")).join("\n");
    expect(keys.filter((key) => text.includes(`"${key}"`))).toEqual([]);
  });

  test("is loaded by its entry, and is the game that the entry names", async () => {
    const entry = GAMES.find((game) => game.id === id)!;
    expect((await entry.load()).entry).toBe(entry);
  });
});
