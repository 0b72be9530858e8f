/** Interpreting the game's events: turns, rolls, and the routes walked this turn. */

import { message } from "../../shared/i18n/fluent";
import type { Explanation } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import type { Logged } from "./types";
import { squaresAlong } from "./map/temple-map";
import { tableOf, type Table } from "./view";
import type { Event } from "./wire/Event";
import type { View } from "./wire/View";
import type { Side } from "./wire/Side";

export type Word = Event extends infer One ? (One extends object ? keyof One : never) : never;

interface Facts {
  turn?: number;
  figure?: number;
  from?: number;
  path?: string;
  lost?: number;
}

/** Splits an event into its tag and its fields; `subject` is the figure of an event that names nothing else. */
export function eventOf(event: Event | undefined): { word: Word | null; facts: Facts; subject: number | null } {
  const [word, facts] = Object.entries(event ?? {})[0] ?? [null, {}];
  return {
    word: word as Word | null,
    facts: (typeof facts === "object" && facts !== null ? facts : {}) as Facts,
    subject: typeof facts === "number" ? facts : null,
  };
}

export function roundOf(event: Event): number | null {
  const { word, facts } = eventOf(event);
  return word === "turn_began" ? (facts.turn ?? null) : null;
}

const ROLLS: readonly (Word | null)[] = ["rolled", "attacked", "wounded", "searched", "tried"];
/** The log filter: every roll and what it cost. */
export const isRoll = (event: Event): boolean => ROLLS.includes(eventOf(event).word);

const MARKS: readonly (Word | null)[] = ["fell", "pass_found", "barrier_off", "ended"];
export const isMilestone = (event: Event): boolean => MARKS.includes(eventOf(event).word);

const UNTOLD: readonly (Word | null)[] = ["activated", "placed", "ready", "turn_began"];
export const isNarrated = (event: Event): boolean => !UNTOLD.includes(eventOf(event).word);

/** A bot has a goal whenever it activates a figure; those of the last turn are enough. */
export function goalEntries(events: readonly Logged[]): number[] {
  return events
    .filter((logEvent) => eventOf(logEvent.event).word === "activated")
    .map((logEvent) => logEvent.n)
    .slice(-4);
}

/** A route walked: the squares from first to last. */
export interface Trail {
  figure: number;
  side: Side | null;
  squares: number[];
}

/**
 * The routes walked lately: since the turn began, and since the viewer's last answer, so that the other side's walks
 * are still drawn when the own turn begins.
 */
export function trails(table: Table, log: readonly Logged[], marks: readonly Logged[]): Trail[] {
  const turn = log.findLastIndex((logEvent) => eventOf(logEvent.event).word === "turn_began");
  const began = Math.min(turn, log.length - marks.length - 1);
  const walked: Trail[] = [];
  for (const logEvent of log.slice(began + 1)) {
    const { word, facts } = eventOf(logEvent.event);
    if (word !== "walked" || facts.figure === undefined || facts.from === undefined) continue;
    const squares = [facts.from, ...squaresAlong(table.templeMap, facts.from, facts.path ?? "")];
    const last = walked.findLast((trail) => trail.figure === facts.figure);
    if (last && last.squares.at(-1) === facts.from) last.squares.push(...squares.slice(1));
    else walked.push({ figure: facts.figure, side: table.pieces[facts.figure]?.side ?? null, squares });
  }
  return walked;
}

/** What a figure's life is made of: every gain and loss in the log. */
export function explainNumber(kind: string, view: View, log: Logged[]): Explanation {
  const table = tableOf(view);
  const piece = table?.pieces[Number(kind.split(":")[1])];
  if (!piece) return { lines: [], rule: null };
  const about = log.filter((logEvent) => {
    const { word, facts } = eventOf(logEvent.event);
    return (word === "wounded" || word === "mended") && facts.figure === piece.id;
  });
  const lines = about.map((logEvent) => logEvent.message);
  return {
    lines: lines.length > 0 ? lines : [message("page-tp-life-whole", { most: piece.card.life })],
    rule: about.at(-1)?.message.rule ?? null,
  };
}
