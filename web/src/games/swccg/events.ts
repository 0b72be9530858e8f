/** Interpreting the game's events: turns, what is narrated, and what the log filter shows. */

import type { Explanation } from "../../shared/game/game-ui";
import { tagOf, type TagOf } from "../../shared/game/tagged";
import type { Event } from "./wire";

type EventTag = TagOf<Event>;

export function roundOf(event: Event): number | null {
  return typeof event === "object" && "turn_began" in event ? event.turn_began.turn : null;
}

const FORCE: readonly EventTag[] = [
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
export const isForce = (event: Event): boolean => FORCE.includes(tagOf(event));

const MARKS: readonly EventTag[] = ["battle_began", "drained", "duelled"];
export const isMilestone = (event: Event): boolean => MARKS.includes(tagOf(event));

const UNTOLD: readonly EventTag[] = ["turn_began", "start_chosen", "recirculated", "shuffled", "drew", "verified"];
export const isNarrated = (event: Event): boolean => !UNTOLD.includes(tagOf(event));

/** The board itself explains its numbers; here only the text of a rule is opened. */
export function explainNumber(kind: string): Explanation {
  return { lines: [], rule: kind.startsWith("rule:") ? kind.slice(5) : null };
}
