/** Which places a choice touches, what they are called, and how a choice is typed. */

import { message } from "../../shared/i18n/fluent";
import { kindOf, type Place } from "../../shared/match/picking.svelte";
import type { Message } from "../../wire";
import { cruiserNamed } from "./content";
import { lowHalf, type Effect, type Laid, type Table } from "./model";
import { tableOf } from "./view";
import type { Choice } from "./wire/Choice";
import type { Question } from "./wire/Question";
import type { Spot } from "./wire/Spot";
import type { View } from "./wire/View";

const card = (at: Spot): Place => `card:${at.seat}:${at.sector}:${at.slot}`;
const sector = (seat: number, of: number): Place => `sector:${seat}:${of}`;

export function places(choice: unknown, view: unknown): Place[] {
  const made = choice as Choice;
  if (made === "pass") return ["pass:"];
  if ("cruiser" in made) return [`cruiser:${made.cruiser}`];
  if ("play" in made) {
    const seat = (view as View).viewer ?? 0;
    return [`hand:${made.play.card}`, `face:${made.play.face}`, sector(seat, made.play.sector)];
  }
  if ("first" in made) return [`first:${made.first.card}:${made.first.half}:${made.first.effect}`];
  if ("target" in made) return [card(made.target.at)];
  if ("move" in made) return [card(made.move.at), sector(made.move.at.seat, made.move.to)];
  if ("half" in made) return [`half:${made.half}`];
  if ("shift" in made) return [`shift:${made.shift}`];
  return [`direction:${made.direction}`];
}

/** A half by how it lies: a pivoted card has its printed top half low. */
export const halfName = (half: string | undefined, card: Laid | undefined): Message =>
  message(card && half === lowHalf(card) ? "page-sf-half-low" : "page-sf-half-high");

const laidAs = (table: Table | null, name: string | undefined): Laid | undefined =>
  [table?.near, table?.far]
    .flatMap((side) => side?.sectors.flatMap((stack) => stack.cards) ?? [])
    .find((card) => !card.face.verso && card.face.matricule === name);

/** The facts of the open question, if it is of that kind. */
function question<K extends Kind>(view: unknown, kind: K): Extract<Question, Record<K, unknown>>[K] | null {
  const open = (view as View).question;
  return typeof open === "object" && kind in open ? (open as Extract<Question, Record<K, unknown>>)[kind] : null;
}
type Kind = Extract<Question, object> extends infer Q ? (Q extends object ? keyof Q : never) : never;

/** The card that the question of halves is about. */
function asked(table: Table | null, view: unknown): Laid | undefined {
  const at = question(view, "half")?.at;
  const side = [table?.near, table?.far].find((each) => each?.seat === at?.seat);
  return at && side?.sectors[at.sector]?.cards[at.slot];
}

export function placeName(place: Place, view: unknown): Message {
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
      // A card that moves may leave that very sector: only one that is laid has a slot to come to.
      if (question(view, "deploy") === null) return message("page-sf-place-stack", where);
      return message("page-sf-place-sector", { ...where, slot: stack?.cards.length ?? 0 });
    }
    case "card": {
      const laid = side(parts[1])?.sectors[Number(parts[2])]?.cards[Number(parts[3])];
      return message("page-sf-place-card", {
        card: !laid || laid.face.verso ? message("page-sf-back") : laid.face.matricule,
        cruiser: side(parts[1])?.cruiser ?? "",
        sector: Number(parts[2]) + 1,
        slot: Number(parts[3]),
      });
    }
    case "first":
      return message("page-sf-place-first", {
        card: parts[1] ?? "",
        half: halfName(parts[2], laidAs(table, parts[1])),
        effect: message(`page-sf-effect-${(parts[3] as Effect).replaceAll("_", "-")}`),
      });
    case "half":
      return halfName(parts[1], asked(table, view));
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
export function notation(choice: unknown): string {
  const made = choice as Choice;
  const spot = (at: Spot): string => `${at.seat === 0 ? "a" : "b"}${at.sector + 1}.${at.slot}`;
  if (made === "pass") return "p";
  if ("cruiser" in made) return made.cruiser;
  if ("play" in made) return `${made.play.card} ${made.play.face === "recto" ? "u" : "b"} ${made.play.sector + 1}`;
  if ("first" in made) return `${made.first.card} ${made.first.half} ${made.first.effect}`;
  if ("target" in made) return spot(made.target.at);
  if ("move" in made) return `${spot(made.move.at)} ${made.move.to + 1}`;
  if ("half" in made) return made.half;
  if ("shift" in made) return made.shift;
  return made.direction === "left_to_right" ? "lr" : "rl";
}
