/** The Lost Temple's user interface. */

import { message } from "../../shared/i18n/fluent";
import { settings } from "../../shared/settings.svelte";
import { defineGame, TURNS, type AutoAnswer } from "../../shared/game/game-ui";
import { temple as entry } from "./entry";
import Board from "./Board.svelte";
import ChoiceDetail from "./ChoiceDetail.svelte";
import DiceEntry from "./DiceEntry.svelte";
import Setup from "./Setup.svelte";
import TeamPanel from "./TeamPanel.svelte";
import { buttonLabel, kindName, listsSentences, extraOffers, notation, placeName, places, prefetch } from "./choices";
import { goalEntries, isMilestone, isRoll, isNarrated, explainNumber, roundOf } from "./events";
import { beatMs, joinsBeat } from "./beats";
import { guide } from "./guide";
import { terms } from "./terms";
import { sideName, tableOf } from "./view";
import type { Choice } from "./wire/Choice";
import type { Inquiries, Offered } from "./types";
import type { Event } from "./wire/Event";
import type { View } from "./wire/View";

const PHASES = ["call", "move", "act"] as const;

function phaseOf(view: View): number {
  const table = tableOf(view);
  if (!table) return 0;
  const { step } = table.public.active;
  if (["top", "arrive"].includes(table.open)) return 0;
  return step === "movement" || step === "speed" ? 1 : 2;
}

/** "Always attack in passing", if the person turned it on: the first attack offered. */
function autoAnswer(view: View, offers: readonly Offered[]): AutoAnswer<Choice> | null {
  if (!settings.switches["passing"] || tableOf(view)?.open !== "meet") return null;
  const offer = offers.find((each) => {
    const { choice } = each;
    return typeof choice === "object" && "meet" in choice && choice.meet[1];
  });
  return offer ? { offer, why: message("page-tp-passing-now", { what: offer.label }) } : null;
}

export const temple = defineGame<View, Choice, Event, Inquiries>({
  entry,
  Board,
  Hand: TeamPanel,
  handTab: { icon: "ui-person", label: message("page-tp-tab-figures") },
  hint: (kind, _phone, view) =>
    kind === "square" ? message(tableOf(view)?.open === "walk" ? "page-tp-ask-square" : "page-tp-ask-start") : null,
  Setup,
  guide,
  places,
  defaultPlaces: ["way:direct"],
  toggles: [["way:direct", "way:quiet"]],
  buttonPlaces: ["stop:", "done:", "ready:", "end-turn:"],
  placeName,
  kindName,
  notation,
  phases: (view) => {
    const table = tableOf(view);
    if (!table || table.public.turn === 0) return null;
    return {
      round: table.public.turn,
      names: PHASES.map((phase) => message(`page-tp-phase-${phase}`)),
      now: phaseOf(view),
    };
  },
  roundKeys: TURNS,
  seatName: (view, seat) => {
    const table = tableOf(view);
    const side = table?.public.sides[seat === 1 ? 1 : 0];
    return table && side ? sideName(table, side) : null;
  },
  handCount: (view) => tableOf(view)?.pieces.filter((piece) => piece.shape === "own" && piece.onMap).length ?? 0,
  roundOf,
  isMilestone,
  isNarrated,
  beatMs,
  joinsBeat,
  logFilter: { name: message("page-tp-log-rolls"), matches: isRoll },
  explainNumber,
  listsSentences,
  prefetch,
  extraOffers,
  autoAnswer,
  goalEntries,
  buttonLabel,
  terms,
  ChoiceDetail,
  DiceEntry,
});
