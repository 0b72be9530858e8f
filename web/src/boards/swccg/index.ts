/** The card game's part of the page. */

import { message } from "../../lib/fluent";
import type { Offer } from "../../wire";
import type { Kit } from "..";
import Board from "./Board.svelte";
import DeckView from "./DeckView.svelte";
import Hand from "./Hand.svelte";
import Setup from "./Setup.svelte";
import { kindName, notation, placeName, places } from "./choices";
import { isForce, isMark, isTold, numberOf, roundOf } from "./events";
import { guide } from "./guide";
import "./swccg.css";
import { sideName, tableOf } from "./view";

const PHASES = ["activate", "control", "deploy", "battle", "move", "draw"] as const;

/** Where nothing but passing is left the page passes, and says so: the program takes it as any other pass. */
function settled(_view: unknown, offers: readonly Offer[]): ReturnType<NonNullable<Kit["settled"]>> {
  const [only, more] = offers;
  return only && !more && only.choice === "pass" ? { offer: only, why: message("page-sw-passing") } : null;
}

export const swccg: Kit = {
  id: "swccg",
  icon: "cg-force",
  Board,
  Hand,
  hint: () => null,
  Option: null,
  Setup,
  Decks: DeckView,
  guide,
  places,
  usual: [],
  switches: [],
  buttons: ["pass:"],
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
  isMark,
  isTold,
  isChain: isForce,
  filterName: message("page-sw-log-force"),
  numberOf,
  settled,
};
