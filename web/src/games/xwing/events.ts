/** Interpreting the game's events: which are narrated, which open a round, which are marked on the replay slider. */

import { fieldsOf, tagOf, type FieldsOf, type TagOf } from "../../shared/game/tagged";
import type { Message } from "../../wire";
import type { Faces } from "./model";
import type { Logged } from "./types";
import type { ApproachStage, Event, Placement, Sketch } from "./wire";

type EventTag = TagOf<Event>;

/** Splits an event into its tag and its fields. */
export function eventOf(event: Event | undefined): { word: EventTag | ""; facts: FieldsOf<Event> } {
  return { word: event === undefined ? "" : tagOf(event), facts: fieldsOf(event) };
}

export function roundOf(event: Event): number | null {
  return "phase-began" in event && event["phase-began"].phase === "planning" ? event["phase-began"].round : null;
}

const MARKS: readonly EventTag[] = ["left", "dealt-up", "detonated", "arrived", "over"];
export const isMilestone = (event: Event): boolean => MARKS.includes(tagOf(event));

const NOT_NARRATED: readonly EventTag[] = ["phase-began", "dial-set", "reshuffled", "turned-up", "laid-out"];
export const isNarrated = (event: Event): boolean => !NOT_NARRATED.includes(tagOf(event));

const DICE: readonly EventTag[] = [
  "attack-rolled",
  "defense-rolled",
  "rolled",
  "rolled-many",
  "changed",
  "neutralized",
];
/** Dice and dice modifications, for the log filter. */
export const isDice = (event: Event): boolean => DICE.includes(tagOf(event));

/** Decisions of solo ships, whose messages are composed of several sentences. */
const SOLO: readonly EventTag[] = ["approach", "flew", "acted", "granted", "aimed", "checked"];

/** The event of one sentence: an approach keeps the stage of that sentence only. */
function eventAt(event: Event, sentence: number): Event {
  if (!("approach" in event)) return event;
  return { approach: { ...event.approach, stages: [event.approach.stages[sentence] ?? "other"] } };
}

/** Splits a solo ship's turn into the sentences it was composed of. */
export function narrationSteps(logEvent: Logged): Logged[] {
  const parts = logEvent.message.args["parts"];
  if (!SOLO.includes(tagOf(logEvent.event)) || !Array.isArray(parts) || parts.length < 2) return [logEvent];
  return (parts as Message[]).map((part, sentence) => ({
    n: logEvent.n,
    message: { key: logEvent.message.key, args: { ...logEvent.message.args, parts: [part] }, rule: part.rule },
    event: eventAt(logEvent.event, sentence),
  }));
}

/** What the current sentence of an approach is about. */
export const stageOf = (event: Event): ApproachStage =>
  ("approach" in event ? event.approach.stages[0] : undefined) ?? "other";

/** What a step shows on the mat. */
export interface TraceStep {
  sketch: Sketch;
  stage: ApproachStage;
}

/** The trace of the solo ship that a step concerns: the one recorded with its approach. */
export function sketchAt(steps: readonly Logged[], at: number): TraceStep | null {
  const event = steps[at]?.event;
  if (event === undefined) return null;
  if ("approach" in event) return { sketch: event.approach.sketch, stage: stageOf(event) };
  if (!("flew" in event)) return null;
  for (let i = at - 1; i >= 0; i--) {
    const before = steps[i]!.event;
    if ("approach" in before && before.approach.ship === event.flew.ship)
      return { sketch: before.approach.sketch, stage: "flown" };
  }
  return null;
}

/** Where each ship was at step `at`: later steps that move a ship are reverted. */
export function posesAt(steps: readonly Logged[], at: number): Map<number, Placement> {
  const poses = new Map<number, Placement>();
  for (let i = steps.length - 1; i > at; i--) {
    const { word, facts } = eventOf(steps[i]!.event);
    const from = word === "flew" ? sketchAt(steps, i)?.sketch.from : facts.from;
    if (from && facts.ship !== undefined && ["flew", "moved", "repositioned"].includes(word))
      poses.set(facts.ship, from);
  }
  return poses;
}

/** Ships that a later step removes from the table, or brings onto it. */
export function presentAt(steps: readonly Logged[], at: number): { still: Set<number>; notYet: Set<number> } {
  const still = new Set<number>();
  const notYet = new Set<number>();
  for (let i = steps.length - 1; i > at; i--) {
    const { word, facts } = eventOf(steps[i]!.event);
    if (facts.ship === undefined) continue;
    if (word === "left") still.add(facts.ship);
    if (word === "arrived" || word === "placed") notYet.add(facts.ship);
  }
  return { still, notYet };
}

/** The dice on the table at a step. */
export function diceAt(steps: readonly Logged[], at: number): { attack: Faces | null; defense: Faces | null } {
  let attack: Faces | null = null;
  let defense: Faces | null = null;
  for (let i = 0; i <= at && i < steps.length; i++) {
    const event = steps[i]!.event;
    const tag = tagOf(event);
    if (tag === "declared") [attack, defense] = [null, null];
    if ("attack-rolled" in event) attack = event["attack-rolled"].roll;
    if ("defense-rolled" in event) defense = event["defense-rolled"].roll;
    if ("changed" in event) [attack, defense] = [event.changed.attack, event.changed.defense];
    if (tag === "left" || tag === "held" || tag === "phase-began") [attack, defense] = [null, null];
  }
  return { attack, defense };
}
