/** X-Wing's user interface. */

import { list, message } from "../../shared/i18n/fluent";
import { defineGame } from "../../shared/game/game-ui";
import { xwing as entry } from "./entry";
import Board from "./Board.svelte";
import ShotOdds from "./ShotOdds.svelte";
import Fleet from "./Fleet.svelte";
import ChartRow from "./solo/ChartRow.svelte";
import Result from "./Result.svelte";
import Picker from "./pickers/Picker.svelte";
import Setup from "./Setup.svelte";
import { kindName, listsSentences, notation, placeName, places, sortOffers } from "./choices";
import { isDice, isMilestone, isNarrated, roundOf, narrationSteps, playedSteps } from "./events";
import { beatMs, joinsBeat } from "./beats";
import { guide } from "./guide";
import { terms } from "./terms";
import { questionKind, viewOf } from "./view";
import type { Inquiries } from "./types";
import type { Choice, Event, View } from "./wire";

const PHASES = ["planning", "system", "activation", "engagement", "end"] as const;

export const xwing = defineGame<View, Choice, Event, Inquiries>({
  entry,
  Board,
  Hand: Fleet,
  handTab: { icon: "xw-dial", label: message("page-xw-tab-ships") },
  picker: { Picker, handles: (view) => ["dials", "place"].includes(questionKind(view.open)) },
  Setup,
  Result,
  guide,
  places,
  sortOffers,
  placeName,
  kindName,
  notation,
  phases: (view) => {
    const publicView = viewOf(view);
    if (!publicView || publicView.phase === "setup") return null;
    return {
      round: publicView.round,
      names: PHASES.map((phase) => message(`page-xw-phase-${phase}`)),
      now: PHASES.indexOf(publicView.phase),
    };
  },
  roundKeys: {
    now: "page-xw-context",
    phone: "page-xw-context-phone",
    start: "page-xw-context-start",
    short: "page-xw-round-short",
  },
  seatName: (view, seat) => {
    const own = viewOf(view)?.ships.filter((ship) => ship.seat === seat) ?? [];
    return own.length > 0 ? message("page-name", { name: list(own.map((ship) => ship.label)) }) : null;
  },
  matchup: (view) => {
    const ships = viewOf(view)?.ships ?? [];
    if (ships.some((ship) => ship.team === "solo" && ship.seat !== null)) return null;
    const own = ships.filter((ship) => ship.team === "player").map((ship) => ship.label);
    return message("page-xw-against-solo", { names: list(own) });
  },
  handCount: (view) => viewOf(view)?.ships.filter((ship) => ship.status === "in-play").length ?? 0,
  roundOf,
  isMilestone,
  isNarrated,
  narrationSteps,
  playedSteps,
  beatMs,
  joinsBeat,
  StepDetail: ChartRow,
  logFilter: { name: message("page-xw-log-dice"), matches: isDice },
  listsSentences,
  previewsAll: (view) => ["slot", "system", "drag", "ahead", "spin"].includes(questionKind(view.open)),
  terms,
  ChoiceDetail: ShotOdds,
});
