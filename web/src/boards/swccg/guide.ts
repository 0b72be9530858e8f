/** The guided first game: one remark for each kind of question, in the order two turns meet them. */

import { message } from "../../lib/fluent";
import type { Message } from "../../wire";
import { tableOf } from "./view";

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
/** The person's turns that are guided: two of each player. */
const TURNS = 4;

export function guide(view: unknown): Message | null {
  const table = tableOf(view);
  if (!table || table.turn > TURNS || !KNOWN.includes(table.question)) return null;
  const own = table.active === table.near;
  const again = table.turn > 2;
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
    default:
      return message(`page-sw-guide-${table.question}`);
  }
}
