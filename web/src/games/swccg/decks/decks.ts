/**
 * Own decks, kept in this browser. The program reads and writes them in the forms of other programs (`api.readDeck`,
 * `api.writeDeck`), and says whether a deck is legal.
 */

import type { CardName } from "../wire";

export interface SavedDeck {
  name: string;
  cards: [CardName, number][];
}

const STORAGE_KEY = "tallyho.swccg.decks";
/** What the rules ask for; shown beside the count, judged by the program. */
export const SIZE = 60;

function isDeck(value: unknown): value is SavedDeck {
  if (typeof value !== "object" || value === null) return false;
  const { name, cards } = value as Record<string, unknown>;
  const isPair = (pair: unknown): boolean =>
    Array.isArray(pair) && typeof pair[0] === "string" && typeof pair[1] === "number";
  return typeof name === "string" && Array.isArray(cards) && cards.every(isPair);
}

export function readDecks(text: string | null): SavedDeck[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export const loadDecks = (): SavedDeck[] => readDecks(localStorage.getItem(STORAGE_KEY));
export const saveDecks = (decks: readonly SavedDeck[]): void =>
  localStorage.setItem(STORAGE_KEY, JSON.stringify(decks));

export const countOf = (cards: readonly [CardName, number][]): number => cards.reduce((sum, [, n]) => sum + n, 0);
