/** Interpreting the game's events: turns, what is narrated, and what the log filter shows. */

import type { Explanation } from "../../shared/game/game-ui";
import type { Event } from "./wire";

/** Splits an event into its tag and its fields. */
export function eventOf(event: Event | undefined): { word: string; facts: Record<string, unknown> } {
  const [word, facts] = Object.entries(event ?? {})[0] ?? ["", {}];
  return { word, facts: typeof facts === "object" && facts !== null ? (facts as Record<string, unknown>) : {} };
}

export function roundOf(event: Event): number | null {
  const { word, facts } = eventOf(event);
  return word === "turn_began" && typeof facts["turn"] === "number" ? facts["turn"] : null;
}

const FORCE: readonly string[] = [
  "activated",
  "drained",
  "drain_cancelled",
  "lost",
  "halved",
  "drew",
  "recirculated",
  "forfeited",
];
/** The log filter: events that gain or lose Force. */
export const isForce = (event: Event): boolean => FORCE.includes(eventOf(event).word);

const MARKS: readonly string[] = ["battle_began", "drained", "duelled"];
export const isMilestone = (event: Event): boolean => MARKS.includes(eventOf(event).word);

const UNTOLD: readonly string[] = ["turn_began", "start_chosen", "recirculated", "shuffled", "drew", "verified"];
export const isNarrated = (event: Event): boolean => !UNTOLD.includes(eventOf(event).word);

/** The board itself explains its numbers; here only the text of a rule is opened. */
export function explainNumber(kind: string): Explanation {
  return { lines: [], rule: kind.startsWith("rule:") ? kind.slice(5) : null };
}
