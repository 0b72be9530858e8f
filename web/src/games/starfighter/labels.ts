/** Labels of cards, halves and effects, for screen readers, tooltips and the magnifier. */

import { facts, t } from "../../shared/i18n/fluent";
import type { Effect, Face, Half, PlacedCard, Side } from "./model";
import { highHalf, lowHalf } from "./model";

export const effectName = (effect: Effect): string => t(`page-sf-effect-${effect.replaceAll("_", "-")}`);
export const effectNote = (effect: Effect): string => t(`page-sf-effect-${effect.replaceAll("_", "-")}-note`);

export function halfLabel(half: Half, damage = 0): string {
  const parts: string[] = [];
  if (half.fighters > 0) parts.push(t("page-sf-fighters", { n: half.fighters - damage }));
  if (damage > 0) parts.push(t("page-sf-damaged", { n: damage }));
  parts.push(...half.effects.map(effectName));
  return parts.length > 0 ? facts(parts) : t("page-sf-empty");
}

export function faceName(face: Face): string {
  return face.verso ? t("page-sf-back") : face.matricule;
}

/** A card as printed, for the hand and the deck builder. */
export function faceLabel(face: Face): string {
  const parts = [
    t("page-sf-card-level", { card: face.matricule, level: face.level }),
    t("page-sf-upper", { what: halfLabel(face.top) }),
    t("page-sf-lower", { what: halfLabel(face.bottom) }),
  ];
  if (face.screens > 0) parts.push(t("page-sf-screens", { n: face.screens, left: face.screens }));
  if (face.field) parts.push(t("page-sf-field"));
  return parts.join(" ");
}

/** A card on the table: what is visible of it, and what is covered. */
export function placedCardLabel(card: PlacedCard, side: Side, sector: number, slot: number): string {
  const top = slot === (side.sectors[sector]?.cards.length ?? 0) - 1;
  const low = lowHalf(card);
  const high = highHalf(card);
  const parts = [
    t("page-sf-lies", { card: faceName(card.face), cruiser: side.cruiser, sector: sector + 1, slot }),
    t(top ? "page-sf-high-shown" : "page-sf-high-covered", { what: halfLabel(card.face[high], card.damage[high]) }),
    t("page-sf-low-shown", { what: halfLabel(card.face[low], card.damage[low]) }),
  ];
  if (card.pivoted) parts.push(t("page-sf-pivoted"));
  if (card.face.screens > 0)
    parts.push(t("page-sf-screens", { n: card.face.screens, left: card.face.screens - card.caught }));
  if (card.face.field) parts.push(t("page-sf-field"));
  if (card.other && !card.other.verso) parts.push(t("page-sf-known-recto", { card: card.other.matricule }));
  return parts.join(" ");
}
