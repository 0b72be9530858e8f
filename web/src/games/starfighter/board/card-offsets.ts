/**
 * While a chain is narrated, a card is drawn where the steps so far have brought it, and moves on from there. The
 * positions come from the events; only their coordinates on the drawing are computed here.
 */

import type { Logged } from "../types";
import { eventOf } from "../events";
import { cardX, columnOf, rowY, type Geometry } from "./geometry";
import type { Table } from "../model";
import type { Spot } from "../wire/Spot";

/** One move of a card; `from: null` means from its owner's hand. */
interface Leg {
  step: number;
  from: Spot | null;
  to: Spot;
}

export interface Point {
  x: number;
  y: number;
}

/** How far each moving card is drawn from its final position. */
export function cardOffsets(
  table: Table,
  g: Geometry,
  steps: readonly Logged[],
  stepIndex: number,
): Map<string, Point> {
  const offsets = new Map<string, Point>();
  if (stepIndex >= steps.length) return offsets;
  for (const [key, legs] of legsOf(table, steps)) {
    const end = legs[legs.length - 1]!.to;
    const reached = legs.filter((leg) => leg.step <= stepIndex).pop()?.to;
    const now = reached ? pointOf(table, g, reached) : originOf(table, g, legs[0]!);
    const last = pointOf(table, g, end);
    const offset = { x: now.x - last.x, y: now.y - last.y };
    if (offset.x !== 0 || offset.y !== 0) offsets.set(key, offset);
  }
  return offsets;
}

function legsOf(table: Table, steps: readonly Logged[]): Map<string, Leg[]> {
  const legs = new Map<string, Leg[]>();
  for (const [step, each] of steps.entries()) {
    const { word, facts } = eventOf(each.event);
    const to = word === "moved" ? facts.to : word === "played" ? facts.at : undefined;
    const key = to && keyOf(table, facts.card ?? null, to);
    if (to && key) legs.set(key, [...(legs.get(key) ?? []), { step, from: facts.from ?? null, to }]);
  }
  return legs;
}

/** The key of the card in its final position: by name, or by position if its name is hidden. */
function keyOf(table: Table, card: string | null, spot: Spot): string | null {
  const side = [table.near, table.far].find((each) => each.seat === spot.seat);
  if (!side) return null;
  if (card === null) return side.sectors[spot.sector]?.cards[spot.slot]?.key ?? null;
  const presentSpots = side.sectors.flatMap((sector) => sector.cards);
  return presentSpots.find((each) => each.key.endsWith(`:${card}`))?.key ?? null;
}

function pointOf(table: Table, g: Geometry, spot: Spot): Point {
  const near = spot.seat === table.near.seat;
  return { x: cardX(g, columnOf(table, near, spot.sector)), y: rowY(g, near, spot.slot) };
}

/** Where a leg begins: its position, or the owner's edge of the board for a card from the hand. */
function originOf(table: Table, g: Geometry, leg: Leg): Point {
  if (leg.from) return pointOf(table, g, leg.from);
  const near = leg.to.seat === table.near.seat;
  return { x: pointOf(table, g, leg.to).x, y: near ? g.height : -2 * g.half };
}
