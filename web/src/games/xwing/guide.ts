/** The guided first game: one remark per kind of question, in the order a first match meets them. */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { questionKind, viewOf } from "./view";
import type { View } from "./wire";

const KNOWN = ["place", "turret", "dials", "next", "system", "slot", "act", "fire", "modify"];

export function guide(view: View): Message | null {
  const publicView = viewOf(view);
  if (!publicView) return null;
  const word = questionKind(publicView.open);
  if (word === "dials" && publicView.round > 1) return message("page-xw-guide-dials-again");
  return KNOWN.includes(word) ? message(`page-xw-guide-${word}`) : null;
}
