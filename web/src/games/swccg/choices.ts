/**
 * Which places a choice touches, the names of places, and the typed notation of a choice.
 *
 * A choice is picked in the order people say it: who (a card in hand or on the table), what it does, where to.
 * Whatever is lost is one kind of place, whether it is in a pile, in hand or on the table, because one question
 * covers all of them. Only passing touches a single place, so that it is never asked for first.
 */

import { message, localize } from "../../shared/i18n/fluent";
import { kindOf, type Place } from "../../shared/match/picking.svelte";
import type { GameOfferPlaces } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import { printed } from "./content";
import { locationOf, objName, tableOf, type Table } from "./view";
import type { CardName, Choice, Destination, MoveKind, ObjId, View } from "./wire";

const inHand = (card: CardName): Place => `who:h${card}`;
const onTable = (id: ObjId): Place => `who:t${id}`;
const actionPlace = (what: string): Place => `deed:${what}`;
const towards = (id: ObjId): Place => `to:${id}`;

function toPlaces(to: Destination): Place[] {
  if (to === "table") return ["to:table"];
  if ("row" in to) return [`to:row-${to.row}`];
  if ("over" in to) return [towards(to.over)];
  if ("at" in to) return [towards(to.at)];
  if ("aboard" in to) return [towards(to.aboard[0]), `role:${to.aboard[1]}`];
  return [towards(to.on)];
}

function wayPlaces(way: MoveKind): Place[] {
  if (typeof way === "string") return [actionPlace(way)];
  const [how, where] = Object.entries(way)[0] ?? ["", 0];
  const name = actionPlace(how.replace("_", "-"));
  return Array.isArray(where) ? [name, towards(where[0]), `role:${where[1]}`] : [name, towards(where)];
}

const targetPlaces = (target: ObjId | null): Place[] => (target === null ? [] : [towards(target)]);

export function places(choice: Choice): Place[] {
  const picked = choice;
  if (picked === "pass") return ["pass:"];
  if (typeof picked === "string") return [`draw:${picked}`, actionPlace(picked)];
  if ("start" in picked) return [`take:${picked.start}`, actionPlace("take")];
  if ("take" in picked) return [`take:${picked.take}`, actionPlace("take")];
  if ("activate" in picked) return [`amount:${picked.activate}`, actionPlace("activate")];
  if ("pick" in picked) return [`pick:${picked.pick}`, actionPlace("pick")];
  if ("drain" in picked) return [onTable(picked.drain), actionPlace("drain")];
  if ("drain_less" in picked) return [onTable(picked.drain_less), actionPlace("drain-less")];
  if ("deploy" in picked) return [inHand(picked.deploy.card), actionPlace("deploy"), ...toPlaces(picked.deploy.to)];
  if ("deploy_with" in picked) {
    const { ship, pilot, at } = picked.deploy_with;
    return [inHand(ship), actionPlace(`with-${pilot}`), towards(at)];
  }
  if ("play" in picked)
    return [inHand(picked.play.card), actionPlace(`play-${picked.play.clause}`), ...targetPlaces(picked.play.target)];
  if ("use" in picked)
    return [onTable(picked.use.card), actionPlace(`use-${picked.use.clause}`), ...targetPlaces(picked.use.target)];
  if ("aim" in picked) return [towards(picked.aim), actionPlace("aim")];
  if ("transfer" in picked)
    return [onTable(picked.transfer.card), actionPlace("transfer"), towards(picked.transfer.to)];
  if ("battle" in picked) return [onTable(picked.battle), actionPlace("battle")];
  if ("attack" in picked) return [onTable(picked.attack), actionPlace("attack")];
  if ("fire" in picked) return [onTable(picked.fire.weapon), actionPlace("fire"), towards(picked.fire.target)];
  if ("forfeit" in picked) return [`lose:t${picked.forfeit}`, actionPlace("lose")];
  if ("lose" in picked)
    return ["pile" in picked.lose ? `lose:${picked.lose.pile}` : `lose:h${picked.lose.hand}`, actionPlace("lose")];
  if ("move" in picked) return [onTable(picked.move.card), ...wayPlaces(picked.move.way)];
  if ("transit" in picked) return [onTable(picked.transit.from), actionPlace("transit"), towards(picked.transit.to)];
  return [onTable(picked.join), actionPlace("join")];
}

/** The places a card on the table may stand for, the most specific first. */
export const placesOf = (id: ObjId): Place[] => [towards(id), `lose:t${id}`, onTable(id)];
/** The places a card in hand may stand for. */
export const placesInHand = (card: CardName): Place[] => [`lose:h${card}`, inHand(card), `take:${card}`];

/** A card on the table with its location. */
function nameWithLocation(table: Table, id: ObjId): Message {
  const at = locationOf(table, id);
  const card = objName(table, id);
  return at === null || at === id ? card : message("page-sw-there", { card, at: objName(table, at) });
}

function rowName(table: Table, n: number): Message {
  const before = table.locations[n];
  return before
    ? message("page-sw-before", { card: objName(table, before.id) })
    : message(table.locations.length === 0 ? "page-sw-first" : "page-sw-last");
}

/** What a text does, in the words of the offers it belongs to. */
function textName(place: Place, offers: readonly GameOfferPlaces<Choice>[]): Message | null {
  const named = (each: GameOfferPlaces<Choice>): Message | null => {
    const what = each.offer.label.args["what"];
    return typeof what === "object" && "key" in what ? what : null;
  };
  const mine = offers.find((each) => each.places.includes(place));
  const what = mine ? named(mine) : null;
  if (!what) return null;
  // Two texts with the same wording are told apart by their number.
  const alike = offers.some(
    (each) => !each.places.includes(place) && named(each) && localize(named(each)!) === localize(what),
  );
  return alike ? null : what;
}

function actionName(which: string, offers: readonly GameOfferPlaces<Choice>[]): Message {
  const [what, more] = [which.split("-")[0] ?? "", which.slice(which.indexOf("-") + 1)];
  if (what === "with") return message("page-sw-deed-with", { pilot: printed(more).title });
  if (what === "play" || what === "use") {
    const name = textName(actionPlace(which), offers);
    return name
      ? message(`page-sw-deed-${what}-to`, { what: name })
      : message(`page-sw-deed-${what}`, { n: Number(more) + 1 });
  }
  return message(`page-sw-deed-${which}`);
}

export function placeName(place: Place, view: View, offers: readonly GameOfferPlaces<Choice>[] = []): Message {
  const table = tableOf(view);
  const kind = kindOf(place);
  const which = place.slice(kind.length + 1);
  if (!table) return message("page-name", { name: place });
  switch (kind) {
    case "who":
    case "lose":
      if (which.startsWith("t")) return nameWithLocation(table, Number(which.slice(1)));
      if (which.startsWith("h")) return message("page-sw-in-hand", { card: printed(which.slice(1)).title });
      return message(`page-sw-pile-top-${which}`);
    case "to":
      if (which === "table") return message("sw-to-table");
      return which.startsWith("row-") ? rowName(table, Number(which.slice(4))) : nameWithLocation(table, Number(which));
    case "take":
      return message("page-name", { name: printed(which).title });
    case "deed":
      return actionName(which, offers);
    case "role":
      return message(`page-sw-role-${which}`);
    case "amount":
      return message("sw-c-activate", { amount: Number(which) });
    case "pick":
      return message("sw-c-pick", { n: Number(which) });
    case "pass":
      return message(PASSES[table.question] ?? "sw-c-pass");
    case "draw": {
      const drawing = which === "destiny" ? (table.battle?.drawing ?? "battle") : "battle";
      return message(drawing === "battle" ? `page-sw-place-${which}` : `sw-c-destiny-${drawing}`);
    }
    default:
      return message("page-name", { name: place });
  }
}

/** Sentence keys of passing, by question. */
const PASSES: Record<string, string> = {
  gather: "sw-c-go",
  away: "sw-c-be-lost",
  search: "sw-c-take-nothing",
  destiny: "sw-c-no-destiny",
  respond: "sw-c-let-go",
  verify: "sw-c-let-go",
};

export const kindName = (kind: string): Message => message(`page-sw-kind-${kind}`);

/** The typed notation of a choice: its places without their kinds. */
export function notation(choice: Choice): string {
  return places(choice)
    .map((place) => place.slice(place.indexOf(":") + 1) || kindOf(place))
    .join(" ");
}
