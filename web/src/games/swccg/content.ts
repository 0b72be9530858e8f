/** The printed cards and the ready-made decks, from the same files the program is built with. */

import deckFile from "../../../../content/swccg/decks.toml";
import type { CardName } from "./wire";

export type Kind =
  "location" | "creature" | "character" | "starship" | "vehicle" | "weapon" | "device" | "effect" | "interrupt";

/** A card as printed. Values it does not have are left out. */
export interface Printed {
  name: CardName;
  title: string;
  side: "light" | "dark";
  kind: Kind;
  subtype?: string;
  dots?: number;
  destiny?: number;
  power?: number;
  ability?: number;
  armor?: number;
  maneuver?: number;
  hyperspeed?: number;
  landspeed?: number;
  deploy?: number;
  forfeit?: number;
  parsec?: number;
  permanent?: number;
  /** Light and Dark. */
  force?: [number, number];
  capacity?: Partial<Record<"pilots" | "passengers" | "astromechs" | "vehicles" | "fighters" | "shared", number>>;
  icons?: string[];
  traits?: string[];
  part_of?: string;
  text?: string | string[];
  missing?: string;
}

export interface ReadyDeck {
  key: string;
  side: "light" | "dark";
  cards: [CardName, number][];
}

const files = import.meta.glob<{ card: Printed[] }>("../../../../content/swccg/cards/*.toml", {
  eager: true,
  import: "default",
});

export const CARDS: readonly Printed[] = Object.values(files).flatMap((file) => file.card);
export const DECKS: readonly ReadyDeck[] = (deckFile as { deck: ReadyDeck[] }).deck;

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
