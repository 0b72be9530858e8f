/** The parts of the card game's views and choices that the page uses. */

import type { Message } from "../../wire";

export type CardName = string;
export type ObjId = number;
export type Role = "pilot" | "passenger" | "astromech" | "cargo" | "bay";
export type PileName = "reserve" | "force" | "used";
export type Phase = "start" | "activate" | "control" | "deploy" | "battle" | "move" | "draw" | "over";
export type Segment = "weapons" | "power" | "damage" | "end";

export type Place = "free" | "row" | { under: ObjId } | { at: ObjId } | { aboard: [ObjId, Role] } | { on: ObjId };

export interface Laid {
  id: ObjId;
  card: CardName;
  owner: number;
  place: Place;
  marks: number;
  aim: ObjId | null;
}

export type Noted = ["power" | "battle" | "attrition", CardName, number];

export interface Battle {
  at: ObjId;
  by: number;
  segment: Segment;
  turn: number;
  times: number;
  /** The kind of destiny being drawn, and how many each player may still draw. */
  drawing: "power" | "battle" | "attrition";
  draws: [number, number];
  drawn: [number, number];
  destiny: [number, number];
  power_destiny: [number, number];
  attrition_destiny: [number, number];
  /** The first destinies of each player: kind, card and value. */
  cards: [(Noted | null)[], (Noted | null)[]];
  power: [number, number];
  damage: [number, number];
  attrition: [number, number];
  unmet: [number, number];
}

export interface SideView {
  cards: number;
  reserve: unknown[];
  force: unknown[];
  used: unknown[];
  hand: number;
  known: [CardName, unknown][];
  lost: CardName[];
  gone: CardName[];
}

/** The open question: its tag, with the seat and a number where it has them. */
export type Question = string | Record<string, unknown>;

/** The shot being fired, or the last one of the battle. */
export interface Shot {
  weapon: ObjId;
  target: ObjId;
  drawn: ([CardName, number] | null)[];
  total: number;
  bonus: number;
  /** The defense value it was compared with, once resolved. */
  defence: number | null;
}

export interface View {
  viewer: number | null;
  dark: number;
  limit: number;
  turn: number;
  active: number;
  phase: Phase;
  question: Question;
  row: ObjId[];
  table: Laid[];
  battle: Battle | null;
  shot: Shot | null;
  /** The pending frames, as far as the page reads them: a drawn destiny that players may respond to. */
  frames: Record<string, unknown>[];
  sides: [SideView, SideView];
}

export type To = { row: number } | { over: ObjId } | { at: ObjId } | { aboard: [ObjId, Role] } | { on: ObjId };

/** Some moves name their destination, some also a role aboard. */
export type Way = "disembark" | "imprison" | Record<string, ObjId | [ObjId, Role]>;

export type Choice =
  | "pass"
  | "verify"
  | "destiny"
  | "draw"
  | { start: CardName }
  | { activate: number }
  | { drain: ObjId }
  | { drain_less: ObjId }
  | { deploy: { card: CardName; to: To } }
  | { deploy_with: { ship: CardName; pilot: CardName; at: ObjId } }
  | { play: { card: CardName; clause: number; target: ObjId | null } }
  | { use: { card: ObjId; clause: number; target: ObjId | null } }
  | { aim: ObjId }
  | { pick: number }
  | { take: CardName }
  | { transfer: { card: ObjId; to: ObjId } }
  | { battle: ObjId }
  | { attack: ObjId }
  | { fire: { weapon: ObjId; target: ObjId } }
  | { forfeit: ObjId }
  | { lose: { pile: PileName } | { hand: CardName } }
  | { move: { card: ObjId; way: Way } }
  | { transit: { from: ObjId; to: ObjId } }
  | { join: ObjId };

/** A number that can be inquired about. */
export type Quantity =
  | "drawn"
  | { power: ObjId }
  | { forfeit: ObjId }
  | { ability: ObjId }
  | { maneuver: ObjId }
  | { hyperspeed: ObjId }
  | { landspeed: ObjId }
  | { defence: ObjId }
  | { immunity: ObjId }
  | { generation: number }
  | { drain: [number, ObjId] }
  | { total_power: [number, ObjId] }
  | { total_ability: [number, ObjId] }
  | { battle_power: number }
  | { battle_destinies: [number, ObjId] }
  | { destiny_need: [number, ObjId] }
  | { battle_destiny: number }
  | { destined_power: number }
  | { attrition: number }
  | { damage: number }
  | "shot"
  | { deploy_cost: [number, CardName, To] };

export interface CardNumbers {
  id: ObjId;
  power: number;
  /** Whether its power counts in a battle. */
  counts: boolean;
  ability: number;
  forfeit: number;
  defence: number;
  immunity: number;
  undercover: boolean;
}

/** Totals of one side of a battle: cards, texts and gone add up to power; power and destined to the total. */
export interface Sums {
  cards: number;
  texts: number;
  /** What counted when power was computed and has left or changed since. */
  gone: number;
  power: number;
  destined: number;
  total: number;
  ability: number;
  /** Battle damage before any of it is satisfied. */
  damage: number;
}

/** What one legal deployment costs now. */
export interface Cost {
  card: CardName;
  to: To;
  cost: number;
}

export interface PlaceNumbers {
  id: ObjId;
  /** Light and Dark. */
  icons: [number, number];
  power: [number, number];
  drain: [number | null, number | null];
}

export interface Numbers {
  cards: CardNumbers[];
  places: PlaceNumbers[];
  generation: [number, number];
  battle: [Sums, Sums] | null;
}

export type Cause =
  | "gone"
  | { printed: CardName }
  | { text: [ObjId, CardName] }
  | { rule: string }
  | { destiny: CardName }
  | { total: number };

export interface Reason {
  by: Cause;
  step: { plus: number } | { at_least: number } | { is: number } | { times: number };
}

export interface Reckoning {
  value: number;
  reasons: Reason[];
}

/** What happened, under its tag. */
export type Event = Record<string, unknown>;

export type Inquiry =
  "numbers" | "costs" | { why: Quantity } | { closed: CardName } | { idle: ObjId } | { barred: Choice };
/** Three inquiries about what cannot be chosen are answered by `closed`, the others under their own name. */
export type InquiryAnswer = { numbers: Numbers } | { costs: Cost[] } | { why: Reckoning } | { closed: Message | null };
