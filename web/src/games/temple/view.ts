/** From the game's own view to what is drawn: figures with their names and cards. No rule is decided here. */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { squareName, type Chart } from "./map/temple-map";
import { CHARTS, THEMES, cardOf, figureNames, type Names, type Theme } from "./content";
import type { Card } from "./wire/Card";
import type { Open } from "./wire/Open";
import type { Public } from "./wire/Public";
import type { Role } from "./wire/Role";
import type { Side } from "./wire/Side";
import type { Status } from "./wire/Status";
import type { View } from "./wire/View";

/** A figure as it is drawn. */
export interface Piece {
  id: number;
  role: Role;
  side: Side | null;
  /** Yours is a circle, theirs a hexagon, nobody's a square: colour alone tells nothing. */
  shape: "own" | "other" | "nobody";
  status: Status;
  square: number;
  life: number;
  force: number;
  card: Card;
  name: Message;
  /** Two letters on the figure itself. */
  short: string;
  there: boolean;
  played: boolean;
  acting: boolean;
  guard: boolean;
  pass: boolean;
}

export interface Table {
  chart: Chart;
  theme: Theme;
  public: Public;
  /** The side of whoever looks; a watcher sits with the first seat. */
  near: Side | null;
  watching: boolean;
  pieces: Piece[];
  open: Word;
  /** Where the pass lies, if it does. */
  lies: number | null;
}

type Words<T> = T extends string ? T : T extends object ? keyof T : never;
/** The word of the open question. */
export type Word = Words<Open>;

export const bit = (set: number, at: number): boolean => ((set >>> at) & 1) === 1;
export const named = (names: Names): Message => message("tp-name", { en: names.en, fr: names.fr });
export const wordOf = (open: Open): Word => (typeof open === "string" ? open : (Object.keys(open)[0] as Word));

/** Figures of a team are the first eight; several droids of a kind are told apart by number. */
function nameOf(seen: Public, theme: Theme, id: number): Message {
  const figure = seen.figures[id]!;
  const name = named(figureNames(theme, figure.role, figure.side));
  if (figure.role !== "assault" && figure.role !== "medical") return name;
  const alike = seen.figures.flatMap((each, at) => (each.role === figure.role ? [at] : []));
  return alike.length < 2 ? name : message("tp-figure-numbered", { name, n: alike.indexOf(id) + 1 });
}

const SHORT: Partial<Record<Role, string>> = { medic: "Me", tech: "Te", assault: "A", medical: "M" };
function shortOf(theme: Theme, role: Role, side: Side | null): string {
  const name = figureNames(theme, role, side).en;
  const words = name.split(" ");
  const two = role === "hero" && words.length > 1 ? words.map((word) => word[0]).join("") : name.slice(0, 2);
  const taken = Object.values(SHORT).includes(two);
  return SHORT[role] ?? (taken ? `${name[0]}${name.at(-1)}` : two.slice(0, 2));
}

/** What has life on the map, in play or not. */
const THERE: readonly Status[] = ["active", "inert", "ruined"];

function pieces(seen: Public, theme: Theme, near: Side | null): Piece[] {
  const playing = !["top", "arrive", "over", "contest", "choose_side", "place", "arrange"].includes(wordOf(seen.open));
  const carrier = typeof seen.pass === "object" && "carried" in seen.pass ? seen.pass.carried : null;
  return seen.figures.map((figure, id) => ({
    id,
    role: figure.role,
    side: figure.side,
    shape: figure.side === null ? "nobody" : figure.side === near ? "own" : "other",
    status: figure.status,
    square: figure.square,
    life: figure.life,
    force: figure.force,
    card: cardOf(figure.role, seen.options),
    name: nameOf(seen, theme, id),
    short: shortOf(theme, figure.role, figure.side),
    there: THERE.includes(figure.status),
    played: bit(seen.played, id),
    acting: playing && seen.turn > 0 && seen.active.figure === id,
    guard: bit(seen.vigilant, id),
    pass: carrier === id,
  }));
}

const made = new WeakMap<object, Table>();

/** The table to draw. One view is turned over once. */
export function tableOf(view: unknown): Table | null {
  if (typeof view !== "object" || view === null) return null;
  const known = made.get(view);
  if (known) return known;
  const { viewer, public: seen } = view as View;
  const [chart, theme] = [CHARTS[seen.map], THEMES[seen.theme]];
  if (!chart || !theme) return null;
  const watching = viewer === "Watcher";
  const near = seen.sides[watching ? 0 : viewer.Seat === 1 ? 1 : 0];
  const table: Table = {
    chart,
    theme,
    public: seen,
    near,
    watching,
    pieces: pieces(seen, theme, near),
    open: wordOf(seen.open),
    lies: typeof seen.pass === "object" && "lies" in seen.pass ? seen.pass.lies : null,
  };
  made.set(view, table);
  return table;
}

export const squareOf = (table: Table, square: number): string => squareName(table.chart, square);
export const sideName = (table: Table, side: Side): Message => named(table.theme[side].side);
