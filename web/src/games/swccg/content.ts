/** The printed cards and the ready-made decks, from the same files the program is built with. */

import deckFile from "../../../../content/swccg/decks.toml";
import type { CardEntry, CardName, CardsFile, DeckEntry } from "./wire";

/** A card as printed. */
export type Printed = CardEntry;

const files = import.meta.glob<CardsFile>("../../../../content/swccg/cards/*.toml", {
  eager: true,
  import: "default",
});

export const CARDS: readonly Printed[] = Object.values(files).flatMap((file) => file.card);
export const DECKS: readonly DeckEntry[] = deckFile.deck;

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]));
const NONE: Printed = { name: "", title: "?", side: "light", kind: "effect" };

/** The card of this name; a placeholder if the page does not know it. */
export const printed = (name: CardName): Printed => BY_NAME.get(name) ?? { ...NONE, name, title: name };

/** The title without the planet in front: the groups already show where a site is. */
export function shortTitle(card: Printed): string {
  const at = card.title.indexOf(": ");
  return card.kind === "location" && at > 0 ? card.title.slice(at + 2) : card.title;
}

/** The planet or other system a location belongs to. */
export function parentLocation(card: Printed): string {
  const at = card.title.indexOf(": ");
  return card.part_of ?? (at > 0 ? card.title.slice(0, at) : card.title);
}
