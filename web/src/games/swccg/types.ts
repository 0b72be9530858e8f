/** The shared types of the page with the views, choices, events and inquiries of the card game. */

import type { BoardProps, GameEvent, GameOffer, Inquire as GameInquire } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import type { Answer, Choice, Event, Inquiry, View, WordedBreakdown } from "./wire";

/** Why something cannot be chosen, and how a number comes about, is answered in words. */
export type Breakdown = WordedBreakdown<Message>;
export type InquiryAnswer = Answer<Message, Breakdown>;

export interface Inquiries {
  about: Inquiry;
  answer: InquiryAnswer;
}

export type Props = BoardProps<View, Choice, Event, Inquiries>;
/** An entry of the log. */
export type Logged = GameEvent<Event>;
export type Offered = GameOffer<Choice>;
export type Inquire = GameInquire<Inquiries>;
