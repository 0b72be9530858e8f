/** Cards in words: type lines, numbers and texts, for what is drawn and for what is read aloud. */

import { knows, message, say, t } from "../../lib/fluent";
import type { Message } from "../../wire";
import { printed, type Printed } from "./content";
import { hasMark, objName, type Mark, type Obj, type Table } from "./view";
import type { CardNumbers, Quantity, Reason } from "./wire";

/** Classes a character has instead of a type; the first one found is its type line. */
const CLASSES = ["rebel", "imperial", "alien", "droid"] as const;
const SKILLS = ["pilot", "warrior", "astromech"] as const;
const PLACES = ["interior", "exterior", "docking_bay", "planet", "mobile", "scomp_link", "nav_computer"] as const;

export const iconWord = (icon: string): string => t(`page-sw-icon-${icon.replace("_", "-")}`);

/** "Rebel · pilot, warrior", "starship · starfighter". */
export function typeLine(card: Printed): string {
  const icons = card.icons ?? [];
  const skills = SKILLS.filter((icon) => card.kind === "character" && icons.includes(icon)).map(iconWord);
  const kind = CLASSES.find((icon) => card.kind === "character" && icons.includes(icon));
  const first = kind ? iconWord(kind) : t(`page-sw-type-${card.kind}`);
  const second = card.subtype ? t(`page-sw-subtype-${card.subtype.replace("_", "-")}`) : "";
  const more = [second, ...skills].filter((word) => word !== "").join(", ");
  return more === "" ? first : `${first} · ${more}`;
}

/** Icons of a location or a ship that rules ask for. */
export const placeIcons = (card: Printed): string[] =>
  PLACES.filter((icon) => card.kind !== "character" && (card.icons ?? []).includes(icon));

/** The text of a card in our own words; nothing where it says nothing. */
export function textOf(card: Printed): Message | null {
  const key = `sw-text-${card.name}`;
  return knows("en", key) ? message(key) : null;
}

const SEATS = ["pilots", "passengers", "astromechs", "vehicles", "fighters"] as const;
/** Seats and permanent pilots of a vessel. */
export function seatsOf(card: Printed): string {
  const seats = SEATS.filter((seat) => (card.capacity?.[seat] ?? 0) > 0).map((seat) =>
    t(`page-sw-seats-${seat}`, { n: card.capacity![seat]! }),
  );
  if ((card.permanent ?? 0) > 0) seats.unshift(t("page-sw-permanent", { n: card.permanent! }));
  return seats.join(", ");
}

/** The numbers of a card: icon, what it is called, and its value. */
export interface Figure {
  icon: string;
  name: string;
  value: number;
}
const FIGURES = [
  ["power", "cg-power"],
  ["ability", "cg-ability"],
  ["forfeit", "cg-forfeit"],
] as const;
const FURTHER = ["armor", "maneuver", "hyperspeed", "landspeed", "parsec"] as const;

export function figures(card: Printed, now: CardNumbers | null): Figure[] {
  return FIGURES.flatMap(([what, icon]) => {
    const value = card[what];
    return value === undefined ? [] : [{ icon, name: t(`page-sw-number-${what}`), value: now?.[what] ?? value }];
  });
}

/** Numbers of vessels and systems that are rarely asked for, in words. */
export const furtherOf = (card: Printed): string =>
  FURTHER.filter((what) => card[what] !== undefined)
    .map((what) => `${t(`page-sw-number-${what}`)} ${card[what]}`)
    .join(", ");

export const dots = (card: Printed): string => "•".repeat(card.dots ?? 0);

const SHOWN: readonly Mark[] = ["hit", "captive", "ion", "barred", "fired"];
export const marksOf = (marks: number): Mark[] => SHOWN.filter((mark) => hasMark(marks, mark));

/** A card on the table, read aloud. */
export function objWords(table: Table, obj: Obj, now: CardNumbers | null): string {
  const numbers = figures(obj.card, now).map((figure) => `${figure.name} ${figure.value}`);
  const marks = marksOf(obj.marks).map((mark) => t(`page-sw-mark-${mark}`));
  const role = obj.role ? [t(`page-sw-role-${obj.role}`)] : [];
  const whose = t(obj.owner === table.near ? "page-sw-yours" : "page-sw-theirs");
  return [say(objName(table, obj.id)), whose, ...role, ...numbers, ...marks].join(", ");
}

/** One line of a reckoning: who or what is behind it, and the rule if it is one. */
export function causeOf(table: Table, reason: Reason, first: boolean): { text: Message; rule: string | null } {
  const { by } = reason;
  if ("rule" in by) return { text: message("page-sw-cause-rule"), rule: by.rule };
  if ("text" in by) return { text: objName(table, by.text[0]), rule: null };
  if ("destiny" in by) return { text: message("page-sw-cause-destiny"), rule: null };
  return { text: message(first ? "page-sw-cause-printed" : "page-sw-cause-card"), rule: null };
}

/** What a step does to the number. */
export function stepOf(reason: Reason, first: boolean): string {
  const { step } = reason;
  if ("is" in step) return `= ${step.is}`;
  if ("at_least" in step) return `≥ ${step.at_least}`;
  if (first) return `${step.plus}`;
  return step.plus < 0 ? `− ${-step.plus}` : `+ ${step.plus}`;
}

/** What a quantity is called. */
export function quantityName(table: Table, quantity: Quantity): Message {
  if ("deploy_cost" in quantity)
    return message("page-sw-quantity-deploy-cost", { card: printed(quantity.deploy_cost[1]).title });
  const [what, which] = Object.entries(quantity)[0] as [string, number | [number, number]];
  const key = `page-sw-quantity-${what.replace("_", "-")}`;
  if (Array.isArray(which)) return message(key, { side: side(table, which[0]), at: objName(table, which[1]) });
  if (["generation", "attrition", "battle_destiny"].includes(what)) return message(key, { side: side(table, which) });
  return message(key, { card: objName(table, which) });
}

const side = (table: Table, seat: number): Message => message(seat === table.dark ? "sw-dark" : "sw-light");
