/** The printed cards, cruisers and ready-made decks, from the same files the program is built with. */

import cardFile from "../../../../content/starfighter/cards.toml";
import cruiserFile from "../../../../content/starfighter/cruisers.toml";
import deckFile from "../../../../content/starfighter/decks.toml";
import type { Effect, Face, Half } from "./model";

interface HalfEntry {
  fighters: number;
  effects?: Effect[];
}
interface CardEntry {
  matricule: string;
  colour: "green" | "blue";
  top: HalfEntry;
  bottom: HalfEntry;
  screens?: number;
  force_field?: boolean;
}
interface Cards {
  verso: { top: HalfEntry; bottom: HalfEntry };
  card: CardEntry[];
}
export interface Cruiser {
  key: string;
  name: string;
  board: number;
  training: boolean;
  armour: number;
  slots: number[];
  draws: number[][];
}
export interface Deck {
  key: string;
  cruiser: string;
  cards: string[];
}

const printed = cardFile as Cards;
const half = (entry: HalfEntry): Half => ({ fighters: entry.fighters, effects: entry.effects ?? [] });

export interface Printed extends Face {
  colour: "green" | "blue";
}

export const CARDS: readonly Printed[] = printed.card.map((card) => ({
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

export const CRUISERS: readonly Cruiser[] = (cruiserFile as { cruiser: Cruiser[] }).cruiser;
export const DECKS: readonly Deck[] = (deckFile as { deck: Deck[] }).deck;

/** The back, the same on every card; it keeps the name of its card where that is known. */
export function back(matricule: string): Face {
  return {
    matricule,
    level: 0,
    verso: true,
    top: half(printed.verso.top),
    bottom: half(printed.verso.bottom),
    screens: 0,
    field: false,
  };
}

export function recto(matricule: string): Printed | null {
  return BY_NAME.get(matricule) ?? null;
}

export function cruiserNamed(key: string): Cruiser | null {
  return CRUISERS.find((cruiser) => cruiser.key === key || cruiser.name === key) ?? null;
}
