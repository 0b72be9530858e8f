/** Interpreting the game's events: which are narrated, which open a round, which are marked on the replay slider. */

import { fieldsOf, tagOf, type FieldsOf, type TagOf } from "../../shared/game/tagged";
import type { Message } from "../../wire";
import type { Faces } from "./model";
import type { Logged } from "./types";
import type { ApproachStage, Event, Sketch } from "./wire";

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

/** The sentences of an approach worth a beat each: whom the ship has tallied, and what the chart says. */
export function approachBeats(stages: readonly ApproachStage[]): number[] {
  const last = (...wanted: ApproachStage[]): number => stages.findLastIndex((stage) => wanted.includes(stage));
  const tally = last("tally");
  const chart = last("cell") >= 0 ? last("cell") : last("dice");
  const found = [tally, chart].filter((at) => at >= 0);
  return found.length > 0 ? found : [0];
}

function sentences(logEvent: Logged, told: (event: Event, of: number) => number[]): Logged[] {
  const { event, message } = logEvent;
  const parts = message.args["parts"];
  if (!SOLO.includes(tagOf(event)) || !Array.isArray(parts) || parts.length < 2) return [logEvent];
  return told(event, parts.length).map((sentence) => {
    const part = (parts as Message[])[sentence]!;
    return {
      n: logEvent.n,
      message: { key: message.key, args: { ...message.args, parts: [part] }, rule: part.rule },
      event: eventAt(event, sentence),
    };
  });
}

/** Splits a solo ship's decision into all the sentences it was composed of. */
export const narrationSteps = (logEvent: Logged): Logged[] =>
  sentences(logEvent, (_, of) => Array.from({ length: of }, (_, i) => i));

/** The sentences that are played of it: two of its approach, the result of anything else. */
export const playedSteps = (logEvent: Logged): Logged[] =>
  sentences(logEvent, (event, of) => ("approach" in event ? approachBeats(event.approach.stages) : [of - 1]));

/** What the current sentence of an approach is about. */
export const stageOf = (event: Event): ApproachStage =>
  ("approach" in event ? event.approach.stages[0] : undefined) ?? "other";

/** What a step shows on the mat. */
export interface TraceStep {
  sketch: Sketch;
  stage: ApproachStage;
}

/** The trace of the solo ship that is being told about: the one recorded with its last approach. */
export function sketchOf(now: readonly Logged[], log: readonly Logged[]): TraceStep | null {
  for (const { event } of now) {
    if ("approach" in event) return { sketch: event.approach.sketch, stage: stageOf(event) };
    if (!("flew" in event)) continue;
    const { ship } = event.flew;
    const before = log.findLast((each) => "approach" in each.event && each.event.approach.ship === ship);
    if (before && "approach" in before.event) return { sketch: before.event.approach.sketch, stage: "flown" };
  }
  return null;
}

/** Ships that a step not yet told removes from the table, or brings onto it. */
export function presentAt(steps: readonly Logged[], told: number): { still: Set<number>; notYet: Set<number> } {
  const still = new Set<number>();
  const notYet = new Set<number>();
  for (const { event } of steps.slice(told)) {
    const { word, facts } = eventOf(event);
    if (facts.ship === undefined) continue;
    if (word === "left") still.add(facts.ship);
    if (word === "arrived" || word === "placed") notYet.add(facts.ship);
  }
  return { still, notYet };
}

/** After these, dice no longer lie on the table. */
const CLEARS: readonly EventTag[] = ["left", "held", "phase-began", "moved", "approach", "flew", "revealed"];

/** The dice on the table, as far as the log has been told; they lie there until something else begins. */
export function diceOn(log: readonly Logged[]): { attack: Faces | null; defense: Faces | null } {
  let attack: Faces | null = null;
  let defense: Faces | null = null;
  for (const { event } of log.slice(-RECENT)) {
    const tag = tagOf(event);
    if (tag === "declared" || CLEARS.includes(tag)) [attack, defense] = [null, null];
    if ("attack-rolled" in event) attack = event["attack-rolled"].roll;
    if ("defense-rolled" in event) defense = event["defense-rolled"].roll;
    if ("changed" in event) [attack, defense] = [event.changed.attack, event.changed.defense];
  }
  return { attack, defense };
}
/** No attack has more events than this. */
const RECENT = 60;
