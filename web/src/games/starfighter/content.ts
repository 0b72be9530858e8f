/** The printed cards, cruisers and ready-made decks, from the same files the program is built with. */

import cardFile from "../../../../content/starfighter/cards.toml";
import cruiserFile from "../../../../content/starfighter/cruisers.toml";
import deckFile from "../../../../content/starfighter/decks.toml";
import type { Face, Half } from "./model";
import type { Color, CruiserEntry, DeckEntry, HalfEntry } from "./wire";

const half = (entry: HalfEntry): Half => ({ fighters: entry.fighters, effects: entry.effects ?? [] });

export interface Printed extends Face {
  colour: Color;
}

export const CARDS: readonly Printed[] = cardFile.card.map((card) => ({
  matricule: card.matricule,
  colour: card.colour,
  level: Number(card.matricule.split("-")[0]),
  verso: false,
  top: half(card.top),
  bottom: half(card.bottom),
  screens: card.screens ?? 0,
  field: card.force_field ?? false,
}));

const BY_NAME = new Map(CARDS.map((card) => [card.matricule, card]));

export const CRUISERS: readonly CruiserEntry[] = cruiserFile.cruiser;
export const DECKS: readonly DeckEntry[] = deckFile.deck;

/** The back, the same on every card; it keeps the name of its card where that is known. */
export function back(matricule: string): Face {
  return {
    matricule,
    level: 0,
    verso: true,
    top: half(cardFile.verso.top),
    bottom: half(cardFile.verso.bottom),
    screens: 0,
    field: false,
  };
}

export function recto(matricule: string): Printed | null {
  return BY_NAME.get(matricule) ?? null;
}

export function cruiserNamed(key: string): CruiserEntry | null {
  return CRUISERS.find((cruiser) => cruiser.key === key || cruiser.name === key) ?? null;
}
