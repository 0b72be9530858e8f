/** Parsing the engine's answers to inquiries: numbers, breakdowns, refusals, costs. */

import type { Message } from "../../wire";
import type { Breakdown, InquiryAnswer } from "./types";
import type { BattleTotals, CardNumbers, Cost, ObjId, PlaceNumbers } from "./wire";

/** Numbers computed by the engine; null until it has answered. */
export interface NumberLookup {
  card: (id: ObjId) => CardNumbers | null;
  place: (id: ObjId) => PlaceNumbers | null;
  generation: [number, number] | null;
  battle: [BattleTotals, BattleTotals] | null;
}

export function numbersIn(answer: InquiryAnswer | null): NumberLookup {
  const numbers = answer && "numbers" in answer ? answer.numbers : null;
  const cards = new Map(numbers?.cards.map((card) => [card.id, card]));
  const places = new Map(numbers?.places.map((place) => [place.id, place]));
  return {
    card: (id) => cards.get(id) ?? null,
    place: (id) => places.get(id) ?? null,
    generation: numbers?.generation ?? null,
    battle: numbers?.battle ?? null,
  };
}

/** The breakdown of a number in an answer of the engine, if it is one. */
export const breakdownIn = (answer: InquiryAnswer | null): Breakdown | null =>
  answer && "why" in answer ? answer.why : null;

/** The refusal in an answer of the engine; null until it has answered. */
export const whyNotIn = (answer: InquiryAnswer | null): { why: Message | null } | null =>
  answer && "closed" in answer ? { why: answer.closed } : null;

/** What deployments cost now, according to the engine. */
export const costsIn = (answer: InquiryAnswer | null): Cost[] => (answer && "costs" in answer ? answer.costs : []);
