/** The answers that an update of a companion table offers. */

import type { Message, Offer } from "../wire";
import type { Answer, Command } from "./wire";

export interface AnswerOffer {
  answer: Answer;
  label: Message;
}

/** A listed choice of a table is always an answer: a step of its log without an author. */
export const answersOf = (offers: Offer[]): AnswerOffer[] =>
  offers.map(({ choice, label }) => ({ answer: (choice as Extract<Command, { step: "answer" }>).what, label }));
