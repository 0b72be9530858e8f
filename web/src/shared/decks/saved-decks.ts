/** Decks a person built, kept in this browser's local storage. */

export interface SavedDeck<Card> {
  name: string;
  cards: Card[];
}

/** Parses stored decks; anything that is not a deck is dropped. */
export function parseSavedDecks<Card>(text: string | null, isCard: (card: unknown) => card is Card): SavedDeck<Card>[] {
  if (text === null) return [];
  const isDeck = (value: unknown): value is SavedDeck<Card> => {
    if (typeof value !== "object" || value === null) return false;
    const { name, cards } = value as Record<string, unknown>;
    return typeof name === "string" && Array.isArray(cards) && cards.every(isCard);
  };
  try {
    const saved: unknown = JSON.parse(text);
    return Array.isArray(saved) ? saved.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export const writeSavedDecks = <Card>(key: string, decks: readonly SavedDeck<Card>[]): void =>
  localStorage.setItem(key, JSON.stringify(decks));
