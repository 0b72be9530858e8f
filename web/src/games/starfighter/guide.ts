/** The guided first game: one remark per kind of question, in the order a first match meets them. */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { questionKind, tableOf } from "./view";
import type { View } from "./wire/View";

export function guide(view: View): Message | null {
  const table = tableOf(view);
  if (!table) return null;
  const kind = questionKind(view);
  if (kind !== "deploy") return message(`page-sf-guide-${kind}`);
  const placedCard = table.near.sectors.reduce((sum, sector) => sum + sector.cards.length, 0);
  if (table.far.passed) return message("page-sf-guide-alone");
  if (table.round > 1) return message("page-sf-guide-round");
  return message(`page-sf-guide-deploy-${Math.min(placedCard, 3)}`);
}
