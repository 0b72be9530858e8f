/**
 * Converts the game's view to the model that is drawn: figures with their names and cards. No rules are applied here.
 */

import { localize, message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { squareName, type TempleMap } from "./map/temple-map";
import { MAPS, THEMES, cardOf, figureNames } from "./content";
import type { Card, Name, Pending, PublicState, Role, Side, Status, Theme, View } from "./wire";

/** A figure as it is drawn. */
export interface Piece {
  id: number;
  role: Role;
  side: Side | null;
  /** The viewer's figures are circles, the opponent's hexagons, droids squares: color alone is not enough. */
  shape: "own" | "other" | "nobody";
  status: Status;
  square: number;
  life: number;
  force: number;
  card: Required<Card>;
  name: Message;
  /** Two letters drawn on the figure. */
  short: string;
  onMap: boolean;
  played: boolean;
  acting: boolean;
  guard: boolean;
  pass: boolean;
}

export interface Table {
  templeMap: TempleMap;
  theme: Theme;
  public: PublicState;
  /** The viewer's side; a watcher sees the first seat's. */
  near: Side | null;
  watching: boolean;
  pieces: Piece[];
  open: QuestionKind;
  /** The square of the dropped pass, if it is dropped. */
  passSquare: number | null;
}

type Words<T> = T extends string ? T : T extends object ? keyof T : never;
/** The tag of the open question. */
export type QuestionKind = Words<Pending>;

export const hasBit = (set: number, at: number): boolean => ((set >>> at) & 1) === 1;
/** The names of the program's own files have keys; other files may have the text itself. */
export function nameMessage(name: Name): Message {
  if (typeof name === "string") return message("tp-own-name", { name });
  return name["key"] === undefined
    ? message("tp-own-name", { name: { texts: name } })
    : message(`tp-name-${name["key"]}`);
}
export const questionKind = (open: Pending): QuestionKind =>
  typeof open === "string" ? open : (Object.keys(open)[0] as QuestionKind);

/** The first eight figures belong to teams; several droids of a kind are numbered. */
function nameOf(publicView: PublicState, theme: Theme, id: number): Message {
  const figure = publicView.figures[id]!;
  const name = nameMessage(figureNames(theme, figure.role, figure.side));
  if (figure.role !== "assault" && figure.role !== "medical") return name;
  const alike = publicView.figures.flatMap((each, at) => (each.role === figure.role ? [at] : []));
  return alike.length < 2 ? name : message("tp-figure-numbered", { name, n: alike.indexOf(id) + 1 });
}

const SHORT: Partial<Record<Role, string>> = { medic: "Me", tech: "Te", assault: "A", medical: "M" };
function shortOf(theme: Theme, role: Role, side: Side | null): string {
  const name = localize(nameMessage(figureNames(theme, role, side)));
  const words = name.split(" ");
  const two = role === "hero" && words.length > 1 ? words.map((word) => word[0]).join("") : name.slice(0, 2);
  const taken = Object.values(SHORT).includes(two);
  return SHORT[role] ?? (taken ? `${name[0]}${name.at(-1)}` : two.slice(0, 2));
}

/** Statuses of figures that are on the map. */
const ON_MAP: readonly Status[] = ["active", "inert", "ruined"];

function pieces(publicView: PublicState, theme: Theme, near: Side | null): Piece[] {
  const playing = !["top", "arrive", "over", "contest", "choose_side", "place", "arrange"].includes(
    questionKind(publicView.open),
  );
  const carrier = typeof publicView.pass === "object" && "carried" in publicView.pass ? publicView.pass.carried : null;
  return publicView.figures.map((figure, id) => ({
    id,
    role: figure.role,
    side: figure.side,
    shape: figure.side === null ? "nobody" : figure.side === near ? "own" : "other",
    status: figure.status,
    square: figure.square,
    life: figure.life,
    force: figure.force,
    card: cardOf(figure.role, publicView.options),
    name: nameOf(publicView, theme, id),
    short: shortOf(theme, figure.role, figure.side),
    onMap: ON_MAP.includes(figure.status),
    played: hasBit(publicView.played, id),
    acting: playing && publicView.turn > 0 && publicView.active.figure === id,
    guard: hasBit(publicView.vigilant, id),
    pass: carrier === id,
  }));
}

const cache = new WeakMap<object, Table>();

/** The model of a view. Each view is converted once. */
export function tableOf(view: View | null | undefined): Table | null {
  if (!view) return null;
  const cached = cache.get(view);
  if (cached) return cached;
  const { viewer, public: publicView } = view;
  const [templeMap, theme] = [
    MAPS.find((each) => each.name === view.map),
    THEMES.find((each) => each.name === view.theme),
  ];
  if (!templeMap || !theme) return null;
  const watching = viewer === "Watcher";
  const near = publicView.sides[watching ? 0 : viewer.Seat === 1 ? 1 : 0];
  const table: Table = {
    templeMap,
    theme,
    public: publicView,
    near,
    watching,
    pieces: pieces(publicView, theme, near),
    open: questionKind(publicView.open),
    passSquare: typeof publicView.pass === "object" && "lies" in publicView.pass ? publicView.pass.lies : null,
  };
  cache.set(view, table);
  return table;
}

export const squareOf = (table: Table, square: number): string => squareName(table.templeMap, square);
export const sideName = (table: Table, side: Side): Message => nameMessage(table.theme[side].side);
