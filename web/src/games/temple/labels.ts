/** Labels of figures, for screen readers and tooltips. */

import { localize, t } from "../../shared/i18n/fluent";
import { nameMessage, squareOf, type Piece, type Table } from "./view";
import type { ThingNames } from "./wire";

export function pieceLabel(table: Table, piece: Piece): string {
  const parts = [
    t(`page-tp-piece-${piece.shape}`, {
      name: localize(piece.name),
      square: squareOf(table, piece.square),
      life: piece.life,
      most: piece.card.life,
    }),
  ];
  if (piece.force > 0) parts.push(t("page-tp-piece-force", { n: piece.force, name: force(table) }));
  if (piece.pass) parts.push(t("page-tp-piece-pass", { pass: localize(thing(table, "pass")) }));
  if (piece.guard) parts.push(t("page-tp-piece-guard"));
  if (piece.status === "ruined") parts.push(t("tp-b-ruined"));
  if (piece.acting) parts.push(t("page-tp-piece-acting"));
  else if (piece.played) parts.push(t("tp-b-played"));
  return parts.join(" ");
}

const thing = (table: Table, what: keyof ThingNames) => nameMessage(table.theme.things[what]);
export const force = (table: Table): string => localize(thing(table, "force"));
