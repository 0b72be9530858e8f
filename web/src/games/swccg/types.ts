/** The shared types of the page with the views, choices, events and inquiries of the card game. */

import type { BoardProps, GameEvent, GameOffer, Inquire as GameInquire } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import type { Answer, Choice, Event, Inquiry, View } from "./wire";

/** Why something cannot be chosen is answered by a sentence. */
export type InquiryAnswer = Answer<Message>;

export interface Inquiries {
  about: Inquiry;
  answer: InquiryAnswer;
}

export type Props = BoardProps<View, Choice, Event, Inquiries>;
/** An entry of the log. */
export type Logged = GameEvent<Event>;
export type Offered = GameOffer<Choice>;
export type Inquire = GameInquire<Inquiries>;
