/** From the game's own view to what is drawn: cards looked up, sides turned towards the viewer. */

import { back, cruiserNamed, recto } from "./content";
import { highHalf, lowHalf, type Face, type Laid, type Phase, type Sector, type Side, type Table } from "./model";
import type { LaidCard, SideView, View } from "./wire";

function laid(card: LaidCard, seat: number, sector: number, slot: number): Laid {
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

/** Fighters one can count on the drawing: undamaged ones in halves that are not covered. */
export function seenFighters(cards: Laid[]): number {
  return cards.reduce((sum, card, slot) => {
    const low = lowHalf(card);
    const high = highHalf(card);
    const top = slot === cards.length - 1;
    const of = (half: "top" | "bottom"): number => card.face[half].fighters - card.damage[half];
    return sum + of(low) + (top ? of(high) : 0);
  }, 0);
}

function sectorsOf(side: SideView, seat: number): Sector[] {
  const cruiser = side.cruiser === null ? null : cruiserNamed(side.cruiser);
  return side.sectors.map((cards, sector) => {
    const stack = cards.map((card, slot) => laid(card, seat, sector, slot));
    return {
      slots: cruiser?.slots[sector] ?? 4,
      draws: cruiser?.draws[sector] ?? [],
      cards: stack,
      fighters: seenFighters(stack),
    };
  });
}

function sideOf(view: View, seat: 0 | 1): Side {
  const side = view.sides[seat];
  const cruiser = side.cruiser === null ? null : cruiserNamed(side.cruiser);
  const pile = view.piles.length > 1 ? view.piles[seat] : view.piles[0];
  return {
    seat,
    cruiser: cruiser?.name ?? "?",
    armour: side.armour,
    most: cruiser?.armour ?? side.armour,
    sectors: sectorsOf(side, seat),
    passed: side.passed,
    initiative: view.marker === seat,
    hand: side.hand?.map((name) => recto(name)).filter((face): face is NonNullable<typeof face> => face !== null) ?? null,
    handCount: side.hand_count,
    aside: side.aside,
    pile: pile?.cards ?? 0,
    discard: pile?.discard ?? [],
  };
}

export function questionKind(view: View): string {
  const question = view.question;
  if (typeof question === "string") return question;
  return typeof question === "object" && question !== null ? (Object.keys(question)[0] ?? "over") : "over";
}

const PHASE: Record<string, Phase> = {
  cruiser: "cruisers",
  draw: "reinforce",
  settle: "reinforce",
  deploy: "deploy",
  shift: "battle",
  direction: "battle",
  over: "end",
};

export function phaseOf(view: View): Phase {
  const kind = questionKind(view);
  return PHASE[kind] ?? (view.sides[0].passed && view.sides[1].passed ? "battle" : "deploy");
}

const made = new WeakMap<object, Table>();

/** The table to draw, or nothing before the cruisers are known. One view is turned over once. */
export function tableOf(view: unknown): Table | null {
  if (typeof view !== "object" || view === null) return null;
  const known = made.get(view);
  if (known) return known;
  const seen = view as View;
  const near = seen.me === 1 ? 1 : 0;
  const table: Table = {
    round: seen.round,
    phase: phaseOf(seen),
    near: sideOf(seen, near),
    far: sideOf(seen, near === 1 ? 0 : 1),
    shift: seen.offset,
    sharedPile: seen.piles.length < 2,
    fighting: null,
  };
  made.set(view, table);
  return table;
}

export const handOf = (view: unknown): Face[] => tableOf(view)?.near.hand ?? [];
