/** Parsing the engine's answers to inquiries: numbers, breakdowns, refusals, costs. */

import type { Message } from "../../wire";
import type { CardNumbers, Cost, Numbers, ObjId, PlaceNumbers, Reckoning, Sums } from "./wire";

/** Numbers computed by the engine; null until it has answered. */
export interface NumberLookup {
  card: (id: ObjId) => CardNumbers | null;
  place: (id: ObjId) => PlaceNumbers | null;
  generation: [number, number] | null;
  battle: [Sums, Sums] | null;
}

export function numbersIn(answer: unknown): NumberLookup {
  const numbers =
    typeof answer === "object" && answer !== null && "numbers" in answer
      ? (answer as { numbers: Numbers }).numbers
      : null;
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
export const breakdownIn = (answer: unknown): Reckoning | null =>
  typeof answer === "object" && answer !== null && "why" in answer ? (answer as { why: Reckoning }).why : null;

/** The refusal in an answer of the engine; null until it has answered. */
export const whyNotIn = (answer: unknown): { why: Message | null } | null =>
  typeof answer === "object" && answer !== null && "closed" in answer
    ? { why: (answer as { closed: Message | null }).closed }
    : null;

/** What deployments cost now, according to the engine. */
export const costsIn = (answer: unknown): Cost[] =>
  typeof answer === "object" && answer !== null && "costs" in answer ? (answer as { costs: Cost[] }).costs : [];
