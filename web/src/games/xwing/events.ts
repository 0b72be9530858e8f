/** Interpreting the game's events: which are narrated, which open a round, which are marked on the replay slider. */

import type { Message } from "../../wire";
import type { Logged } from "./types";
import type { At, Event, Faces, Facts, Sketch, Stage } from "./wire";

/** Splits an event into its tag and its fields. */
export function eventOf(event: Event | undefined): { word: string; facts: Facts } {
  const [word, facts] = Object.entries(event ?? {})[0] ?? ["", {}];
  return { word, facts: facts ?? {} };
}

export function roundOf(event: Event): number | null {
  const { word, facts } = eventOf(event);
  return word === "phase-began" && facts.phase === "planning" ? (facts.round ?? null) : null;
}

const MARKS = ["left", "dealt-up", "detonated", "arrived", "over"];
export const isMilestone = (event: Event): boolean => MARKS.includes(eventOf(event).word);

const NOT_NARRATED = ["phase-began", "dial-set", "reshuffled", "turned-up", "laid-out"];
export const isNarrated = (event: Event): boolean => !NOT_NARRATED.includes(eventOf(event).word);

const DICE = ["attack-rolled", "defense-rolled", "rolled", "rolled-many", "changed", "neutralized"];
/** Dice and dice modifications, for the log filter. */
export const isDice = (event: Event): boolean => DICE.includes(eventOf(event).word);

/** What a sentence of an approach shows on the mat. */
function stageOf(key: string): Stage {
  if (key.startsWith("xw-tally")) return "tally";
  if (key === "xw-chart") return "arc";
  if (key === "xw-roll") return "dice";
  return /^xw-(entry|step|direction|bank|best)/.test(key) ? "cell" : "other";
}

/** Splits a solo ship's turn into the sentences it was composed of. */
export function narrationSteps(logEvent: Logged): Logged[] {
  const parts = logEvent.message.args["parts"];
  if (logEvent.message.key !== "xwg-e-solo" || !Array.isArray(parts) || parts.length < 2) return [logEvent];
  const { word, facts } = eventOf(logEvent.event);
  return (parts as Message[]).map((part) => ({
    n: logEvent.n,
    message: { key: logEvent.message.key, args: { ...logEvent.message.args, parts: [part] }, rule: part.rule },
    event: { [word]: { ...facts, stage: stageOf(part.key) } },
  }));
}

/** What a step shows on the mat. */
export interface TraceStep {
  sketch: Sketch | null;
  stage: Stage | "flown";
}

/** The trace of the solo ship that a step concerns: the one recorded with its approach. */
export function sketchAt(steps: readonly Logged[], at: number): TraceStep | null {
  const { word, facts } = eventOf(steps[at]?.event);
  if (facts.sketch) return { sketch: facts.sketch, stage: facts.stage ?? "flown" };
  if (word !== "flew") return null;
  for (let i = at - 1; i >= 0; i--) {
    const before = eventOf(steps[i]!.event).facts;
    if (before.sketch && before.ship === facts.ship) return { sketch: before.sketch, stage: "flown" };
  }
  return null;
}

/** Where each ship was at step `at`: later steps that move a ship are reverted. */
export function posesAt(steps: readonly Logged[], at: number): Map<number, At> {
  const poses = new Map<number, At>();
  for (let i = steps.length - 1; i > at; i--) {
    const { word, facts } = eventOf(steps[i]!.event);
    const from = word === "flew" ? sketchAt(steps, i)?.sketch?.from : facts.from;
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
    const { word, facts } = eventOf(steps[i]!.event);
    if (word === "declared") [attack, defense] = [null, null];
    if (word === "attack-rolled") attack = facts.roll ?? null;
    if (word === "defense-rolled") defense = facts.roll ?? null;
    if (word === "changed") [attack, defense] = [facts.attack ?? attack, facts.defense ?? defense];
    if (word === "left" || word === "held" || word === "phase-began") [attack, defense] = [null, null];
  }
  return { attack, defense };
}
