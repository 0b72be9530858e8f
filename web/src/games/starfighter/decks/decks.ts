/** Saved decks and their plain lists of matricules. The program decides whether a deck is legal. */

import { parseSavedDecks, writeSavedDecks, type SavedDeck as Saved } from "../../../shared/decks/saved-decks";
import { recto } from "../content";

export type SavedDeck = Saved<string>;

const STORAGE_KEY = "tallyho.starfighter.decks";
/** The minimum size in the rules; shown beside the count, enforced by the program. */
export const MIN_CARDS = 25;

const isMatricule = (card: unknown): card is string => typeof card === "string";

export const parseDecks = (text: string | null): SavedDeck[] => parseSavedDecks(text, isMatricule);
export const loadDecks = (): SavedDeck[] => parseDecks(localStorage.getItem(STORAGE_KEY));
export const saveDecks = (decks: readonly SavedDeck[]): void => writeSavedDecks(STORAGE_KEY, decks);

export interface Parsed {
  cards: string[];
  /** Unknown cards and repeated ones, with line numbers from one. */
  faults: { line: number; text: string; why: "unknown" | "twice" }[];
}

/** Parses a plain list: matricules separated by anything; a line that begins with # is a comment. */
export function parseList(text: string): Parsed {
  const cards: string[] = [];
  const faults: Parsed["faults"] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim().startsWith("#")) continue;
    for (const word of line.split(/[\s,;]+/).filter((part) => part !== "")) {
      const [level, number] = word.split("-");
      const name =
        level !== undefined && number !== undefined && /^\d+$/.test(number)
          ? `${level}-${number.padStart(2, "0")}`
          : word;
      if (!recto(name)) faults.push({ line: i + 1, text: word, why: "unknown" });
      else if (cards.includes(name)) faults.push({ line: i + 1, text: word, why: "twice" });
      else cards.push(name);
    }
  }
  return { cards, faults };
}

/** One line per level, lowest first. */
export function writeList(deck: SavedDeck): string {
  const sorted = [...deck.cards].sort((a, b) => order(a) - order(b));
  const lines = [0, 1, 2, 3]
    .map((level) => sorted.filter((card) => card.startsWith(`${level}-`)).join(" "))
    .filter((line) => line !== "");
  return [`# ${deck.name}`, ...lines, ""].join("\n");
}

const order = (matricule: string): number => {
  const [level, number] = matricule.split("-").map(Number);
  return (level ?? 0) * 1000 + (number ?? 0);
};
