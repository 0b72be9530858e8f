/** Interpreting the game's events: where they happened, and what a number is made of. */

import { message } from "../../shared/i18n/fluent";
import type { Explanation } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import type { Logged } from "./types";
import { sectorAt } from "./board/geometry";
import { halfName } from "./choices";
import { highHalf, lowHalf, type Side, type Table } from "./model";
import { tableOf } from "./view";
import type { Event } from "./wire/Event";
import type { View } from "./wire/View";
import type { Spot } from "./wire/Spot";

/** The tags of all events. */
export type Word = Event extends infer One ? (One extends object ? keyof One : never) : never;

/** Fields that events share; which of them are present depends on the tag. */
export interface Facts {
  seat?: number;
  card?: string | null;
  at?: Spot;
  from?: Spot;
  to?: Spot;
  step?: number;
  round?: number;
  points?: number;
  rule?: string;
}

/** Splits an event into its tag and its fields. */
export function eventOf(event: Event | undefined): { word: Word | null; facts: Facts } {
  const [word, facts] = Object.entries((event ?? {}) as Event)[0] ?? [null, {}];
  return { word: word as Word | null, facts: facts as Facts };
}

export function roundOf(event: Event): number | null {
  const { word, facts } = eventOf(event);
  return word === "round_began" ? (facts.round ?? null) : null;
}

const MARKS: readonly (Word | null)[] = ["destroyed", "armour_lost"];
export const isMilestone = (event: Event): boolean => MARKS.includes(eventOf(event).word);
export const isChainStep = (event: Event): boolean => (eventOf(event).facts.step ?? 0) > 0;

const UNTOLD: readonly (Word | null)[] = [
  "round_began",
  "reinforced",
  "drawn",
  "reshuffled",
  "nothing_left",
  "screens_restored",
  "revealed",
];
/** Drawn cards and symbols that only wait are in the log; the narration shows what is done. */
export const isNarrated = (event: Event): boolean => !UNTOLD.includes(eventOf(event).word);

/** The numbers of the steps narrated so far, by the card they concern. */
export function chainBadges(table: Table, steps: readonly Logged[], stepIndex: number): Map<string, number[]> {
  const badges = new Map<string, number[]>();
  for (const [i, each] of steps.slice(0, stepIndex + 1).entries()) {
    const key = cardKey(table, eventOf(each.event).facts);
    if (key) badges.set(key, [...(badges.get(key) ?? []), i + 1].slice(-3));
  }
  return badges;
}

/** The card an event concerns: by name if it is on the table, else by position. */
function cardKey(table: Table, facts: Facts): string | null {
  const spot = facts.to ?? facts.at ?? facts.from ?? null;
  const sides = [table.near, table.far];
  if (facts.card) {
    for (const side of sides)
      for (const sector of side.sectors)
        for (const card of sector.cards) if (card.key.endsWith(`:${facts.card}`)) return card.key;
  }
  if (!spot) return null;
  const side = sides.find((each) => each.seat === spot.seat);
  return side?.sectors[spot.sector]?.cards[spot.slot]?.key ?? null;
}

export function explainNumber(kind: string, view: View, log: Logged[]): Explanation {
  const table = tableOf(view);
  const [what, which] = kind.split(":");
  if (what === "armour") {
    const lost = log.filter((logEvent) => {
      const { word, facts } = eventOf(logEvent.event);
      return word === "armour_lost" && facts.seat === Number(which);
    });
    const rule = lost.length > 0 ? (eventOf(lost[lost.length - 1]!.event).facts.rule ?? null) : null;
    return {
      lines: lost.length > 0 ? lost.map((logEvent) => logEvent.message) : [message("page-sf-armour-whole")],
      rule,
    };
  }
  if (!table || what !== "column") return { lines: [], rule: null };
  const column = Number(which);
  const near = sectorAt(table, true, column);
  const far = sectorAt(table, false, column);
  return { lines: [...fightersOf(table.near, near), ...fightersOf(table.far, far)], rule: null };
}

function fightersOf(side: Side, sector: number | null): Message[] {
  const stack = sector === null ? undefined : side.sectors[sector];
  if (!stack) return [];
  const lines = stack.cards.flatMap((card, slot) => {
    const halves = slot === stack.cards.length - 1 ? [highHalf(card), lowHalf(card)] : [lowHalf(card)];
    return halves
      .filter((half) => card.face[half].fighters > 0)
      .map((half) =>
        message("page-sf-why-half", {
          cruiser: side.cruiser,
          card: card.face.verso ? message("page-sf-back") : card.face.matricule,
          half: halfName(half, card),
          n: card.face[half].fighters - card.damage[half],
          damaged: card.damage[half],
        }),
      );
  });
  return lines.length > 0 ? lines : [message("page-sf-why-none", { cruiser: side.cruiser, sector: (sector ?? 0) + 1 })];
}
