/** What is worth knowing about a place before picking it: one line and one number, from public information. */

import { message, t } from "../../shared/i18n/fluent";
import { kindOf, type Place } from "../../shared/match/picking.svelte";
import type { PlaceInfo } from "../../shared/game/game-ui";
import { printed } from "./content";
import { costsIn, numbersIn, type NumberLookup } from "./inquiry";
import { tableOf, type Table } from "./view";
import { typeLine } from "./labels";
import type { Inquire } from "./types";
import type { Cost, ObjId, Destination, View } from "./wire";

type Seat = 0 | 1;

/** Both sides' power at a location, if anybody is there. */
function strengths(table: Table, numbers: NumberLookup, at: ObjId): PlaceInfo | null {
  const now = numbers.place(at);
  const [near, far] = [table.near as Seat, table.far as Seat];
  const location = table.locations.find((each) => each.id === at);
  if (!now || !location) return null;
  if (location.at[0].length + location.at[1].length === 0) return { note: message("page-sw-fact-nobody"), value: null };
  return { note: message("page-sw-fact-power", { yours: now.power[near], theirs: now.power[far] }), value: null };
}

function ofCard(table: Table, numbers: NumberLookup, id: ObjId, losing: boolean): PlaceInfo | null {
  const now = numbers.card(id);
  const place = numbers.place(id);
  if (losing) return now ? { note: message("sw-number-forfeit"), value: now.forfeit } : null;
  if (place && table.question === "control") {
    const drain = place.drain[table.near as Seat];
    return drain === null ? null : { note: message("page-sw-fact-drain"), value: drain };
  }
  if (place) return strengths(table, numbers, id);
  return now ? { note: message("sw-number-power"), value: now.power } : null;
}

/** A card in hand with its current cost: the only cost, or the lowest of several. */
function ofHand(name: string, costs: readonly Cost[], losing: boolean): PlaceInfo {
  const kind = message("page-name", { name: typeLine(printed(name)) });
  const prices = costs.filter(({ card }) => card === name).map(({ cost }) => cost);
  if (losing || prices.length === 0) return { note: kind, value: null };
  const least = Math.min(...prices);
  const word = prices.some((cost) => cost !== least) ? "page-sw-fact-cost-from" : "page-sw-fact-cost";
  return { note: message(word, { kind, cost: t("sw-number-deploy") }), value: least };
}

const leadsTo = (to: Destination, id: ObjId): boolean =>
  to !== "table" &&
  (("at" in to && to.at === id) ||
    ("on" in to && to.on === id) ||
    ("over" in to && to.over === id) ||
    ("aboard" in to && to.aboard[0] === id));

/** Where a picked card would go: both sides' power there, and what going there costs now. */
function ofTarget(
  table: Table,
  numbers: NumberLookup,
  id: ObjId,
  costs: readonly Cost[],
  card: string | null,
): PlaceInfo | null {
  const there = strengths(table, numbers, id) ?? ofCard(table, numbers, id, false);
  const price = costs.find((each) => each.card === card && leadsTo(each.to, id))?.cost;
  if (price === undefined) return there;
  const cost = t("sw-number-deploy");
  const note = there && there.value === null ? there.note : null;
  return {
    note: note ? message("page-sw-fact-cost", { kind: note, cost }) : message("page-name", { name: cost }),
    value: price,
  };
}

export function placeInfo(place: Place, view: View, inquire: Inquire, picked: readonly Place[] = []): PlaceInfo | null {
  const table = tableOf(view);
  if (!table) return null;
  const kind = kindOf(place);
  const which = place.slice(kind.length + 1);
  const numbers = numbersIn(inquire("numbers"));
  const pile = table.sides[table.near as Seat];
  if (kind === "lose" && (which === "reserve" || which === "force" || which === "used"))
    return { note: message("page-sw-fact-pile"), value: pile[which] };
  if (kind === "who" || kind === "lose")
    return which.startsWith("h")
      ? ofHand(which.slice(1), costsIn(inquire("costs")), kind === "lose")
      : ofCard(table, numbers, Number(which.slice(1)), kind === "lose");
  if (kind === "to" && /^\d+$/.test(which)) {
    const card = picked.find((each) => each.startsWith("who:h"))?.slice(5) ?? null;
    return ofTarget(table, numbers, Number(which), card === null ? [] : costsIn(inquire("costs")), card);
  }
  return null;
}
