/**
 * Converts the view to the model that is drawn: locations in order, each with both sides' cards and what is on them.
 */

import { message } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import { tagOf, type TagOf } from "../../shared/game/tagged";
import { printed, shortTitle, parentLocation, type Printed } from "./content";
import type { Battle, LastShot, ObjId, Phase, Question, Role, SideView, TableCard, View } from "./wire";

/** Recent events of a card, as bits of its marks; a test compares them with the program's. */
export const MARKS = {
  moved: 1,
  battled: 1 << 2,
  drained: 1 << 3,
  fired: 1 << 5,
  fights: 1 << 6,
  hit: 1 << 7,
  worthless: 1 << 8,
  transit: 1 << 9,
  barred: 1 << 10,
  ion: 1 << 11,
  captive: 1 << 12,
  spared: 1 << 24,
  dead: 1 << 25,
} as const;
export type Mark = keyof typeof MARKS;

/** A card on the table with everything attached to it or aboard. */
export interface Obj {
  id: ObjId;
  card: Printed;
  owner: number;
  marks: number;
  role: Role | null;
  inside: Obj[];
}

export interface LocationModel {
  id: ObjId;
  card: Printed;
  owner: number;
  /** Attached to the location itself. */
  on: Obj[];
  /** The cards there, by seat. */
  at: [Obj[], Obj[]];
}

export interface Group {
  name: string;
  locations: LocationModel[];
}

export interface Pile {
  seat: number;
  dark: boolean;
  life: number;
  reserve: number;
  force: number;
  used: number;
  lost: Printed[];
  /** Out of play. */
  gone: Printed[];
  hand: number;
}

export interface Table {
  /** The seat drawn below. */
  near: number;
  far: number;
  viewer: number | null;
  dark: number;
  turn: number;
  limit: number;
  active: number;
  phase: Phase;
  question: TagOf<Question>;
  locations: LocationModel[];
  groups: Group[];
  /** Each player's cards beside the locations. */
  beside: [Obj[], Obj[]];
  sides: [Pile, Pile];
  hand: Printed[];
  battle: Battle | null;
  /** The last resolved shot of this battle. */
  shot: LastShot | null;
  /** The last drawn destiny, while players may still respond to it. */
  drawn: { by: number; card: Printed; value: number } | null;
  byId: Map<ObjId, TableCard>;
}

export const isDark = (table: Table, seat: number): boolean => seat === table.dark;
export const sideName = (table: Table, seat: number): Message => message(isDark(table, seat) ? "sw-dark" : "sw-light");
/** The same as a heading. */
export const sideHeading = (table: Table, seat: number): Message =>
  message(isDark(table, seat) ? "page-sw-name-dark" : "page-sw-name-light");
export const hasMark = (marks: number, mark: Mark): boolean => (marks & MARKS[mark]) !== 0;

function hostOf(laid: TableCard): { host: ObjId; role: Role | null } | null {
  const { place } = laid;
  if (typeof place === "string") return null;
  if ("aboard" in place) return { host: place.aboard[0], role: place.aboard[1] };
  if ("on" in place) return { host: place.on, role: null };
  // A location under the other player's version of it is not shown; a card set aside is shown under its host.
  return "under" in place && printed(laid.card).kind !== "location" ? { host: place.under, role: null } : null;
}

function withInside(laid: TableCard, all: readonly TableCard[], role: Role | null = null): Obj {
  const inside = all.flatMap((other) => {
    const found = hostOf(other);
    return found?.host === laid.id ? [withInside(other, all, found.role)] : [];
  });
  return { id: laid.id, card: printed(laid.card), owner: laid.owner, marks: laid.marks, role, inside };
}

function locationModel(laid: TableCard, all: readonly TableCard[]): LocationModel {
  const there = (seat: number): Obj[] =>
    all
      .filter(
        (other) =>
          other.owner === seat && typeof other.place === "object" && "at" in other.place && other.place.at === laid.id,
      )
      .map((other) => withInside(other, all));
  const on = withInside(laid, all).inside;
  return { id: laid.id, card: printed(laid.card), owner: laid.owner, on, at: [there(0), there(1)] };
}

const besideOf = (view: View, seat: number): Obj[] =>
  view.table
    .filter((laid) => laid.place === "table" && laid.owner === seat)
    .map((laid) => withInside(laid, view.table));

function groupsOf(locations: LocationModel[]): Group[] {
  const groups: Group[] = [];
  for (const location of locations) {
    const name = parentLocation(location.card);
    const last = groups.at(-1);
    if (last?.name === name) last.locations.push(location);
    else groups.push({ name, locations: [location] });
  }
  return groups;
}

function pileOf(view: View, seat: number): Pile {
  const side: SideView = view.sides[seat === 1 ? 1 : 0];
  const { reserve, force, used } = side;
  return {
    seat,
    dark: view.dark === seat,
    life: reserve.length + force.length + used.length,
    reserve: reserve.length,
    force: force.length,
    used: used.length,
    lost: side.lost.map(printed),
    gone: side.gone.map(printed),
    hand: side.hand,
  };
}

let last: { view: View | null | undefined; table: Table | null } = { view: null, table: null };

/** The model of a view; the last one is cached. */
export function tableOf(view: View | null | undefined): Table | null {
  if (last.view !== view) last = { view, table: view ? tableModel(view) : null };
  return last.table;
}

function drawnDestiny(view: View): Table["drawn"] {
  for (const frame of view.frames.toReversed()) {
    if (typeof frame !== "object" || !("destiny" in frame)) continue;
    const { by, stage } = frame.destiny;
    if (typeof stage === "object" && "drawn" in stage)
      return { by, card: printed(stage.drawn[0]), value: stage.drawn[1] };
  }
  return null;
}

function tableModel(view: View): Table {
  const near = view.viewer ?? 0;
  const byId = new Map(view.table.map((laid) => [laid.id, laid]));
  const row = view.row.flatMap((id) => byId.get(id) ?? []);
  const locations = row.map((laid) => locationModel(laid, view.table));
  const own = view.viewer === null ? [] : view.sides[view.viewer === 1 ? 1 : 0].known;
  return {
    near,
    far: 1 - near,
    viewer: view.viewer,
    dark: view.dark,
    turn: view.turn,
    limit: view.limit,
    active: view.active,
    phase: view.phase,
    question: tagOf(view.question),
    locations,
    groups: groupsOf(locations),
    beside: [besideOf(view, 0), besideOf(view, 1)],
    sides: [pileOf(view, 0), pileOf(view, 1)],
    hand: own.map(([name]) => printed(name)).sort(byKind),
    battle: view.battle,
    drawn: drawnDestiny(view),
    shot: view.shot?.defence == null ? null : view.shot,
    byId,
  };
}

const ORDER: readonly string[] = [
  "location",
  "character",
  "starship",
  "vehicle",
  "weapon",
  "device",
  "effect",
  "interrupt",
];
const byKind = (a: Printed, b: Printed): number =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.title.localeCompare(b.title);

/** All participants of a seat in the battle, including those inside something. */
export function fighters(table: Table, seat: number): Obj[] {
  const at = table.battle?.at;
  const location = table.locations.find((each) => each.id === at);
  const withContents = (obj: Obj): Obj[] => [obj, ...obj.inside.flatMap(withContents)];
  const there = location ? [...location.at[0], ...location.at[1]].flatMap(withContents) : [];
  return there.filter((obj) => obj.owner === seat && hasMark(obj.marks, "fights"));
}

/** A card on the table by title, with its number if another card has the same title. */
export function objName(table: Table, id: ObjId): Message {
  const laid = table.byId.get(id);
  if (!laid) return message("sw-card-gone", { n: id });
  const title = shortTitle(printed(laid.card));
  const twins = [...table.byId.values()].filter((other) => other.card === laid.card && other.place !== "free");
  return twins.length > 1 ? message("sw-card-numbered", { title, n: id }) : message("sw-card", { title, n: id });
}

/** The location of a card, however deep it is inside something. */
export function locationOf(table: Table, id: ObjId): ObjId | null {
  let at: ObjId | null = id;
  for (let depth = 0; at !== null && depth < 8; depth += 1) {
    const place: TableCard["place"] | undefined = table.byId.get(at)?.place;
    if (place === "row") return at;
    if (place === undefined || typeof place === "string") return null;
    at = "at" in place ? place.at : "on" in place ? place.on : "aboard" in place ? place.aboard[0] : null;
  }
  return null;
}
