/** The shared types of the page with the views, choices, events and inquiries of X-Wing. */

import type {
  BoardProps,
  DetailProps,
  GameEvent,
  Inquire as GameInquire,
  PickerProps,
} from "../../shared/game/game-ui";
import type { Answer, Choice, Event, Inquiry, View } from "./wire";

export interface Inquiries {
  about: Inquiry;
  answer: Answer;
}

export type Props = BoardProps<View, Choice, Event, Inquiries>;
/** An entry of the log. */
export type Logged = GameEvent<Event>;
export type Detail = DetailProps<View, Choice, Inquiries>;
export type Inquire = GameInquire<Inquiries>;
export type Picked = PickerProps<View>;
