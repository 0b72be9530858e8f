/** How the events of The Lost Temple are played: what is shown together, for how long, and the map in between. */

import { eventOf, type Word } from "./events";
import { squaresAlong } from "./map/temple-map";
import type { Logged } from "./types";
import type { Piece, Table } from "./view";
import type { Event } from "./wire/Event";

/** Milliseconds at the calm and at the fast pace. */
const MS: Partial<Record<Word, readonly [number, number]>> = {
  rolled: [1200, 400],
  took_side: [600, 200],
  turn_ended: [400, 150],
  pact: [500, 180],
  door: [400, 150],
  attacked: [1800, 550],
  wounded: [700, 250],
  mended: [700, 250],
  fell: [800, 280],
  searched: [1000, 330],
  tried: [1000, 330],
  ended: [1100, 350],
};
/** A square of a walk, and a whole one at most. */
const SQUARE_MS: readonly [number, number] = [190, 65];
const WALK_MS: readonly [number, number] = [1100, 380];

export function beatMs(event: Event): readonly [number, number] {
  const { word, facts } = eventOf(event);
  if (word !== "walked") return MS[word ?? "ended"] ?? [700, 240];
  const squares = Math.max(2, facts.path?.length ?? 0);
  return [Math.min(WALK_MS[0], SQUARE_MS[0] * squares), Math.min(WALK_MS[1], SQUARE_MS[1] * squares)];
}

/** Wounds belong to their attack; doors and the pass to the walk that came by them. */
export function joinsBeat(event: Event, beat: readonly Logged[]): boolean {
  const first = eventOf(beat[0]?.event).word;
  const { word } = eventOf(event);
  if (first === "attacked") return word === "wounded" || word === "fell";
  return first === "walked" && (word === "pass_taken" || word === "pass_left");
}

/** The squares of a walk being told, from first to last; null for a figure that does not walk now. */
export function walkOf(table: Table, now: readonly Logged[], figure: number): number[] | null {
  for (const { event } of now) {
    const { word, facts } = eventOf(event);
    if (word !== "walked" || facts.figure !== figure || facts.from === undefined) continue;
    return [facts.from, ...squaresAlong(table.templeMap, facts.from, facts.path ?? "")];
  }
  return null;
}

const LEAVES: readonly (Word | null)[] = ["fell", "ended"];

/** The figures as far as the events of an entry have been told: later ones have not moved or hurt anybody yet. */
export function toldPieces(after: Table, before: Table | null, steps: readonly Logged[], told: number): Piece[] {
  if (before === null || told >= steps.length) return after.pieces;
  const due = steps.slice(told).map(({ event }) => eventOf(event));
  return after.pieces.map((piece) => {
    const was = before.pieces[piece.id];
    const own = due.filter(({ facts, subject }) => facts.figure === piece.id || subject === piece.id);
    const walk = own.find(({ word }) => word === "walked");
    const hurt = own.reduce((sum, { word, facts }) => sum + (word === "wounded" ? (facts.lost ?? 0) : 0), 0);
    const leaves = was !== undefined && own.some(({ word }) => LEAVES.includes(word));
    return {
      ...piece,
      square: walk?.facts.from ?? (leaves ? was.square : piece.square),
      life: piece.life + hurt,
      ...(leaves ? { onMap: was.onMap, status: was.status } : {}),
    };
  });
}

/** An attack being told, with what its dice showed. */
export type Attack = Extract<Event, { attacked: unknown }>["attacked"];

export function attackIn(events: readonly Logged[]): { attack: Attack; lost: number } | null {
  const at = events.findLastIndex(({ event }) => typeof event === "object" && "attacked" in event);
  const found = events[at]?.event;
  if (!found || !("attacked" in found)) return null;
  const lost = events.slice(at).reduce((sum, { event }) => sum + (eventOf(event).facts.lost ?? 0), 0);
  return { attack: found.attacked, lost };
}
