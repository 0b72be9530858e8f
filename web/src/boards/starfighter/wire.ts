// The game's own JSON, until its generated types are there.
import type { Effect } from "./model";
export type FaceName = "recto" | "verso";
export type HalfName = "top" | "bottom";
export interface Spot { seat: number; sector: number; slot: number }
export type Choice =
  | "pass"
  | { cruiser: string }
  | { play: { card: string; face: FaceName; sector: number } }
  | { first: { card: string; half: HalfName; effect: Effect } }
  | { target: { at: Spot } }
  | { move: { at: Spot; to: number } }
  | { half: HalfName }
  | { shift: "left" | "stay" | "right" }
  | { direction: "left_to_right" | "right_to_left" };
export interface LaidCard { card: string | null; face: FaceName; pivoted: boolean; damage: [number, number]; screens: number; exposed: boolean }
export interface SideView {
  cruiser: string | null;
  chosen: boolean;
  slots: number[];
  armour: number;
  passed: boolean;
  hand: number;
  cards: string[] | null;
  promised: number;
  settled: number;
  symbols: number;
  sectors: LaidCard[][];
  fighters: number[];
}
export interface View {
  viewer: number | null;
  mode: "training" | "skirmish" | "total_war";
  round: number;
  phase: "cruisers" | "reinforce" | "deploy" | "shift" | "direction" | "battle" | "over";
  marker: number;
  offset: number;
  column: number;
  step: number;
  question: unknown;
  frames: { damage?: { seat: number; sector: number; left: number } }[];
  sides: [SideView, SideView];
  piles: { owner: number | null; count: number; discard: string[] }[];
}
