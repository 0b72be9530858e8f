/** Starfighter's part of the page. */

import { message } from "../../shared/i18n/fluent";
import type { Kit } from "..";
import Board from "./Board.svelte";
import DeckBuilder from "./decks/DeckBuilder.svelte";
import Hand from "./Hand.svelte";
import PlaceOption from "./cards/HandCardOption.svelte";
import Setup from "./Setup.svelte";
import { kindName, notation, placeName, places } from "./choices";
import { isChain, isMark, isTold, numberOf, roundOf } from "./events";
import { guide } from "./guide";
import "./starfighter.css";
import { handOf, tableOf } from "./view";

const PHASES = ["reinforce", "deploy", "battle", "end"] as const;

export const starfighter: Kit = {
  id: "starfighter",
  icon: "sf-init",
  Board,
  Hand,
  hint: (kind, phone) => (kind === "hand" && !phone ? message("page-sf-ask-hand") : null),
  Option: PlaceOption,
  Setup,
  Decks: DeckBuilder,
  guide,
  places,
  usual: ["face:recto"],
  switches: [["face:recto", "face:verso"]],
  buttons: ["pass:"],
  placeName,
  kindName,
  notation,
  phases: (view) => {
    const table = tableOf(view);
    if (!table || table.phase === "cruisers") return null;
    return {
      round: table.round,
      names: PHASES.map((phase) => message(`page-sf-phase-${phase}`)),
      now: PHASES.indexOf(table.phase),
    };
  },
  seatName: (view, seat) => {
    const table = tableOf(view);
    const side = table?.near.seat === seat ? table.near : table?.far;
    return side?.cruiser ? message("page-name", { name: side.cruiser }) : null;
  },
  handCount: (view) => handOf(view).length,
  roundOf,
  isMark,
  isTold,
  isChain,
  numberOf,
};
