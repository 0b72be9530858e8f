/** What the page of version 0.1 kept in the browser is still read: see crates/tallyho/tests/fixtures/0.1. */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseDecks } from "./games/starfighter/decks/decks";
import { isCopies } from "./games/swccg/decks/decks";
import { parseSavedDecks } from "./shared/decks/saved-decks";
import { parseSettings, serializeSettings, settings as base } from "./shared/settings.svelte";

const kept = JSON.parse(readFileSync("../crates/tallyho/tests/fixtures/0.1/page-storage.json", "utf8")) as Record<
  string,
  string
>;

it("settings of 0.1 are taken over", () => {
  const settings = parseSettings(kept["tallyho.settings"]!, base);
  expect(settings).toMatchObject({ lang: "fr", letters: false, switches: { passing: true } });
  expect(JSON.parse(serializeSettings(settings))).toMatchObject(JSON.parse(kept["tallyho.settings"]!) as object);
});

it("decks of 0.1 are taken over, every card of them", () => {
  const own = parseDecks(kept["tallyho.starfighter.decks"]!);
  expect(own).toEqual(JSON.parse(kept["tallyho.starfighter.decks"]!));
  expect(own[0]!.cards.length).toBeGreaterThan(20);
  const rebels = parseSavedDecks(kept["tallyho.swccg.decks"]!, isCopies);
  expect(rebels).toEqual(JSON.parse(kept["tallyho.swccg.decks"]!));
  expect(rebels[0]!.cards.length).toBeGreaterThan(20);
});
