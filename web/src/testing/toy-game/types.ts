import type { BoardProps, Inquiries } from "../../shared/game/game-ui";

export interface View {
  sticks: number;
  round: number;
}
export interface Choice {
  take: number;
}
export type Event = { taken: number } | { round: number };
export type Props = BoardProps<View, Choice, Event, Inquiries>;
