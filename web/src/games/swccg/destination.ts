/** Where the current choice would bring a card, which card, and what that costs, if anything. */

import { localize } from "../../shared/i18n/fluent";
import { printed } from "./content";
import { locationOf, objName, type Table } from "./view";
import type { Choice, ObjId, Quantity } from "./wire";

export interface Destination {
  at: ObjId;
  card: string;
  cost: Quantity | null;
}

export function destinationOf(table: Table, choice: Choice | null): Destination | null {
  const picked = choice;
  if (picked === null || typeof picked !== "object") return null;
  if ("deploy" in picked) {
    const { card, to } = picked.deploy;
    if (to === "table") return null;
    const on = "at" in to ? to.at : "on" in to ? to.on : "aboard" in to ? to.aboard[0] : null;
    const at = on === null ? null : locationOf(table, on);
    return at === null ? null : { at, card: printed(card).title, cost: { deploy_cost: [table.near, card, to] } };
  }
  if ("deploy_with" in picked)
    return { at: picked.deploy_with.at, card: printed(picked.deploy_with.ship).title, cost: null };
  if ("move" in picked && typeof picked.move.way === "object") {
    const where = Object.values(picked.move.way)[0];
    const on = Array.isArray(where) ? where[0] : where;
    const at = on === undefined ? null : locationOf(table, on);
    return at === null ? null : { at, card: localize(objName(table, picked.move.card)), cost: null };
  }
  return null;
}
