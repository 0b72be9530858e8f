/** X-Wing's part of the page. */

import { message } from "../../shared/i18n/fluent";
import type { Kit } from "..";
import Board from "./Board.svelte";
import Detail from "./ShotOdds.svelte";
import Fleet from "./Fleet.svelte";
import ChartRow from "./solo/ChartRow.svelte";
import End from "./Result.svelte";
import Picker from "./pickers/Picker.svelte";
import Setup from "./Setup.svelte";
import { kindName, listed, notation, placeName, places } from "./choices";
import { isDice, isMark, isTold, roundOf, steps } from "./events";
import { guide } from "./guide";
import { terms } from "./terms";
import { questionWord, viewOf } from "./view";
import "./xwing.css";

const PHASES = ["planning", "system", "activation", "engagement", "end"] as const;

export const xwing: Kit = {
  id: "xwing",
  icon: "xw-dial",
  Board,
  Hand: Fleet,
  handTab: { icon: "xw-dial", label: message("page-xw-tab-ships") },
  hint: () => null,
  Option: null,
  Picker,
  picks: (view) => ["dials", "place"].includes(questionWord(viewOf(view)?.public.open ?? "nothing")),
  Setup,
  together: true,
  isDraw: (ending) => ending.args.outcome === "draw" || ending.args.outcome === "time",
  End,
  Decks: null,
  guide,
  places,
  usual: [],
  switches: [],
  buttons: ["pass:"],
  placeName,
  kindName,
  notation,
  phases: (view) => {
    const open = viewOf(view)?.public;
    if (!open || open.phase === "setup") return null;
    return {
      round: open.round,
      names: PHASES.map((phase) => message(`page-xw-phase-${phase}`)),
      now: PHASES.indexOf(open.phase),
    };
  },
  seatName: (view, seat) => {
    const own = viewOf(view)?.public.ships.filter((ship) => ship.seat === seat) ?? [];
    return own.length > 0 ? message("page-name", { name: own.map((ship) => ship.label).join(", ") }) : null;
  },
  meeting: (view) => {
    const ships = viewOf(view)?.public.ships ?? [];
    if (ships.some((ship) => ship.team === "solo" && ship.seat !== null)) return null;
    const own = ships.filter((ship) => ship.team === "player").map((ship) => ship.label);
    return message("page-xw-against-solo", { names: own.join(", ") });
  },
  handCount: (view) => viewOf(view)?.public.ships.filter((ship) => ship.status === "in-play").length ?? 0,
  roundOf,
  isMark,
  isTold,
  steps,
  Step: ChartRow,
  isChain: isDice,
  filterName: message("page-xw-log-dice"),
  numberOf: () => ({ lines: [], rule: null }),
  listed,
  terms,
  Detail,
};
