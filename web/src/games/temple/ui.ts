/** The Lost Temple's user interface. */

import { message } from "../../shared/i18n/fluent";
import { settings } from "../../shared/settings.svelte";
import type { Offer } from "../../wire";
import type { GameUi } from "../../shared/game/game-ui";
import { temple as entry } from "./entry";
import Board from "./Board.svelte";
import ChoiceDetail from "./ChoiceDetail.svelte";
import DiceEntry from "./DiceEntry.svelte";
import Setup from "./Setup.svelte";
import TeamPanel from "./TeamPanel.svelte";
import { buttonLabel, kindName, listsSentences, extraOffers, notation, placeName, places, prefetch } from "./choices";
import { goalEntries, isMilestone, isRoll, isNarrated, explainNumber, roundOf } from "./events";
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

/** "Always attack in passing", if the person turned it on: the first attack offered. */
function autoAnswer(view: unknown, offers: readonly Offer[]): ReturnType<NonNullable<GameUi["autoAnswer"]>> {
  if (!settings.switches["passing"] || tableOf(view)?.open !== "meet") return null;
  const offer = offers.find((each) => {
    const choice = each.choice as Choice;
    return typeof choice === "object" && "meet" in choice && choice.meet[1];
  });
  return offer ? { offer, why: message("page-tp-passing-now", { what: offer.label }) } : null;
}

export const temple: GameUi = {
  entry,
  Board,
  Hand: TeamPanel,
  handTab: { icon: "ui-person", label: message("page-tp-tab-figures") },
  hint: (kind, _phone, view) =>
    kind === "square" ? message(tableOf(view)?.open === "walk" ? "page-tp-ask-square" : "page-tp-ask-start") : null,
  PlaceOption: null,
  Setup,
  Decks: null,
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
  handCount: (view) => tableOf(view)?.pieces.filter((piece) => piece.shape === "own" && piece.onMap).length ?? 0,
  roundOf,
  isMilestone,
  isNarrated,
  matchesLogFilter: isRoll,
  logFilterName: message("page-tp-log-rolls"),
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
};
