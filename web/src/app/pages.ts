/** The pages besides the lobby. Each is loaded when it is first opened. */

import { loadTexts } from "../shared/i18n/fluent";
import { Loader } from "../shared/loading/loader.svelte";

function page<Page>(source: () => Promise<{ default: Page }>, texts: readonly string[] = []): Loader<Page> {
  return new Loader(async () => {
    const [module] = await Promise.all([source(), loadTexts(texts)]);
    return module.default;
  });
}

const COMPANION_TEXTS = ["companion", "xwing", "xwing-game", "page-xwing"];

export const pages = {
  new: page(() => import("./pages/NewMatch.svelte")),
  match: page(() => import("./pages/Match.svelte")),
  join: page(() => import("./pages/Join.svelte")),
  replay: page(() => import("./pages/Replay.svelte")),
  decks: page(() => import("./pages/Decks.svelte")),
  newTable: page(() => import("../companion/setup/NewTable.svelte"), COMPANION_TEXTS),
  companion: page(() => import("../companion/Companion.svelte"), COMPANION_TEXTS),
};
