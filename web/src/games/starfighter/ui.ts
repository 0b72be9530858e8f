/** Starfighter's user interface. */

import { message } from "../../shared/i18n/fluent";
import { defineGame } from "../../shared/game/game-ui";
import { starfighter as entry } from "./entry";
import Board from "./Board.svelte";
import DeckBuilder from "./decks/DeckBuilder.svelte";
import Hand from "./Hand.svelte";
import HandCardOption from "./cards/HandCardOption.svelte";
import Setup from "./Setup.svelte";
import { kindName, notation, placeName, places } from "./choices";
import { isChainStep, isMilestone, isNarrated, explainNumber, roundOf } from "./events";
import { beatMs, joinsBeat } from "./beats";
import { guide } from "./guide";
import { handOf, tableOf } from "./view";
import type { Inquiries } from "./types";
import type { Choice } from "./wire/Choice";
import type { Event } from "./wire/Event";
import type { View } from "./wire/View";

const PHASES = ["reinforce", "deploy", "battle", "end"] as const;

export const starfighter = defineGame<View, Choice, Event, Inquiries>({
  entry,
  Board,
  Hand,
  hint: (kind, phone) => (kind === "hand" && !phone ? message("page-sf-ask-hand") : null),
  PlaceOption: { kind: "hand", Option: HandCardOption },
  Setup,
  Decks: DeckBuilder,
  guide,
  places,
  defaultPlaces: ["face:recto"],
  toggles: [["face:recto", "face:verso"]],
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
  isMilestone,
  isNarrated,
  beatMs,
  joinsBeat,
  logFilter: { name: message("page-log-chains"), matches: isChainStep },
  explainNumber,
});
