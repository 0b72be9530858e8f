/** The Lost Temple's part of the page. */

import { message } from "../../shared/i18n/fluent";
import { settings } from "../../shared/settings.svelte";
import type { Offer } from "../../wire";
import type { Kit } from "..";
import Board from "./Board.svelte";
import Detail from "./ChoiceDetail.svelte";
import Dice from "./DiceEntry.svelte";
import Setup from "./Setup.svelte";
import Team from "./TeamPanel.svelte";
import { brief, kindName, listed, more, notation, placeName, places, wondering } from "./choices";
import { aims, isMark, isRoll, isTold, numberOf, roundOf } from "./events";
import { guide } from "./guide";
import "./temple.css";
import { terms } from "./terms";
import { sideName, tableOf } from "./view";
import type { Choice } from "./wire/Choice";

const PHASES = ["call", "move", "act"] as const;

function phaseOf(view: unknown): number {
  const table = tableOf(view);
  if (!table) return 0;
  const { step } = table.public.active;
  if (["top", "arrive"].includes(table.open)) return 0;
  return step === "movement" || step === "speed" ? 1 : 2;
}

/** "Always attack in passing", if the person chose so: the first attack offered. */
function settled(view: unknown, offers: readonly Offer[]): ReturnType<NonNullable<Kit["settled"]>> {
  if (!settings.passing || tableOf(view)?.open !== "meet") return null;
  const offer = offers.find((each) => {
    const choice = each.choice as Choice;
    return typeof choice === "object" && "meet" in choice && choice.meet[1];
  });
  return offer ? { offer, why: message("page-tp-passing-now", { what: offer.label }) } : null;
}

export const temple: Kit = {
  id: "temple",
  icon: "tp-move",
  Board,
  Hand: Team,
  handTab: { icon: "ui-person", label: message("page-tp-tab-figures") },
  hint: (kind, _phone, view) =>
    kind === "square" ? message(tableOf(view)?.open === "walk" ? "page-tp-ask-square" : "page-tp-ask-start") : null,
  Option: null,
  Setup,
  Decks: null,
  guide,
  places,
  usual: ["way:direct"],
  switches: [["way:direct", "way:quiet"]],
  buttons: ["stop:", "done:", "ready:", "end-turn:"],
  placeName,
  kindName,
  notation,
  phases: (view) => {
    const table = tableOf(view);
    if (!table || table.public.turn === 0) return null;
    return {
      round: Math.ceil(table.public.turn / 2),
      names: PHASES.map((phase) => message(`page-tp-phase-${phase}`)),
      now: phaseOf(view),
    };
  },
  seatName: (view, seat) => {
    const table = tableOf(view);
    const side = table?.public.sides[seat === 1 ? 1 : 0];
    return table && side ? sideName(table, side) : null;
  },
  handCount: (view) => tableOf(view)?.pieces.filter((piece) => piece.shape === "own" && piece.there).length ?? 0,
  roundOf,
  isMark,
  isTold,
  isChain: isRoll,
  filterName: message("page-tp-log-rolls"),
  numberOf,
  listed,
  wondering,
  more,
  settled,
  aims,
  brief,
  terms,
  Detail,
  Dice,
};
