/** The guided first game: one remark per kind of question, in the order a first match meets them. */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import type { View } from "./wire/View";
import { nameMessage, tableOf, type Table } from "./view";

/** The next objective, as part of a sentence key. */
function objective(table: Table): string {
  const { pass, barriers } = table.public;
  if (pass === "hidden") return "search";
  if ("lies" in pass) return "lies";
  const bearer = table.pieces[pass.carried];
  if (bearer?.side !== table.near) return "chase";
  return barriers === 0 ? "hack" : "stairs";
}

export function guide(view: View): Message | null {
  const table = tableOf(view);
  if (!table) return null;
  const { things } = table.theme;
  const words = {
    pass: nameMessage(things.pass),
    vault: nameMessage(things.vault),
    console: nameMessage(things.console),
    barrier: nameMessage(things.barrier),
    stairs: nameMessage(things.stairs),
  };
  if (table.open === "top") return message(`page-tp-guide-top-${objective(table)}`, words);
  if (table.open === "intervene") return message(`page-tp-guide-act-${objective(table)}`, words);
  const known = ["choose_side", "place", "arrange", "walk", "meet", "answer", "take", "arrive"];
  return known.includes(table.open) ? message(`page-tp-guide-${table.open.replace("_", "-")}`, words) : null;
}
