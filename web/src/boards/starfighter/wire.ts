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
export interface SideView { cruiser: string | null; armour: number; passed: boolean; hand: string[] | null; hand_count: number; aside: number; sectors: LaidCard[][] }
export interface View {
  me: number | null;
  round: number;
  mode: "training" | "skirmish" | "total_war";
  question: unknown;
  marker: number;
  offset: number;
  sides: [SideView, SideView];
  piles: { cards: number; discard: string[] }[];
}
