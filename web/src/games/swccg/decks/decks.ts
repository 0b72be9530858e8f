/**
 * Saved decks. The server reads and writes them in other programs' formats (`api.readDeck`, `api.writeDeck`) and
 * decides whether a deck is legal.
 */

import { parseSavedDecks, writeSavedDecks, type SavedDeck as Saved } from "../../../shared/decks/saved-decks";
import type { CardName } from "../wire";

export type SavedDeck = Saved<[CardName, number]>;

const STORAGE_KEY = "tallyho.swccg.decks";
/** The deck size in the rules; shown beside the count, enforced by the program. */
export const SIZE = 60;

export const isCopies = (card: unknown): card is [CardName, number] =>
  Array.isArray(card) && typeof card[0] === "string" && typeof card[1] === "number";

export const loadDecks = (): SavedDeck[] => parseSavedDecks(localStorage.getItem(STORAGE_KEY), isCopies);
export const saveDecks = (decks: readonly SavedDeck[]): void => writeSavedDecks(STORAGE_KEY, decks);

export const countOf = (cards: readonly [CardName, number][]): number => cards.reduce((sum, [, n]) => sum + n, 0);
