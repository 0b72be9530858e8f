/** Where the choice at hand would bring a card, which card, and what that costs where it costs something. */

import { localize } from "../../shared/i18n/fluent";
import { printed } from "./content";
import { locationOf, objName, type Table } from "./view";
import type { Choice, ObjId, Quantity } from "./wire";

export interface Destination {
  at: ObjId;
  card: string;
  cost: Quantity | null;
}

export function destinationOf(table: Table, choice: unknown): Destination | null {
  const made = choice as Choice | null;
  if (made === null || typeof made !== "object") return null;
  if ("deploy" in made) {
    const { card, to } = made.deploy;
    const on = "at" in to ? to.at : "on" in to ? to.on : "aboard" in to ? to.aboard[0] : null;
    const at = on === null ? null : locationOf(table, on);
    return at === null ? null : { at, card: printed(card).title, cost: { deploy_cost: [table.near, card, to] } };
  }
  if ("deploy_with" in made) return { at: made.deploy_with.at, card: printed(made.deploy_with.ship).title, cost: null };
  if ("move" in made && typeof made.move.way === "object") {
    const where = Object.values(made.move.way)[0];
    const on = Array.isArray(where) ? where[0] : where;
    const at = on === undefined ? null : locationOf(table, on);
    return at === null ? null : { at, card: localize(objName(table, made.move.card)), cost: null };
  }
  return null;
}
