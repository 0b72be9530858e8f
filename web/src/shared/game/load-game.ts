/** Loads a game with its texts; every page shares the result. */

import { entryOf } from "../../games";
import { loadTexts } from "../i18n/fluent";
import { Loader } from "../loading/loader.svelte";
import type { GameUi } from "./game-ui";

const loaders = new Map<string, Loader<GameUi>>();

/** The loader of a game, or null if this page does not know the game. */
export function gameLoader(game: string): Loader<GameUi> | null {
  const entry = entryOf(game);
  if (!entry) return null;
  let loader = loaders.get(game);
  if (!loader) {
    loader = new Loader(async () => {
      const [ui] = await Promise.all([entry.load(), loadTexts(entry.texts)]);
      return ui;
    });
    loaders.set(game, loader);
  }
  return loader;
}
