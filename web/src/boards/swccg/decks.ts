/**
 * Own decks, kept in this browser, and the forms other programs write: XML with a blueprint for each copy, a list of
 * ids, plain lists of titles. Nothing is dropped in silence. Whether a deck is legal the program says.
 */

import { CARDS, isKnown, printed, type Printed } from "./content";
import type { CardName } from "./wire";

export interface OwnDeck {
  name: string;
  cards: [CardName, number][];
}

export interface Import {
  cards: [CardName, number][];
  /** Known, but not whole yet; in `cards` too, so that the program refuses them by name. */
  unfinished: CardName[];
  /** What no card was found for: its line, from one, and the text. */
  unknown: { line: number; text: string }[];
  /** Cards kept outside the deck, such as shields: named, not taken. */
  outside: string[];
}

const SHELF = "tallyho.swccg.decks";
/** What the rules ask for; shown beside the count, judged by the program. */
export const SIZE = 60;

function isDeck(value: unknown): value is OwnDeck {
  if (typeof value !== "object" || value === null) return false;
  const { name, cards } = value as Record<string, unknown>;
  const isPair = (pair: unknown): boolean =>
    Array.isArray(pair) && typeof pair[0] === "string" && typeof pair[1] === "number";
  return typeof name === "string" && Array.isArray(cards) && cards.every(isPair);
}

export function readDecks(text: string | null): OwnDeck[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export const ownDecks = (): OwnDeck[] => readDecks(localStorage.getItem(SHELF));
export const keepDecks = (decks: OwnDeck[]): void => localStorage.setItem(SHELF, JSON.stringify(decks));

export const countOf = (cards: readonly [CardName, number][]): number => cards.reduce((sum, [, n]) => sum + n, 0);

class Reading {
  readonly counts = new Map<CardName, number>();
  readonly unknown: Import["unknown"] = [];
  readonly outside: string[] = [];

  add(name: CardName, copies: number): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + copies);
  }
  /** Letters and stars after the number tell foils and other pictures of the same card. */
  addId(line: number, id: string): void {
    const name = id.trim().replace(/[a-z*]+$/i, "");
    if (isKnown(name)) this.add(name, 1);
    else this.unknown.push({ line, text: id.trim() });
  }
}

/** Reads a deck in any of the three forms. */
export function readDeck(text: string): Import {
  const reading = new Reading();
  const first =
    text
      .trim()
      .split(/[,|\n]/)[0]
      ?.trim() ?? "";
  if (text.trim().startsWith("<")) readXml(text, reading);
  else if (/^\d+_\d+[a-z*]*$/i.test(first)) readIds(text, reading);
  else readList(text, reading);
  const cards = [...reading.counts].sort(([a], [b]) => order(a) - order(b));
  const unfinished = cards.map(([name]) => name).filter((name) => printed(name).missing !== undefined);
  return { cards, unfinished, unknown: reading.unknown, outside: reading.outside };
}

function readXml(text: string, reading: Reading): void {
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    for (const [element, name] of line.matchAll(/<(cardOutsideDeck|card)\b[^>]*>/g)) {
      const id = /blueprintId\s*=\s*["']([^"']*)["']/.exec(element)?.[1];
      if (name === "cardOutsideDeck") reading.outside.push(id ?? element);
      else reading.addId(i + 1, id ?? element);
    }
  }
}

function readIds(text: string, reading: Reading): void {
  const [inside, outside] = text.split("|");
  const ids = (part: string): string[] =>
    part
      .split(/[,\n]/)
      .map((id) => id.trim())
      .filter((id) => id !== "");
  for (const id of ids(inside ?? "")) reading.addId(1, id);
  reading.outside.push(...ids(outside ?? ""));
}

const HEADINGS =
  /^(locations?|characters?|starships?|vehicles?|weapons?|devices?|effects?|interrupts?|creatures?|objectives?|decks?|sides?)\s*:?$/;
const plain = (title: string): string =>
  title
    .replace(/\(AI\)$/, "")
    .replace(/[•·◦<>]/g, "")
    .replace(/[’‘]/g, "'")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** A line that may name a card: headings and empty lines do not. */
function lineOf(text: string): { title: string; copies: number } | null {
  const front = /^\(?x?(\d{1,2})x?\)?:?\s+(.+)$/i.exec(text.trim());
  const back = /^(.+?)\s+(?:x(\d{1,2})|\((\d{1,2})\))$/i.exec(text.trim());
  const copies = Number(front?.[1] ?? back?.[2] ?? back?.[3] ?? 1);
  const title = plain(front?.[2] ?? back?.[1] ?? text);
  return title === "" || HEADINGS.test(title) || copies < 1 ? null : { title, copies };
}

function readList(text: string, reading: Reading): void {
  const named = (title: string): Printed[] => CARDS.filter((card) => plain(card.title) === title);
  const lines = text.split(/\r?\n/).flatMap((line, i) => {
    const found = lineOf(line);
    return found ? [{ ...found, line: i + 1, text: line.trim(), cards: named(found.title) }] : [];
  });
  // Some titles are on both sides: the side most other lines speak for decides.
  const votes = (side: string): number =>
    lines.filter((line) => line.cards.length > 0 && line.cards.every((card) => card.side === side)).length;
  const side = votes("light") >= votes("dark") ? "light" : "dark";
  for (const line of lines) {
    const card = line.cards.find((each) => each.side === side) ?? line.cards[0];
    if (card) reading.add(card.name, line.copies);
    else reading.unknown.push({ line: line.line, text: line.text });
  }
}

const order = (name: CardName): number => {
  const [set, number] = name.split("_").map(Number);
  return (set ?? 0) * 1000 + (number ?? 0);
};

export type Form = "list" | "ids" | "xml";

export function writeDeck(cards: readonly [CardName, number][], form: Form): string {
  const copies = cards.flatMap(([name, n]) => Array.from({ length: n }, () => name));
  if (form === "ids") return `${copies.join(",")}\n`;
  if (form === "list") return cards.map(([name, n]) => `${n}x ${printed(name).title}\n`).join("");
  const quoted = (title: string): string =>
    title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const lines = copies.map((name) => `  <card blueprintId="${name}" title="${quoted(printed(name).title)}"/>\n`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<deck>\n${lines.join("")}</deck>\n`;
}
