/**
 * Own decks, kept in this browser. The program reads and writes them in the forms of other programs (`api.readDeck`,
 * `api.writeDeck`), and says whether a deck is legal.
 */

import { parseSavedDecks, writeSavedDecks, type SavedDeck as Saved } from "../../../shared/decks/saved-decks";
import type { CardName } from "../wire";

export type SavedDeck = Saved<[CardName, number]>;

const STORAGE_KEY = "tallyho.swccg.decks";
/** What the rules ask for; shown beside the count, judged by the program. */
export const SIZE = 60;

const isCopies = (card: unknown): card is [CardName, number] =>
  Array.isArray(card) && typeof card[0] === "string" && typeof card[1] === "number";

export const loadDecks = (): SavedDeck[] => parseSavedDecks(localStorage.getItem(STORAGE_KEY), isCopies);
export const saveDecks = (decks: readonly SavedDeck[]): void => writeSavedDecks(STORAGE_KEY, decks);

export const countOf = (cards: readonly [CardName, number][]): number => cards.reduce((sum, [, n]) => sum + n, 0);
