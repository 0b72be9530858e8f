/** How the events of X-Wing are played: what is shown together, for how long, and what stays on the mat. */

import { fieldsOf, tagOf, type TagOf } from "../../shared/game/tagged";
import type { Logged } from "./types";
import type { Event, Placement, View } from "./wire";
import { eventOf } from "./events";
import { bearingId } from "./view";

type EventTag = TagOf<Event>;

/** Milliseconds at the calm and at the fast pace. */
const MS: Partial<Record<EventTag, readonly [number, number]>> = {
  placed: [420, 150],
  pointed: [420, 150],
  called: [600, 200],
  "held-up": [600, 200],
  arrived: [900, 300],
  hunts: [700, 250],
  revealed: [1100, 450],
  moved: [1100, 450],
  approach: [1200, 400],
  flew: [1300, 450],
  acted: [900, 280],
  granted: [600, 200],
  performed: [600, 200],
  failed: [700, 250],
  repositioned: [700, 250],
  decloaked: [700, 250],
  gained: [450, 150],
  lost: [450, 150],
  unlocked: [450, 150],
  rolled: [900, 300],
  "rolled-many": [900, 300],
  left: [1000, 330],
  declared: [1100, 350],
  "attack-rolled": [1100, 350],
  "defense-rolled": [900, 300],
  changed: [900, 300],
  neutralized: [1000, 330],
  "dealt-up": [1300, 450],
  dropped: [900, 300],
  detonated: [1000, 330],
};
export const beatMs = (event: Event): readonly [number, number] => MS[tagOf(event)] ?? [700, 250];

/** Tokens and pips that change with an act have no beat of their own. */
const SMALL: readonly EventTag[] = ["gained", "lost", "force-spent", "discharged", "recharged", "unlocked"];
const LOSSES: readonly EventTag[] = ["shield-lost", "dealt-down", "dealt-up"];

export function joinsBeat(event: Event, beat: readonly Logged[]): boolean {
  const first = beat[0] ? tagOf(beat[0].event) : null;
  const tag = tagOf(event);
  const sameShip = fieldsOf(event).ship === fieldsOf(beat[0]?.event).ship;
  if (first === null) return false;
  if (SMALL.includes(tag)) return sameShip || SMALL.includes(first);
  if (tag === "moved") return first === "revealed" && sameShip;
  if (LOSSES.includes(tag) && tag !== "dealt-up") return LOSSES.includes(first) && sameShip;
  return false;
}

/** The way of a ship that stays drawn after its move. */
export interface Trail {
  ship: number;
  from: Placement;
  template: [number, number][];
}

/** At most so many trails stay. */
const TRAILS = 4;

/** The last move of each ship that moved lately. */
export function trailsOf(marks: readonly Logged[]): Trail[] {
  const trails = new Map<number, Trail>();
  const lay = (trail: Trail): void => {
    trails.delete(trail.ship);
    trails.set(trail.ship, trail);
  };
  for (const { event } of marks) {
    if ("moved" in event) lay({ ship: event.moved.ship, from: event.moved.from, template: event.moved.template });
    if ("approach" in event) {
      const { ship, sketch } = event.approach;
      lay({ ship, from: sketch.from, template: sketch.template });
    }
    if ("repositioned" in event) lay({ ship: event.repositioned.ship, from: event.repositioned.from, template: [] });
    if ("phase-began" in event && event["phase-began"].phase === "planning") trails.clear();
  }
  return [...trails.values()].slice(-TRAILS);
}

/** The bearing a ship has just flown, for the way it is drawn; null for a move without a maneuver. */
export function bearingOf(now: readonly Logged[], ship: number): string | null {
  for (const { event } of now) {
    if ("moved" in event && event.moved.ship === ship) return bearingId(event.moved.setting.bearing);
    if ("flew" in event && event.flew.ship === ship) {
      const { bearing, side } = event.flew.record.maneuver;
      return side === null ? bearing.replace("_", "-") : `${bearing.replace("_", "-")}-${side}`;
    }
  }
  return null;
}

const MOVES: readonly string[] = ["flew", "moved", "repositioned", "decloaked", "placed", "arrived"];

/** Where ships still are whose move of this entry has not been told: where they were before it. */
export function posesBefore(steps: readonly Logged[], told: number, before: View | null): Map<number, Placement> {
  const poses = new Map<number, Placement>();
  for (const [i, { event }] of steps.entries()) {
    const { word, facts } = eventOf(event);
    if (facts.ship === undefined || !MOVES.includes(word)) continue;
    const at = i < told ? null : (facts.from ?? before?.ships[facts.ship]?.at ?? null);
    if (i < told) poses.delete(facts.ship);
    else if (at && !poses.has(facts.ship)) poses.set(facts.ship, at);
  }
  return poses;
}

/** The attack under way: who fires at whom, and the measured line. */
export interface Shot {
  ship: number;
  target: number;
  range: number;
  line: [[number, number], [number, number]] | null;
}

const ENDS_ATTACK: readonly EventTag[] = ["moved", "flew", "approach", "phase-began", "revealed", "held"];

/** The last attack of the log, as long as nothing else has begun. */
export function shotOf(log: readonly Logged[]): Shot | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const { event } = log[i]!;
    if ("declared" in event) return event.declared;
    if (ENDS_ATTACK.includes(tagOf(event))) return null;
  }
  return null;
}
