/** Which places a choice touches, the names of places, and the typed notation of a choice. */

import { message } from "../../shared/i18n/fluent";
import { kindOf, type Place } from "../../shared/match/picking.svelte";
import type { Message } from "../../wire";
import { cruiserNamed } from "./content";
import { lowHalf, type Effect, type PlacedCard, type Table } from "./model";
import { tableOf } from "./view";
import type { Choice } from "./wire/Choice";
import type { Question } from "./wire/Question";
import type { Spot } from "./wire/Spot";
import type { View } from "./wire/View";

const card = (at: Spot): Place => `card:${at.seat}:${at.sector}:${at.slot}`;
const sector = (seat: number, of: number): Place => `sector:${seat}:${of}`;

export function places(choice: Choice, view: View): Place[] {
  const picked = choice;
  if (picked === "pass") return ["pass:"];
  if ("cruiser" in picked) return [`cruiser:${picked.cruiser}`];
  if ("play" in picked) {
    const seat = view.viewer ?? 0;
    return [`hand:${picked.play.card}`, `face:${picked.play.face}`, sector(seat, picked.play.sector)];
  }
  if ("first" in picked) return [`first:${picked.first.card}:${picked.first.half}:${picked.first.effect}`];
  if ("target" in picked) return [card(picked.target.at)];
  if ("move" in picked) return [card(picked.move.at), sector(picked.move.at.seat, picked.move.to)];
  if ("half" in picked) return [`half:${picked.half}`];
  if ("shift" in picked) return [`shift:${picked.shift}`];
  return [`direction:${picked.direction}`];
}

/** The name of a half by its position: on a pivoted card the printed top half is the lower one. */
export const halfName = (half: string | undefined, card: PlacedCard | undefined): Message =>
  message(card && half === lowHalf(card) ? "page-sf-half-low" : "page-sf-half-high");

const faceUpCard = (table: Table | null, name: string | undefined): PlacedCard | undefined =>
  [table?.near, table?.far]
    .flatMap((side) => side?.sectors.flatMap((stack) => stack.cards) ?? [])
    .find((card) => !card.face.verso && card.face.matricule === name);

/** The details of the open question, if it is of that kind. */
function question<K extends Kind>(view: View, kind: K): Extract<Question, Record<K, unknown>>[K] | null {
  const open = view.question;
  return typeof open === "object" && kind in open ? (open as Extract<Question, Record<K, unknown>>)[kind] : null;
}
type Kind = Extract<Question, object> extends infer Q ? (Q extends object ? keyof Q : never) : never;

/** The card that a question about halves refers to. */
function questionCard(table: Table | null, view: View): PlacedCard | undefined {
  const at = question(view, "half")?.at;
  const side = [table?.near, table?.far].find((each) => each?.seat === at?.seat);
  return at && side?.sectors[at.sector]?.cards[at.slot];
}

export function placeName(place: Place, view: View): Message {
  const table = tableOf(view);
  const parts = place.split(":");
  const side = (seat: string | undefined) => (table?.near.seat === Number(seat) ? table?.near : table?.far);
  switch (kindOf(place)) {
    case "hand":
      return message("page-sf-place-hand", { card: parts[1] ?? "" });
    case "face":
      return message(parts[1] === "verso" ? "page-sf-face-down" : "page-sf-face-up");
    case "sector": {
      const stack = side(parts[1])?.sectors[Number(parts[2])];
      const where = { cruiser: side(parts[1])?.cruiser ?? "", sector: Number(parts[2]) + 1 };
      // A card that moves may leave this very sector, so only a card being played has a known slot.
      if (question(view, "deploy") === null) return message("page-sf-place-stack", where);
      return message("page-sf-place-sector", { ...where, slot: stack?.cards.length ?? 0 });
    }
    case "card": {
      const placedCard = side(parts[1])?.sectors[Number(parts[2])]?.cards[Number(parts[3])];
      return message("page-sf-place-card", {
        card: !placedCard || placedCard.face.verso ? message("page-sf-back") : placedCard.face.matricule,
        cruiser: side(parts[1])?.cruiser ?? "",
        sector: Number(parts[2]) + 1,
        slot: Number(parts[3]),
      });
    }
    case "first":
      return message("page-sf-place-first", {
        card: parts[1] ?? "",
        half: halfName(parts[2], faceUpCard(table, parts[1])),
        effect: message(`page-sf-effect-${(parts[3] as Effect).replaceAll("_", "-")}`),
      });
    case "half":
      return halfName(parts[1], questionCard(table, view));
    case "shift":
      return message(`page-sf-shift-${parts[1]}`);
    case "direction":
      return message(`page-sf-direction-${parts[1] === "left_to_right" ? "right" : "left"}`);
    case "cruiser": {
      const cruiser = cruiserNamed(parts[1] ?? "");
      return message("page-sf-place-cruiser", {
        cruiser: cruiser?.name ?? "",
        armour: cruiser?.armour ?? 0,
        slots: cruiser?.slots.join(" ") ?? "",
      });
    }
    default:
      return message("page-sf-pass");
  }
}

export const kindName = (kind: string): Message => message(`page-sf-kind-${kind}`);

/** As in the terminal: `3-35 u 2` face up on sector 2, `b` for the back, `p` to pass. */
export function notation(choice: Choice): string {
  const picked = choice;
  const spot = (at: Spot): string => `${at.seat === 0 ? "a" : "b"}${at.sector + 1}.${at.slot}`;
  if (picked === "pass") return "p";
  if ("cruiser" in picked) return picked.cruiser;
  if ("play" in picked)
    return `${picked.play.card} ${picked.play.face === "recto" ? "u" : "b"} ${picked.play.sector + 1}`;
  if ("first" in picked) return `${picked.first.card} ${picked.first.half} ${picked.first.effect}`;
  if ("target" in picked) return spot(picked.target.at);
  if ("move" in picked) return `${spot(picked.move.at)} ${picked.move.to + 1}`;
  if ("half" in picked) return picked.half;
  if ("shift" in picked) return picked.shift;
  return picked.direction === "left_to_right" ? "lr" : "rl";
}
