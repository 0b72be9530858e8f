/** A third language is files only: in a machine-made one, no screen has a word of English or French left. */

import { render } from "svelte/server";
import type { Component } from "svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import Lobby from "./app/pages/Lobby.svelte";
import { GAMES } from "./games";
import { CARDS as SQUADRONS, CRUISERS } from "./games/starfighter/content";
import { effectName, effectNote, faceLabel } from "./games/starfighter/labels";
import { CARDS } from "./games/swccg/content";
import {
  capacityText,
  cardDescription,
  cardStats,
  extraStats,
  iconName,
  placeIcons,
  typeLine,
} from "./games/swccg/labels";
import { MAPS, THEMES } from "./games/temple/content";
import { nameMessage } from "./games/temple/view";
import { localize, t } from "./shared/i18n/fluent";
import { LANGUAGES } from "./shared/i18n/languages";
import { lobby } from "./shared/lobby/lobby-store.svelte";
import { settings, updateSettings } from "./shared/settings.svelte";
import SettingsDialog from "./shared/ui/SettingsDialog.svelte";
import ShortcutsDialog from "./shared/ui/ShortcutsDialog.svelte";
import { PSEUDO, addPseudoLanguage, plainWords, wordsOf } from "./testing/pseudo";

const before = settings.lang;
beforeAll(() => {
  // Set-ups list the decks that this browser has saved.
  vi.stubGlobal("localStorage", { getItem: () => null });
  addPseudoLanguage();
  updateSettings({ lang: PSEUDO });
});
afterAll(() => {
  vi.unstubAllGlobals();
  updateSettings({ lang: before });
});

/** Words that are the same in every language: names of the program, the languages and the cruisers, keys of a keyboard. */
const SAME = [
  "TALLYHO",
  "Enter",
  "Esc",
  "Tab",
  "Space",
  "Home",
  "End",
  ...[...LANGUAGES, ...CRUISERS].flatMap(({ name }) => plainWords(name)),
];

function screen(component: Component, props: Record<string, unknown> = {}): string[] {
  const words = wordsOf(render(component, { props }).body);
  expect(words).toMatch(/[áéíóúćńśźŕ]/);
  return plainWords(words).filter((word) => !SAME.includes(word));
}

describe("a screen has no word of another language", () => {
  test("settings and shortcuts", () => {
    expect(screen(SettingsDialog)).toEqual([]);
    expect(screen(ShortcutsDialog)).toEqual([]);
  });

  test("the lobby", () => {
    lobby.games = { games: GAMES.map(({ id }) => ({ id })) } as unknown as typeof lobby.games;
    lobby.matches = [];
    expect(screen(Lobby)).toEqual([]);
  });

  test.each(GAMES)(
    "the set-up of $id",
    async ({ load }) => {
      const { Setup } = await load();
      const props = { presets: [], guided: false, onChange: () => undefined, inviting: false, game: null };
      expect(screen(Setup as unknown as Component, props)).toEqual([]);
    },
    60_000,
  );
});

describe("labels have no word of another language", () => {
  test("cards of Starfighter", () => {
    for (const card of SQUADRONS) {
      const label = faceLabel(card);
      expect(plainWords(label), label).toEqual([]);
      for (const effect of [...card.top.effects, ...card.bottom.effects])
        expect(plainWords(effectName(effect) + effectNote(effect))).toEqual([]);
    }
  });

  test("cards of the card game, except printed titles", () => {
    const titles = new Set(CARDS.flatMap(({ title }) => plainWords(title)));
    for (const card of CARDS) {
      const stats = cardStats(card, null).map(({ name }) => name);
      const words = [typeLine(card), capacityText(card), extraStats(card), ...placeIcons(card).map(iconName), ...stats];
      expect(plainWords(words.join(" ")), card.title).toEqual([]);
      expect(
        plainWords(cardDescription(card)).filter((word) => !titles.has(word)),
        card.title,
      ).toEqual([]);
    }
  });

  test("names of maps, themes and figures", () => {
    const named = [...MAPS, ...THEMES].map(({ title }) => localize(nameMessage(title)));
    const figures = THEMES.flatMap((theme) => Object.values(theme.republic).map((name) => localize(nameMessage(name))));
    for (const name of [...named, ...figures]) expect(plainWords(name)).toEqual([]);
    expect(plainWords(t("xw-ship-t65xwing") + t("sw-deck-tatooine") + t("sf-about-deck-siege"))).toEqual([]);
  });
});

test("a word that is not from the files is found", () => {
  expect(plainWords(`${t("page-lobby")} lobby`)).toEqual(["lobby"]);
  expect(plainWords(wordsOf(`<p title="Table">${t("page-lobby")}</p>`))).toEqual(["Table"]);
});
