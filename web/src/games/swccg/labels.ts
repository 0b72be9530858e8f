/** Cards in words: type lines, numbers and texts, for display and for screen readers. */

import { facts, hasMessage, message, localize, t } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import type { Printed } from "./content";
import { hasMark, objName, type Mark, type Obj, type Table } from "./view";
import type { CardNumbers } from "./wire";

/** Classes a character has instead of a type; the first match is its type line. */
const CLASSES = ["rebel", "imperial", "alien", "droid"] as const;
const SKILLS = ["pilot", "warrior", "astromech"] as const;
const PLACES = ["interior", "exterior", "docking_bay", "planet", "mobile", "scomp_link", "nav_computer"] as const;

export const iconName = (icon: string): string => t(`sw-icon-${icon.replace("_", "-")}`);

/** "Rebel · pilot, warrior", "starship · starfighter". */
export function typeLine(card: Printed): string {
  const icons = card.icons ?? [];
  const skills = SKILLS.filter((icon) => card.kind === "character" && icons.includes(icon)).map(iconName);
  const kind = CLASSES.find((icon) => card.kind === "character" && icons.includes(icon));
  const first = kind ? iconName(kind) : t(`sw-type-${card.kind}`);
  const second = card.subtype ? t(`sw-subtype-${card.subtype.replaceAll("_", "-")}`) : "";
  const more = facts([second, ...skills].filter((word) => word !== ""));
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
    t(`sw-seats-${seat}`, { n: card.capacity![seat]! }),
  );
  if ((card.permanent ?? 0) > 0) seats.unshift(t("sw-permanent", { n: card.permanent! }));
  return facts(seats);
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
    return value === undefined ? [] : [{ icon, name: t(`sw-number-${what}`), value: now?.[what] ?? value }];
  });
}

/** Rarely needed numbers of starships, vehicles and systems, in words. */
export const extraStats = (card: Printed): string =>
  facts(
    EXTRA_STATS.filter((what) => card[what] !== undefined).map((what) => `${t(`sw-number-${what}`)} ${card[what]}`),
  );

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
  return facts([localize(objName(table, obj.id)), whose, ...role, ...numbers, ...marks]);
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
