/** The model the board draws: the view with every card looked up. No rules are applied here. */

import type { Effect, Half as HalfName } from "./wire";

export type { Effect };

export interface Half {
  fighters: number;
  effects: Effect[];
}

/** One face of a card as printed. */
export interface Face {
  matricule: string;
  level: number;
  verso: boolean;
  top: Half;
  bottom: Half;
  screens: number;
  field: boolean;
}

export interface PlacedCard {
  /** Stays the same for a card as long as it can be followed. */
  key: string;
  face: Face;
  /** Its other face, if this viewer knows it. */
  other: Face | null;
  pivoted: boolean;
  damage: { top: number; bottom: number };
  /** Damage markers its screens have caught this round. */
  caught: number;
}

export interface Sector {
  slots: number;
  /** Slots that carry a draw symbol. */
  draws: number[];
  cards: PlacedCard[];
  /** Visible undamaged fighters, as counted by the engine. */
  fighters: number | null;
}

export interface Side {
  seat: number;
  cruiser: string;
  armor: number;
  maxArmor: number;
  sectors: Sector[];
  passed: boolean;
  initiative: boolean;
  hand: Face[] | null;
  handCount: number;
  aside: number;
  pile: number;
  discard: string[];
}

export type Phase = "cruisers" | "reinforce" | "deploy" | "battle" | "end";

export interface Table {
  round: number;
  phase: Phase;
  /** The side drawn below: the viewer's, or the first seat's for a watcher. */
  near: Side;
  far: Side;
  /** The near-board column of the far board's leftmost sector. */
  shift: number;
  sharedPile: boolean;
  /** The column being fought over, in near-board columns. */
  fightingColumn: number | null;
}

/** Which printed half is the lower one (towards its owner) and which the upper one. */
export const lowHalf = (card: PlacedCard): HalfName => (card.pivoted ? "top" : "bottom");
export const highHalf = (card: PlacedCard): HalfName => (card.pivoted ? "bottom" : "top");

export const ICON: Record<Effect, string> = {
  destroy: "sf-destroy",
  draw: "sf-draw",
  flip: "sf-flip",
  free: "sf-free",
  hit_enemy_cruiser: "sf-hit-enemy",
  hit_fighter: "sf-hit-fighter",
  hit_own_cruiser: "sf-hit-own",
  lateral: "sf-lateral",
  pivot: "sf-pivot",
  vertical: "sf-vertical",
};
