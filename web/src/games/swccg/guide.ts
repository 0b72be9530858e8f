/** The guided first game: one remark per kind of question, in the order two turns meet them. */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { tableOf, type Table } from "./view";
import type { View } from "./wire";

const KNOWN: readonly string[] = [
  "start",
  "activate",
  "control",
  "deploy",
  "battle",
  "weapons",
  "destiny",
  "damage",
  "lose",
  "move",
  "draw",
  "respond",
];
/** The number of turns with remarks: two for each player. */
const TURNS = 4;

export function guide(view: View): Message | null {
  const table = tableOf(view);
  return table && table.turn <= TURNS ? remark(table, table.turn > 2) : null;
}

/** A remark on the open kind of question; `again` if it is not the first of its kind. */
export function remark(table: Table, again: boolean): Message | null {
  if (!KNOWN.includes(table.question)) return null;
  const own = table.active === table.near;
  switch (table.question) {
    case "control":
    case "deploy":
    case "battle":
    case "move":
    case "draw":
      if (!own) return message("page-sw-guide-guest");
      return message(`page-sw-guide-${table.question}${again ? "-again" : ""}`);
    case "activate":
      return message(`page-sw-guide-activate${again ? "-again" : ""}`);
    case "destiny":
      return table.battle?.drawing === "battle" ? message("page-sw-guide-destiny") : null;
    default:
      return message(`page-sw-guide-${table.question}`);
  }
}
