/** Converts the game's view to the model that is drawn: cards looked up, sides oriented towards the viewer. */

import { back, cruiserNamed, recto } from "./content";
import type { Face, PlacedCard, Phase, Sector, Side, Table } from "./model";
import type { LaidCard } from "./wire/LaidCard";
import type { SideView } from "./wire/SideView";
import type { View } from "./wire/View";

function placedCard(card: LaidCard, seat: number, sector: number, slot: number): PlacedCard {
  const known = card.card === null ? null : recto(card.card);
  const verso = back(card.card ?? "");
  const up = card.face === "recto" && known !== null;
  return {
    key: card.card === null ? `${seat}:?${sector}.${slot}` : `${seat}:${card.card}`,
    face: up ? known : verso,
    other: up ? verso : known,
    pivoted: card.pivoted,
    damage: { top: card.damage[0], bottom: card.damage[1] },
    caught: card.screens,
  };
}

function sectorsOf(side: SideView, seat: number): Sector[] {
  const cruiser = side.cruiser === null ? null : cruiserNamed(side.cruiser);
  return side.sectors.map((cards, sector) => ({
    slots: side.slots[sector] ?? 0,
    draws: cruiser?.draws[sector] ?? [],
    cards: cards.map((card, slot) => placedCard(card, seat, sector, slot)),
    fighters: side.fighters[sector] ?? 0,
  }));
}

function sideOf(view: View, seat: 0 | 1): Side {
  const side = view.sides[seat];
  const cruiser = side.cruiser === null ? null : cruiserNamed(side.cruiser);
  const pile = view.piles.length > 1 ? view.piles[seat] : view.piles[0];
  return {
    seat,
    cruiser: cruiser?.name ?? "",
    armor: side.armour,
    maxArmor: Math.max(cruiser?.armour ?? 0, side.armour),
    sectors: sectorsOf(side, seat),
    passed: side.passed,
    initiative: view.round > 0 && view.marker === seat,
    hand: side.cards?.map((name) => recto(name)).filter((face) => face !== null) ?? null,
    handCount: side.hand,
    aside: side.promised + side.settled,
    pile: pile?.count ?? 0,
    discard: pile?.discard ?? [],
  };
}

/** The tag of the open question. */
export function questionKind(view: View): string {
  return typeof view.question === "string" ? view.question : (Object.keys(view.question)[0] ?? "over");
}

const PHASE: Record<View["phase"], Phase> = {
  cruisers: "cruisers",
  reinforce: "reinforce",
  deploy: "deploy",
  shift: "battle",
  direction: "battle",
  battle: "battle",
  over: "end",
};

/** The column in which damage is being assigned, in near-board columns. */
function fightingColumn(view: View, near: number): number | null {
  for (const frame of [...view.frames].reverse()) {
    if (!("damage" in frame)) continue;
    const { seat, sector } = frame.damage;
    return seat === near ? sector : view.offset + 4 - sector;
  }
  return null;
}

const cache = new WeakMap<object, Table>();

/** The model of a view, or null if there is no view. Each view is converted once. */
export function tableOf(view: View | null | undefined): Table | null {
  if (!view) return null;
  const known = cache.get(view);
  if (known) return known;
  const seen = view;
  const near = seen.viewer === 1 ? 1 : 0;
  const table: Table = {
    round: seen.round,
    phase: PHASE[seen.phase],
    near: sideOf(seen, near),
    far: sideOf(seen, near === 1 ? 0 : 1),
    shift: seen.offset,
    sharedPile: seen.piles.length < 2,
    fightingColumn: fightingColumn(seen, near),
  };
  cache.set(view, table);
  return table;
}

export const handOf = (view: View): Face[] => tableOf(view)?.near.hand ?? [];
