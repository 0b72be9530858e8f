/** Squads as they are chosen before a table is opened. */

import type { CompanionContent, CompanionShipType, CompanionPilot, CompanionFactionRow } from "../../wire";

import type { Faction, ListedShip, ShipTablePicks, SquadSource } from "../wire";

/**
 * Where a side's ships come from. The input of every source is kept, so that switching between them loses nothing.
 */
export interface SquadChoice {
  from: SquadSource["from"];
  faction: Faction;
  places: ShipTablePicks;
  ships: ListedShip[];
  text: string;
}

export const newSquadChoice = (faction: Faction): SquadChoice => ({
  from: "table",
  faction,
  places: { player: [0, 0], patrol: [0, 0, 0, 0], reinforcement: [0, 0] },
  ships: [],
  text: "",
});

/** The squad as sent to the server. A squad file that was read has become a list. */
export function squadSource(side: SquadChoice): SquadSource {
  if (side.from === "table") return { from: "table", faction: side.faction, places: side.places };
  if (side.from === "xws") return { from: "xws", text: side.text };
  return { from: "list", ships: side.ships };
}

export const rowOf = (loadContent: CompanionContent, faction: string): CompanionFactionRow | undefined =>
  loadContent.rows.find((row) => row.faction === faction);

/** Ships for which the faction has a pilot. */
export const hullsOf = (loadContent: CompanionContent, faction: string): CompanionShipType[] =>
  loadContent.ships.filter((ship) => ship.pilots.some((pilot) => pilot.faction === faction));

export const pilotsOf = (hull: CompanionShipType | undefined, faction: string): CompanionPilot[] =>
  (hull?.pilots ?? []).filter((pilot) => pilot.faction === faction);

export function shipOf(
  loadContent: CompanionContent,
  chosen: ListedShip,
): { hull: CompanionShipType | undefined; pilot: CompanionPilot | undefined } {
  const hull = loadContent.ships.find(
    (ship) => ship.xws === chosen.ship || ship.pilots.some((pilot) => pilot.xws === chosen.pilot),
  );
  return { hull, pilot: hull?.pilots.find((pilot) => pilot.xws === chosen.pilot) };
}

/** The ship with a different card in one of its pilot's slots, counted from 0. */
export function withUpgrade(loadContent: CompanionContent, chosen: ListedShip, slot: number, card: string): ListedShip {
  const { pilot } = shipOf(loadContent, chosen);
  const slots = slotCards(loadContent, chosen);
  slots[slot] = card;
  const upgrades = (pilot?.slots ?? []).flatMap((_, at) => slots[at] ?? []).filter((each) => each !== "");
  return { ...chosen, upgrades };
}

/** The card in each slot of the pilot; an empty string for an empty slot. */
export function slotCards(loadContent: CompanionContent, chosen: ListedShip): string[] {
  const left = [...(chosen.upgrades ?? [])];
  return (shipOf(loadContent, chosen).pilot?.slots ?? []).map((slot) => {
    const at = left.findIndex((xws) =>
      loadContent.upgrades.find((card) => card.xws === xws)?.slots.some((fills) => fills === slot),
    );
    return at < 0 ? "" : (left.splice(at, 1)[0] ?? "");
  });
}
