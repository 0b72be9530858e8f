/** Cards in words: type lines, numbers and texts, for display and for screen readers. */

import { hasMessage, message, localize, t } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { printed, type Printed } from "./content";
import { hasMark, objName, type Mark, type Obj, type Table } from "./view";
import type { CardNumbers, Quantity, BreakdownLine } from "./wire";

/** Classes a character has instead of a type; the first match is its type line. */
const CLASSES = ["rebel", "imperial", "alien", "droid"] as const;
const SKILLS = ["pilot", "warrior", "astromech"] as const;
const PLACES = ["interior", "exterior", "docking_bay", "planet", "mobile", "scomp_link", "nav_computer"] as const;

export const iconName = (icon: string): string => t(`page-sw-icon-${icon.replace("_", "-")}`);

/** "Rebel · pilot, warrior", "starship · starfighter". */
export function typeLine(card: Printed): string {
  const icons = card.icons ?? [];
  const skills = SKILLS.filter((icon) => card.kind === "character" && icons.includes(icon)).map(iconName);
  const kind = CLASSES.find((icon) => card.kind === "character" && icons.includes(icon));
  const first = kind ? iconName(kind) : t(`page-sw-type-${card.kind}`);
  const second = card.subtype ? t(`page-sw-subtype-${card.subtype.replace("_", "-")}`) : "";
  const more = [second, ...skills].filter((word) => word !== "").join(", ");
  return more === "" ? first : `${first} · ${more}`;
}

/** Icons of a location or a ship that rules refer to. */
export const placeIcons = (card: Printed): string[] =>
  PLACES.filter((icon) => card.kind !== "character" && (card.icons ?? []).includes(icon));

/** The game text of a card in our own words; null if it has none. */
export function gameText(card: Printed): Message | null {
  const key = `sw-text-${card.name}`;
  return hasMessage(key) ? message(key) : null;
}

const SEATS = ["pilots", "passengers", "astromechs", "vehicles", "fighters"] as const;
/** Capacity and permanent pilots of a starship or vehicle. */
export function capacityText(card: Printed): string {
  const seats = SEATS.filter((seat) => (card.capacity?.[seat] ?? 0) > 0).map((seat) =>
    t(`page-sw-seats-${seat}`, { n: card.capacity![seat]! }),
  );
  if ((card.permanent ?? 0) > 0) seats.unshift(t("page-sw-permanent", { n: card.permanent! }));
  return seats.join(", ");
}

/** A number of a card with its icon and name. */
export interface CardStat {
  icon: string;
  name: string;
  value: number;
}
const STATS = [
  ["power", "cg-power"],
  ["ability", "cg-ability"],
  ["forfeit", "cg-forfeit"],
] as const;
const EXTRA_STATS = ["armor", "maneuver", "hyperspeed", "landspeed", "parsec"] as const;

export function cardStats(card: Printed, now: CardNumbers | null): CardStat[] {
  return STATS.flatMap(([what, icon]) => {
    const value = card[what];
    return value === undefined ? [] : [{ icon, name: t(`page-sw-number-${what}`), value: now?.[what] ?? value }];
  });
}

/** Rarely needed numbers of starships, vehicles and systems, in words. */
export const extraStats = (card: Printed): string =>
  EXTRA_STATS.filter((what) => card[what] !== undefined)
    .map((what) => `${t(`page-sw-number-${what}`)} ${card[what]}`)
    .join(", ");

export const dots = (card: Printed): string => "•".repeat(card.dots ?? 0);

const SHOWN: readonly Mark[] = [
  "hit",
  "worthless",
  "captive",
  "ion",
  "dead",
  "barred",
  "fired",
  "spared",
  "transit",
  "moved",
];
const OF_PLACES: readonly Mark[] = ["drained", "battled"];
/** What has happened to a card, as far as it is shown; the forfeit number already shows what a hit card is worth. */
export function marksOf(marks: number, now: CardNumbers | null): (Mark | "undercover")[] {
  const all = SHOWN.filter((mark) => hasMark(marks, mark));
  const shown = all.includes("hit") ? all.filter((mark) => mark !== "worthless") : all;
  return now?.undercover ? ["undercover", ...shown] : shown;
}
/** What has happened at a location this turn. */
export const placeMarksOf = (marks: number): Mark[] => OF_PLACES.filter((mark) => hasMark(marks, mark));

/** A card on the table, for screen readers. */
export function objectLabel(table: Table, obj: Obj, now: CardNumbers | null): string {
  const numbers = cardStats(obj.card, now).map((stat) => `${stat.name} ${stat.value}`);
  const marks = marksOf(obj.marks, now).map((mark) => t(`page-sw-mark-${mark}`));
  const role = obj.role ? [t(`page-sw-role-${obj.role}`)] : [];
  const whose = t(obj.owner === table.near ? "page-sw-yours" : "page-sw-theirs");
  return [localize(objName(table, obj.id)), whose, ...role, ...numbers, ...marks].join(", ");
}

/** Type line and game text of a card, for screen readers. */
export function cardDescription(card: Printed): string {
  const text = gameText(card);
  return text ? `${typeLine(card)}. ${localize(text)}` : typeLine(card);
}

/** Whether all words (or beginnings of words) occur in the card's title, type or game text. */
export function matchesSearch(card: Printed, words: string): boolean {
  const text = plain(`${card.title} ${cardDescription(card)}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The breakdown of a number in one line: "Rebel Pilot 3, Darth Vader + 1". */
export const breakdownLine = (table: Table, reasons: readonly BreakdownLine[]): string =>
  reasons.map((reason, i) => `${localize(shortCause(table, reason))} ${stepText(reason, i === 0)}`).join(", ");

function shortCause(table: Table, reason: BreakdownLine): Message {
  const { by } = reason;
  const named = typeof by === "object" && "destiny" in by ? by.destiny : null;
  return named === null ? causeOf(table, reason, false).text : message("page-name", { name: printed(named).title });
}

/** The cause of one line of a breakdown, and its rule if it is one. */
export function causeOf(table: Table, reason: BreakdownLine, first: boolean): { text: Message; rule: string | null } {
  const { by } = reason;
  if (by === "gone") return { text: message("page-sw-cause-gone"), rule: null };
  if ("rule" in by) return { text: message("page-sw-cause-rule"), rule: by.rule };
  if ("text" in by) return { text: nameOf(table, by.text), rule: null };
  if ("total" in by) return { text: message("page-sw-cause-total", { side: side(table, by.total) }), rule: null };
  if ("destiny" in by)
    return { text: message("page-sw-cause-destiny", { card: printed(by.destiny).title }), rule: null };
  return { text: message(first ? "page-sw-cause-printed" : "page-sw-cause-card"), rule: null };
}

/** A card on the table, or just its title if it has left. */
const nameOf = (table: Table, [id, card]: [number, string]): Message =>
  table.byId.get(id)?.card === card ? objName(table, id) : message("page-name", { name: printed(card).title });

/** What a step does to the number. */
export function stepText(reason: BreakdownLine, first: boolean): string {
  const { step } = reason;
  if ("is" in step) return `= ${step.is}`;
  if ("at_least" in step) return `≥ ${step.at_least}`;
  if ("times" in step) return `× ${step.times}`;
  if (first) return `${step.plus}`;
  return step.plus < 0 ? `− ${-step.plus}` : `+ ${step.plus}`;
}

export function quantityName(table: Table, quantity: Quantity): Message {
  if (quantity === "drawn") return message("page-sw-quantity-drawn");
  if (quantity === "shot") return message("page-sw-quantity-shot");
  if ("deploy_cost" in quantity)
    return message("page-sw-quantity-deploy-cost", { card: printed(quantity.deploy_cost[1]).title });
  const [what, which] = Object.entries(quantity)[0] as [string, number | [number, number]];
  const key = `page-sw-quantity-${what.replace("_", "-")}`;
  if (Array.isArray(which)) return message(key, { side: side(table, which[0]), at: objName(table, which[1]) });
  if (["generation", "attrition", "battle_power", "battle_destiny", "destined_power", "damage"].includes(what))
    return message(key, { side: side(table, which) });
  return message(key, { card: objName(table, which) });
}

const side = (table: Table, seat: number): Message => message(seat === table.dark ? "sw-dark" : "sw-light");
