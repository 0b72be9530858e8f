/** Switching the language: the old one stays until the other has been loaded. */

import { Loader } from "../loading/loader.svelte";
import { updateSettings, settings } from "../settings.svelte";
import { loadLanguage } from "./fluent";
import type { Lang } from "./languages";

class LanguageSwitch {
  /** The language being loaded; null while none is. */
  loader: Loader<Lang> | null = $state.raw(null);

  async select(lang: Lang): Promise<void> {
    if (lang === settings.lang) {
      this.loader = null;
      return;
    }
    const loader: Loader<Lang> = new Loader(async () => {
      await loadLanguage(lang);
      // Another language may have been selected meanwhile.
      if (this.loader === loader) {
        updateSettings({ lang });
        this.loader = null;
      }
      return lang;
    });
    this.loader = loader;
    await loader.load();
  }
}

export const language = new LanguageSwitch();
