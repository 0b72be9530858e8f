/** The card game's user interface. */

import { message } from "../../shared/i18n/fluent";
import { TURNS, defineGame, type AutoAnswer } from "../../shared/game/game-ui";
import { swccg as entry } from "./entry";
import Board from "./Board.svelte";
import DeckEditor from "./decks/DeckEditor.svelte";
import Hand from "./Hand.svelte";
import Setup from "./Setup.svelte";
import { kindName, notation, placeName, places } from "./choices";
import { isForce, isMilestone, isNarrated, explainNumber, roundOf } from "./events";
import { placeInfo } from "./place-info";
import { beatMs, joinsBeat } from "./beats";
import { guide } from "./guide";
import { lesson } from "./lesson";
import "./cards/cards.css";
import { sideName, tableOf } from "./view";
import type { Inquiries, Offered } from "./types";
import type { Choice, Event, View } from "./wire";

const PHASES = ["activate", "control", "deploy", "battle", "move", "draw"] as const;

/**
 * Where passing is the only answer the page passes and says so. Not against people: a pass that always comes after
 * the same delay would reveal that there was no other answer, so the person is asked as usual.
 */
function autoAnswer(_view: View, offers: readonly Offered[], alone: boolean): AutoAnswer<Choice> | null {
  const [only, more] = offers;
  if (!only || more || only.choice !== "pass") return null;
  return alone
    ? { offer: only, why: message("page-sw-passing") }
    : { offer: null, why: message("page-sw-passing-secret") };
}

export const swccg = defineGame<View, Choice, Event, Inquiries>({
  entry,
  Board,
  Hand,
  Setup,
  Decks: DeckEditor,
  guide,
  lesson,
  places,
  placeInfo,
  // Players usually activate all of it, so the largest amount comes first.
  sortOffers: (offers, view) => (tableOf(view)?.question === "activate" ? offers.toReversed() : offers),
  roundKeys: TURNS,
  placeName,
  kindName,
  notation,
  phases: (view) => {
    const table = tableOf(view);
    if (!table || table.phase === "start") return null;
    return {
      round: table.turn,
      names: PHASES.map((phase) => message(`page-sw-phase-${phase}`)),
      now: Math.max(0, PHASES.indexOf(table.phase as (typeof PHASES)[number])),
    };
  },
  seatName: (view, seat) => {
    const table = tableOf(view);
    return table ? sideName(table, seat) : null;
  },
  handCount: (view) => tableOf(view)?.hand.length ?? 0,
  roundOf,
  isMilestone,
  isNarrated,
  beatMs,
  numberKind: "amount",
  joinsBeat,
  logFilter: { name: message("page-sw-log-force"), matches: isForce },
  explainNumber,
  autoAnswer,
});
