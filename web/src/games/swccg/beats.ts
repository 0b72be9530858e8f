/** How the events of the card game are played: what is shown together, for how long, and what stays marked. */

import { fieldsOf, tagOf, type TagOf } from "../../shared/game/tagged";
import type { Logged } from "./types";
import type { Event, ObjId } from "./wire";

type EventTag = TagOf<Event>;

/** Milliseconds at the calm and at the fast pace. */
const MS: Partial<Record<EventTag, readonly [number, number]>> = {
  activated: [600, 200],
  drained: [1000, 330],
  deployed: [950, 300],
  played: [1400, 450],
  used: [1200, 400],
  tested: [1200, 400],
  lost: [700, 250],
  lost_with: [700, 250],
  destiny: [1000, 320],
  shot: [900, 300],
  battle_began: [1500, 450],
  power: [1600, 480],
  forfeited: [1100, 350],
  battle_ended: [900, 300],
  duelled: [1600, 500],
  moved: [750, 250],
};
export const beatMs = (event: Event): readonly [number, number] => MS[tagOf(event)] ?? [650, 220];

const LOSSES: readonly EventTag[] = ["lost", "lost_with", "out_of_play", "put_in_used"];

/** What follows from an act is shown with it: losses of one cause, the destinies of one draw, what a cost took. */
export function joinsBeat(event: Event, beat: readonly Logged[]): boolean {
  const first = beat[0] ? tagOf(beat[0].event) : null;
  const tag = tagOf(event);
  if (first === null) return false;
  if (LOSSES.includes(tag)) return LOSSES.includes(first) || first === "drained" || first === "forfeited";
  if (tag === "paid") return true;
  if (tag === "destiny") return first === "destiny" || first === "fired";
  if (tag === "shot") return first === "fired";
  return tag === first && (tag === "moved" || tag === "activated");
}

/** The cards on the table that something has just happened to. */
export function touchedObjects(marks: readonly Logged[]): Set<ObjId> {
  const touched = new Set<ObjId>();
  for (const { event } of marks) {
    const { id, card, target, at } = fieldsOf(event) as Record<string, unknown>;
    for (const each of [id, card, target, at]) if (typeof each === "number") touched.add(each);
  }
  return touched;
}
