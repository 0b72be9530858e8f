/** Which places a choice touches, what they are called, and how a choice is typed. */

import { message } from "../../shared/i18n/fluent";
import { type Place } from "../../shared/match/picking.svelte";
import type { Message } from "../../wire";
import { bearingParts, bearingWord, printedColour, questionWord, shipName, viewOf } from "./view";
import type { Choice, Setting, View } from "./wire";

const ship = (id: number): Place => `ship:${id}`;
export const dialPlace = (setting: Setting): Place => `dial:${bearingWord(setting.bearing)}:${setting.speed}`;

const numbered = (view: View | null, label: string): number | null => {
  const found = view?.public.ships.findIndex((each) => each.label === label) ?? -1;
  return found < 0 ? null : found;
};

export function places(choice: unknown, view: unknown): Place[] {
  const made = choice as Choice;
  if (made === "pass") return ["pass:"];
  if (typeof made === "string") return [`answer:${made}`];
  if ("place" in made)
    return [ship(made.place[0]), `spot:${made.place[1].x}:${made.place[1].y}:${made.place[1].heading}`];
  if ("dial" in made) return [ship(made.dial[0]), dialPlace(made.dial[1])];
  if ("next" in made) return [ship(made.next)];
  if ("fire" in made) return [ship(made.fire[1]), `weapon:${made.fire[0]}`];
  if ("act" in made) return actPlaces(made.act, viewOf(view));
  return [`answer:${JSON.stringify(made)}`];
}

function actPlaces(act: string | Record<string, unknown>, view: View | null): Place[] {
  if (typeof act === "string") return [`act:${act}`];
  const [[word, about]] = Object.entries(act) as [[string, unknown]];
  const label = typeof about === "object" && about !== null && "ship" in about ? String(about.ship) : null;
  const target =
    label === null ? (["coordinate", "jam", "tractor"].includes(word) ? Number(about) : null) : numbered(view, label);
  return [`act:${word}:${JSON.stringify(about)}`, ...(target === null ? [] : [ship(target)])];
}

/** A maneuver in words, with its printed colour. */
export function maneuverName(view: unknown, id: number, setting: Setting): Message {
  const about = viewOf(view)?.public.ships[id];
  const colour = about ? printedColour(about, setting) : "white";
  return message("xw-maneuver", { speed: setting.speed, ...bearingParts(setting.bearing), colour });
}

export function placeName(place: Place, view: unknown): Message {
  const [kind, ...which] = place.split(":");
  const about = viewOf(view);
  if (kind === "ship") {
    const found = about?.public.ships[Number(which[0])];
    return message("page-xw-ship", { id: found?.label ?? "", name: found ? shipName(found) : "" });
  }
  if (kind === "spot") return message("page-xw-spot", { x: Number(which[0]) / 1000, y: Number(which[1]) / 1000 });
  if (kind === "dial") return message("page-name", { name: which.join(" ") });
  return message(kind === "pass" ? "page-xw-pass" : "page-xw-answer");
}

export const kindName = (kind: string): Message =>
  message(`page-xw-kind-${kind === "ship" || kind === "spot" ? kind : "answer"}`);

/** Whether the answers are few and each a sentence of its own. */
export function listsSentences(view: unknown): boolean {
  const open = viewOf(view)?.public.open;
  return open !== undefined && !["dials", "place"].includes(questionWord(open));
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

/** As one would say it at the table: `2bl` is a 2 bank to the left. */
export function notation(choice: unknown, view: unknown): string {
  const made = choice as Choice;
  const label = (id: number): string => viewOf(view)?.public.ships[id]?.label.toLowerCase() ?? "";
  if (made === "pass") return "p";
  if (typeof made === "string") return made;
  if ("dial" in made)
    return `${label(made.dial[0])} ${made.dial[1].speed}${SHORT[bearingWord(made.dial[1].bearing)] ?? ""}`;
  if ("next" in made) return label(made.next);
  if ("fire" in made) return `fire ${label(made.fire[1])} ${made.fire[0] + 1}`;
  if ("act" in made) return typeof made.act === "string" ? made.act : (Object.keys(made.act)[0] ?? "");
  return JSON.stringify(made);
}
