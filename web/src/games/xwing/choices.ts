/** Which places a choice touches, the names of places, and the typed notation of a choice. */

import { message } from "../../shared/i18n/fluent";
import { type Place } from "../../shared/match/picking.svelte";
import type { GameOffer } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import { bearingParts, bearingId, printedColor, questionKind, shipName, viewOf } from "./view";
import type { Choice, DialSetting, TargetedAction, View } from "./wire";

const ship = (id: number): Place => `ship:${id}`;
export const dialPlace = (setting: DialSetting): Place => `dial:${bearingId(setting.bearing)}:${setting.speed}`;

const numbered = (view: View | null, label: string): number | null => {
  const found = view?.ships.findIndex((each) => each.label === label) ?? -1;
  return found < 0 ? null : found;
};

export function places(choice: Choice, view: View): Place[] {
  const picked = choice;
  if (picked === "pass") return ["pass:"];
  if (typeof picked === "string") return [`answer:${picked}`];
  if ("place" in picked)
    return [ship(picked.place[0]), `spot:${picked.place[1].x}:${picked.place[1].y}:${picked.place[1].heading}`];
  if ("dial" in picked) return [ship(picked.dial[0]), dialPlace(picked.dial[1])];
  if ("next" in picked) return [ship(picked.next)];
  if ("fire" in picked) return [ship(picked.fire[1]), `weapon:${picked.fire[0]}`];
  if ("act" in picked) return actPlaces(picked.act, viewOf(view));
  return [`answer:${JSON.stringify(picked)}`];
}

function actPlaces(act: TargetedAction, view: View | null): Place[] {
  if (typeof act === "string") return [`act:${act}`];
  const [[word, about]] = Object.entries(act) as [[string, unknown]];
  const label = typeof about === "object" && about !== null && "ship" in about ? String(about.ship) : null;
  const target =
    label === null ? (["coordinate", "jam", "tractor"].includes(word) ? Number(about) : null) : numbered(view, label);
  return [`act:${word}:${JSON.stringify(about)}`, ...(target === null ? [] : [ship(target)])];
}

/** A maneuver in words, with its printed color. */
export function maneuverName(view: View, id: number, setting: DialSetting): Message {
  const about = viewOf(view)?.ships[id];
  const color = about ? printedColor(about, setting) : "white";
  return message("xw-maneuver", { speed: setting.speed, ...bearingParts(setting.bearing), colour: color });
}

export function placeName(place: Place, view: View): Message {
  const [kind, ...which] = place.split(":");
  const about = viewOf(view);
  if (kind === "ship") {
    const found = about?.ships[Number(which[0])];
    return message("page-xw-ship", { id: found?.label ?? "", name: found ? shipName(found) : "" });
  }
  if (kind === "spot") return message("page-xw-spot", { x: Number(which[0]) / 1000, y: Number(which[1]) / 1000 });
  if (kind === "dial") return message("page-name", { name: which.join(" ") });
  return message(kind === "pass" ? "page-xw-pass" : "page-xw-answer");
}

export const kindName = (kind: string): Message =>
  message(`page-xw-kind-${kind === "ship" || kind === "spot" ? kind : "answer"}`);

/** Whether the answers are few and each is a sentence of its own. */
export function listsSentences(view: View): boolean {
  const publicView = viewOf(view)?.open;
  return publicView !== undefined && !["dials", "place"].includes(questionKind(publicView));
}

const SHORT: Record<string, string> = {
  straight: "s",
  koiogran: "k",
  stationary: "x",
  reverse: "r",
  "bank-left": "bl",
  "bank-right": "br",
  "turn-left": "tl",
  "turn-right": "tr",
  "segnor-left": "sl",
  "segnor-right": "sr",
  "tallon-left": "ll",
  "tallon-right": "lr",
  "reverse-bank-left": "rl",
  "reverse-bank-right": "rr",
};

/** As said at the table: `2bl` is a 2 bank to the left. */
export function notation(choice: Choice, view: View): string {
  const picked = choice;
  const label = (id: number): string => viewOf(view)?.ships[id]?.label.toLowerCase() ?? "";
  if (picked === "pass") return "p";
  if (typeof picked === "string") return picked;
  if ("dial" in picked)
    return `${label(picked.dial[0])} ${picked.dial[1].speed}${SHORT[bearingId(picked.dial[1].bearing)] ?? ""}`;
  if ("next" in picked) return label(picked.next);
  if ("fire" in picked) return `fire ${label(picked.fire[1])} ${picked.fire[0] + 1}`;
  if ("act" in picked) return typeof picked.act === "string" ? picked.act : (Object.keys(picked.act)[0] ?? "");
  return JSON.stringify(picked);
}

const locksObstacle = (choice: Choice): boolean =>
  typeof choice === "object" &&
  "act" in choice &&
  typeof choice.act === "object" &&
  "lock" in choice.act &&
  "obstacle" in choice.act.lock;

/** Locks on obstacles are seldom meant and many: they come after everything else. */
export const sortOffers = (offers: readonly GameOffer<Choice>[]): GameOffer<Choice>[] =>
  [...offers].sort((a, b) => Number(locksObstacle(a.choice)) - Number(locksObstacle(b.choice)));
