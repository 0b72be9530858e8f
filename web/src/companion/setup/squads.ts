/** Squads as they are chosen before a table is opened. */

import type { CompanionContent, CompanionHull, CompanionPilot, CompanionRow } from "../../wire";

export type Kind = "patrol" | "reinforcement";

/** One ship of a list, as the program reads it. */
export interface Chosen {
  pilot?: string;
  ship?: string;
  initiative?: number;
  upgrades?: string[];
  called?: string;
  beside?: string[];
  kind?: Kind;
}

/** Where a side's ships come from, and what was said about each way: nothing is lost by looking at another one. */
export interface SideSaid {
  from: "table" | "list" | "xws";
  faction: string;
  places: { player: number[]; patrol: number[]; reinforcement: number[] };
  ships: Chosen[];
  text: string;
}

export const sideSaid = (faction: string): SideSaid => ({
  from: "table",
  faction,
  places: { player: [0, 0], patrol: [0, 0, 0, 0], reinforcement: [0, 0] },
  ships: [],
  text: "",
});

/** The same as the program is asked for it. A squad file that was read has become a list. */
export function source(side: SideSaid): unknown {
  if (side.from === "table") return { from: "table", faction: side.faction, places: side.places };
  if (side.from === "xws") return { from: "xws", text: side.text };
  return { from: "list", ships: side.ships };
}

export const rowOf = (content: CompanionContent, faction: string): CompanionRow | undefined =>
  content.rows.find((row) => row.faction === faction);

/** Ships that a faction flies with a pilot without a limit. */
export const hullsOf = (content: CompanionContent, faction: string): CompanionHull[] =>
  content.ships.filter((ship) => ship.pilots.some((pilot) => pilot.faction === faction));

export const pilotsOf = (hull: CompanionHull | undefined, faction: string): CompanionPilot[] =>
  (hull?.pilots ?? []).filter((pilot) => pilot.faction === faction);

export function flownBy(
  content: CompanionContent,
  chosen: Chosen,
): { hull: CompanionHull | undefined; pilot: CompanionPilot | undefined } {
  const hull = content.ships.find(
    (ship) => ship.xws === chosen.ship || ship.pilots.some((pilot) => pilot.xws === chosen.pilot),
  );
  return { hull, pilot: hull?.pilots.find((pilot) => pilot.xws === chosen.pilot) };
}

/** The ship with another card in one of its pilot's slots, counted from 0. */
export function equipped(content: CompanionContent, chosen: Chosen, slot: number, card: string): Chosen {
  const { pilot } = flownBy(content, chosen);
  const slots = fitted(content, chosen);
  slots[slot] = card;
  const upgrades = (pilot?.slots ?? []).flatMap((_, at) => slots[at] ?? []).filter((each) => each !== "");
  return { ...chosen, upgrades };
}

/** The card in each slot of the pilot; empty where there is none. */
export function fitted(content: CompanionContent, chosen: Chosen): string[] {
  const left = [...(chosen.upgrades ?? [])];
  return (flownBy(content, chosen).pilot?.slots ?? []).map((slot) => {
    const at = left.findIndex((xws) =>
      content.upgrades.find((card) => card.xws === xws)?.slots.some((fills) => fills === slot),
    );
    return at < 0 ? "" : (left.splice(at, 1)[0] ?? "");
  });
}
