/** Which places a choice touches, the names of places, and the typed notation of a choice. */

import { message } from "../../shared/i18n/fluent";
import { kindOf, type Place } from "../../shared/match/picking.svelte";
import type { GameOfferPlaces } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import { squaresAlong } from "./map/temple-map";
import { nameMessage, sideName, squareOf, tableOf, type Table } from "./view";
import type { Action } from "./wire/Action";
import type { InquiryAnswer } from "./wire/InquiryAnswer";
import type { Choice } from "./wire/Choice";
import type { Inquiry } from "./wire/Inquiry";
import type { Power } from "./wire/Power";
import type { Route } from "./wire/Route";
import type { Side } from "./wire/Side";
import type { View } from "./wire/View";
import type { WalkOption } from "./wire/WalkOption";

const figure = (id: number): Place => `figure:${id}`;
const square = (at: number): Place => `square:${at}`;
const actionPlace = (what: string): Place => `deed:${what}`;

function actPlaces(action: Action): Place[] {
  if (action === "hack") return [actionPlace("hack")];
  const [what, which] = Object.entries(action)[0] as [string, number];
  if (what === "door") return [actionPlace("door"), `door:${which}`];
  if (what === "search") return [actionPlace("search"), `vault:${which}`];
  return [actionPlace(what), figure(which)];
}

function powerPlaces(power: Power): Place[] {
  if (typeof power === "string") return [actionPlace(power)];
  if ("combat" in power) return [actionPlace(`combat-${power.combat[1]}`), figure(power.combat[0])];
  return [actionPlace("regenerate"), figure(power.regenerate)];
}

/** The square where a walk of the active figure ends. */
export function walkEnd(table: Table, path: string): number | null {
  const mover = table.public.figures[table.public.active.figure];
  return mover ? (squaresAlong(table.templeMap, mover.square, path).at(-1) ?? null) : null;
}

export function places(choice: Choice, view: View): Place[] {
  const picked = choice;
  const table = tableOf(view);
  if (typeof picked === "string") return [`${picked.replace("_", "-")}:`];
  if ("side" in picked) return [`side:${picked.side}`];
  if ("place" in picked) return [figure(picked.place[0]), square(picked.place[1])];
  if ("call" in picked) return [`call:${picked.call}`];
  if ("activate" in picked) return [figure(picked.activate)];
  if ("walk" in picked) {
    const end = table ? walkEnd(table, picked.walk) : null;
    return end === null ? [] : [square(end), "way:direct"];
  }
  if ("take" in picked) return [`take:${picked.take}`];
  if ("meet" in picked) return [figure(picked.meet[0]), `meet:${picked.meet[1]}`];
  if ("answer" in picked) return [`answer:${picked.answer}`];
  if ("attack" in picked) return [actionPlace(picked.attack[1]), figure(picked.attack[0])];
  if ("act" in picked) return actPlaces(picked.act);
  if ("use" in picked) return powerPlaces(picked.use);
  return [actionPlace("rest"), figure(picked.rest)];
}

/** Inquired about as soon as a question opens: the routes of the figure that walks. */
export function prefetch(view: View): Inquiry | null {
  const table = tableOf(view);
  return table?.open === "walk" ? { ways: table.public.active.figure } : null;
}

export const waysInAnswer = (answer: InquiryAnswer | null): WalkOption[] =>
  answer && "ways" in answer ? answer.ways : [];

function walkLabel(table: Table, route: Route): Message {
  const end = route.squares.at(-1) ?? 0;
  const walk = message("tp-c-walk", { square: squareOf(table, end), cost: route.cost });
  if (route.meets.length === 0) return walk;
  const met = route.meets.map((id) => table.pieces[id]!.name);
  return message("tp-c-walk-meets", { walk, met });
}

/** Additional choices from the region of all walks: routes that meet no enemy, where the cheapest one does. */
export function extraOffers(view: View, answer: InquiryAnswer | null): GameOfferPlaces<Choice>[] {
  const table = tableOf(view);
  if (!table) return [];
  return waysInAnswer(answer).flatMap(({ square: at, quiet }) =>
    quiet
      ? [{ offer: { choice: { walk: quiet.path }, label: walkLabel(table, quiet) }, places: [square(at), "way:quiet"] }]
      : [],
  );
}

export function placeName(place: Place, view: View): Message {
  const table = tableOf(view);
  const which = place.slice(place.indexOf(":") + 1);
  if (!table) return message("page-name", { name: place });
  switch (kindOf(place)) {
    case "figure":
    case "call": {
      const piece = table.pieces[Number(which)];
      if (!piece) return message("page-name", { name: place });
      return piece.onMap
        ? message("tp-c-activate", { figure: piece.name, square: squareOf(table, piece.square) })
        : piece.name;
    }
    case "square":
      return message("page-name", { name: squareOf(table, Number(which)) });
    case "side":
      return sideName(table, which as Side);
    case "vault":
      return message("tp-vault", { vault: nameMessage(table.theme.things.vault), n: Number(which) + 1 });
    case "way":
      return message(`page-tp-way-${which}`);
    case "deed":
      return message(`page-tp-deed-${which}`);
    case "door":
      return message("page-tp-door", { n: Number(which) + 1 });
    default:
      return message(`page-tp-place-${kindOf(place)}`);
  }
}

export const kindName = (kind: string): Message => message(`page-tp-kind-${kind}`);

/** A short label for the main button: odds and route are shown above it. */
export function buttonLabel(choice: Choice, view: View): Message | null {
  const picked = choice;
  const table = tableOf(view);
  if (!table || typeof picked === "string") return null;
  if ("walk" in picked)
    return message("page-tp-brief-walk", { square: squareOf(table, walkEnd(table, picked.walk) ?? 0) });
  const attack =
    "attack" in picked
      ? picked.attack
      : "meet" in picked && picked.meet[1]
        ? ([picked.meet[0], "melee"] as const)
        : null;
  const name = attack ? table.pieces[attack[0]]?.name : null;
  return attack && name ? message("page-tp-brief-attack", { figure: name, reach: attack[1] }) : null;
}

/** Whether the answers are few and each is a sentence of its own. */
export function listsSentences(view: View): boolean {
  const open = tableOf(view)?.open;
  return open !== undefined && !["walk", "place", "arrange", "arrive"].includes(open);
}

/** As in the terminal: a square to walk to, `r2 V11` to shoot at whoever is there. */
export function notation(choice: Choice, view: View): string {
  const picked = choice;
  const table = tableOf(view);
  if (!table) return "";
  const at = (id: number): string => squareOf(table, table.public.figures[id]?.square ?? 0).toLowerCase();
  if (typeof picked === "string") return picked.replace("_", " ");
  if ("walk" in picked) return squareOf(table, walkEnd(table, picked.walk) ?? 0).toLowerCase();
  if ("place" in picked)
    return `${table.pieces[picked.place[0]]?.short ?? ""} ${squareOf(table, picked.place[1])}`.toLowerCase();
  if ("activate" in picked) return at(picked.activate);
  if ("attack" in picked) return `${picked.attack[1]} ${at(picked.attack[0])}`;
  if ("meet" in picked) return `${picked.meet[1] ? "attack" : "pass"} ${at(picked.meet[0])}`;
  return places(choice, view)
    .map((place) => (place.startsWith("figure:") ? at(Number(place.slice(7))) : place.slice(place.indexOf(":") + 1)))
    .join(" ");
}
