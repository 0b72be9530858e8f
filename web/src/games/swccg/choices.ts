/**
 * Which places a choice touches, what they are called, and how a choice is typed.
 *
 * A choice is said in the order people say it: who (a card in hand or on the table), what it does, where to. What is
 * lost is one kind of place whether it lies in a pile, in hand or on the table, because one question asks for all. Only
 * passing touches a single place, so that it is never what is asked for first.
 */

import { message, localize } from "../../shared/i18n/fluent";
import { kindOf, type Place, type OfferPlaces } from "../../shared/match/picking.svelte";
import type { Message } from "../../wire";
import { printed } from "./content";
import { locationOf, objName, tableOf, type Table } from "./view";
import type { CardName, Choice, ObjId, To, Way } from "./wire";

const inHand = (card: CardName): Place => `who:h${card}`;
const onTable = (id: ObjId): Place => `who:t${id}`;
const actionPlace = (what: string): Place => `deed:${what}`;
const towards = (id: ObjId): Place => `to:${id}`;

function toPlaces(to: To): Place[] {
  if ("row" in to) return [`to:row-${to.row}`];
  if ("over" in to) return [towards(to.over)];
  if ("at" in to) return [towards(to.at)];
  if ("aboard" in to) return [towards(to.aboard[0]), `role:${to.aboard[1]}`];
  return [towards(to.on)];
}

function wayPlaces(way: Way): Place[] {
  if (typeof way === "string") return [actionPlace(way)];
  const [how, where] = Object.entries(way)[0] ?? ["", 0];
  const name = actionPlace(how.replace("_", "-"));
  return Array.isArray(where) ? [name, towards(where[0]), `role:${where[1]}`] : [name, towards(where)];
}

const targetPlaces = (target: ObjId | null): Place[] => (target === null ? [] : [towards(target)]);

export function places(choice: unknown): Place[] {
  const made = choice as Choice;
  if (made === "pass") return ["pass:"];
  if (typeof made === "string") return [`draw:${made}`, actionPlace(made)];
  if ("start" in made) return [`take:${made.start}`, actionPlace("take")];
  if ("take" in made) return [`take:${made.take}`, actionPlace("take")];
  if ("activate" in made) return [`amount:${made.activate}`, actionPlace("activate")];
  if ("pick" in made) return [`pick:${made.pick}`, actionPlace("pick")];
  if ("drain" in made) return [onTable(made.drain), actionPlace("drain")];
  if ("drain_less" in made) return [onTable(made.drain_less), actionPlace("drain-less")];
  if ("deploy" in made) return [inHand(made.deploy.card), actionPlace("deploy"), ...toPlaces(made.deploy.to)];
  if ("deploy_with" in made) {
    const { ship, pilot, at } = made.deploy_with;
    return [inHand(ship), actionPlace(`with-${pilot}`), towards(at)];
  }
  if ("play" in made)
    return [inHand(made.play.card), actionPlace(`play-${made.play.clause}`), ...targetPlaces(made.play.target)];
  if ("use" in made)
    return [onTable(made.use.card), actionPlace(`use-${made.use.clause}`), ...targetPlaces(made.use.target)];
  if ("aim" in made) return [towards(made.aim), actionPlace("aim")];
  if ("transfer" in made) return [onTable(made.transfer.card), actionPlace("transfer"), towards(made.transfer.to)];
  if ("battle" in made) return [onTable(made.battle), actionPlace("battle")];
  if ("attack" in made) return [onTable(made.attack), actionPlace("attack")];
  if ("fire" in made) return [onTable(made.fire.weapon), actionPlace("fire"), towards(made.fire.target)];
  if ("forfeit" in made) return [`lose:t${made.forfeit}`, actionPlace("lose")];
  if ("lose" in made)
    return ["pile" in made.lose ? `lose:${made.lose.pile}` : `lose:h${made.lose.hand}`, actionPlace("lose")];
  if ("move" in made) return [onTable(made.move.card), ...wayPlaces(made.move.way)];
  if ("transit" in made) return [onTable(made.transit.from), actionPlace("transit"), towards(made.transit.to)];
  return [onTable(made.join), actionPlace("join")];
}

/** The places a card on the table may stand for, the most telling first. */
export const placesOf = (id: ObjId): Place[] => [towards(id), `lose:t${id}`, onTable(id)];
/** The places a card in hand may stand for. */
export const placesInHand = (card: CardName): Place[] => [`lose:h${card}`, inHand(card), `take:${card}`];

/** A card on the table and where it stands. */
function nameWithLocation(table: Table, id: ObjId): Message {
  const at = locationOf(table, id);
  const card = objName(table, id);
  return at === null || at === id ? card : message("page-sw-there", { card, at: objName(table, at) });
}

function rowName(table: Table, n: number): Message {
  const before = table.spots[n];
  return before
    ? message("page-sw-before", { card: objName(table, before.id) })
    : message(table.spots.length === 0 ? "page-sw-first" : "page-sw-last");
}

/** What a text does, in the words of the offers it belongs to. */
function textName(place: Place, offers: readonly OfferPlaces[]): Message | null {
  const named = (each: OfferPlaces): Message | null => {
    const what = each.offer.label.args["what"];
    return typeof what === "object" && !Array.isArray(what) ? what : null;
  };
  const mine = offers.find((each) => each.places.includes(place));
  const what = mine ? named(mine) : null;
  if (!what) return null;
  // Two texts that read alike are told apart by their number.
  const alike = offers.some(
    (each) => !each.places.includes(place) && named(each) && localize(named(each)!) === localize(what),
  );
  return alike ? null : what;
}

function actionName(which: string, offers: readonly OfferPlaces[]): Message {
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

export function placeName(place: Place, view: unknown, offers: readonly OfferPlaces[] = []): Message {
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

/** Not acting, in the words of what is asked. */
const PASSES: Record<string, string> = {
  gather: "sw-c-go",
  away: "sw-c-be-lost",
  search: "sw-c-take-nothing",
  destiny: "sw-c-no-destiny",
  respond: "sw-c-let-go",
  verify: "sw-c-let-go",
};

export const kindName = (kind: string): Message => message(`page-sw-kind-${kind}`);

/** A choice as one would type it: its places without their kinds. */
export function notation(choice: unknown): string {
  return places(choice)
    .map((place) => place.slice(place.indexOf(":") + 1) || kindOf(place))
    .join(" ");
}
