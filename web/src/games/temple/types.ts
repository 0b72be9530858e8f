/** The shared types of the page with the views, choices, events and inquiries of The Lost Temple. */

import type {
  BoardProps,
  DetailProps,
  DiceProps,
  GameEvent,
  GameOffer,
  Inquire as GameInquire,
} from "../../shared/game/game-ui";
import type { Choice } from "./wire/Choice";
import type { Event } from "./wire/Event";
import type { Inquiry } from "./wire/Inquiry";
import type { InquiryAnswer } from "./wire/InquiryAnswer";
import type { View } from "./wire/View";

export interface Inquiries {
  about: Inquiry;
  answer: InquiryAnswer;
}

export type Props = BoardProps<View, Choice, Event, Inquiries>;
/** An entry of the log. */
export type Logged = GameEvent<Event>;
export type Detail = DetailProps<View, Choice, Inquiries>;
export type Dice = DiceProps<View, Inquiries>;
export type Offered = GameOffer<Choice>;
export type Inquire = GameInquire<Inquiries>;
