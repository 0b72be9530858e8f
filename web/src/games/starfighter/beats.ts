/** How the events of Starfighter are played: what is shown together, for how long, and the table in between. */

import { eventOf, type Word } from "./events";
import type { Side, Table } from "./model";
import type { Logged } from "./types";
import type { Event } from "./wire/Event";

/** Milliseconds at the calm and at the fast pace. */
const MS: Partial<Record<Word, readonly [number, number]>> = {
  cruiser_sealed: [700, 250],
  cruiser_chosen: [700, 250],
  marker_given: [500, 200],
  played: [850, 280],
  passed: [500, 180],
  ignored: [400, 140],
  lost: [400, 140],
  fired: [850, 320],
  shifted: [900, 300],
  direction_chosen: [700, 250],
  combat_began: [1740, 560],
  ended: [1100, 350],
};
export const beatMs = (event: Event): readonly [number, number] => MS[eventOf(event).word ?? "ended"] ?? [700, 240];

const LOSSES: readonly (Word | null)[] = ["damaged", "absorbed", "destroyed", "armour_lost"];
const EFFECTS: readonly (Word | null)[] = [...LOSSES, "put_aside", "moved", "pivoted", "flipped"];

/** A column of the battle is one beat with its losses; a symbol of a chain is one with what it does. */
export function joinsBeat(event: Event, beat: readonly Logged[]): boolean {
  const first = eventOf(beat[0]?.event).word;
  const { word } = eventOf(event);
  if (first === "combat_began") return LOSSES.includes(word);
  return first === "fired" && EFFECTS.includes(word);
}

/** The sectors that an event touches, as "seat:sector". */
function sectorsOf(logged: Logged): string[] {
  const { facts } = eventOf(logged.event);
  return [facts.at, facts.from, facts.to].flatMap((spot) => (spot ? [`${spot.seat}:${spot.sector}`] : []));
}

/**
 * The table as far as the events of an entry have been told: sectors and armor that only later events change are still
 * as they were before it.
 */
export function toldTable(after: Table, before: Table | null, steps: readonly Logged[], told: number): Table {
  if (before === null || told >= steps.length || before.phase === "cruisers") return after;
  const [done, due] = [steps.slice(0, told), steps.slice(told)];
  const changed = new Set(done.flatMap(sectorsOf));
  const waiting = new Set(due.flatMap(sectorsOf).filter((sector) => !changed.has(sector)));
  const side = (now: Side, was: Side): Side => ({
    ...now,
    armor: due.reduce((sum, { event }) => {
      const { word, facts } = eventOf(event);
      return word === "armour_lost" && facts.seat === now.seat ? sum + (facts.points ?? 0) : sum;
    }, now.armor),
    sectors: now.sectors.map((sector, i) => (waiting.has(`${now.seat}:${i}`) ? (was.sectors[i] ?? sector) : sector)),
  });
  return { ...after, near: side(after.near, before.near), far: side(after.far, before.far) };
}

/** Cards that have just been laid, moved or turned, by their key on the table. */
export function touchedCards(table: Table, marks: readonly Logged[]): Set<string> {
  const touched = new Set<string>();
  for (const { event } of marks) {
    const { word, facts } = eventOf(event);
    const spot = word === "played" || word === "pivoted" || word === "flipped" ? facts.at : facts.to;
    const side = [table.near, table.far].find((each) => each.seat === spot?.seat);
    const key = spot && side?.sectors[spot.sector]?.cards[spot.slot]?.key;
    if (key) touched.add(key);
  }
  return touched;
}
