/** Reading the game's events: which are told step by step, which open a round, which mark the replay line. */

export interface Facts {
  ship?: number;
  target?: number;
  round?: number;
  phase?: string;
  from?: { x: number; y: number; heading: number };
  to?: { x: number; y: number; heading: number };
}

/** An event is one word and its facts. */
export function eventOf(event: unknown): { word: string; facts: Facts } {
  const [word, facts] = Object.entries((event ?? {}) as Record<string, Facts>)[0] ?? ["", {}];
  return { word, facts };
}

export function roundOf(event: unknown): number | null {
  const { word, facts } = eventOf(event);
  return word === "phase-began" && facts.phase === "planning" ? (facts.round ?? null) : null;
}

const MARKS = ["left", "dealt-up", "detonated", "over"];
export const isMark = (event: unknown): boolean => MARKS.includes(eventOf(event).word);

const UNTOLD = ["phase-began", "dial-set", "reshuffled", "turned-up"];
export const isTold = (event: unknown): boolean => !UNTOLD.includes(eventOf(event).word);

const DICE = ["attack-rolled", "defense-rolled", "rolled", "rolled-many", "changed", "neutralized"];
/** Dice and what was done to them, for the log's filter. */
export const isDice = (event: unknown): boolean => DICE.includes(eventOf(event).word);
