/** The guided first game: one remark for each kind of question, in the order a first match meets them. */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { questionWord, viewOf } from "./view";

const KNOWN = ["place", "turret", "dials", "next", "system", "slot", "act", "fire", "modify"];

export function guide(view: unknown): Message | null {
  const open = viewOf(view)?.public;
  if (!open) return null;
  const word = questionWord(open.open);
  if (word === "dials" && open.round > 1) return message("page-xw-guide-dials-again");
  return KNOWN.includes(word) ? message(`page-xw-guide-${word}`) : null;
}
