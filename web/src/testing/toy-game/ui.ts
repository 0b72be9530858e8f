import { defineGame, type Inquiries } from "../../shared/game/game-ui";
import { message } from "../../shared/i18n/fluent";
import { toy as entry } from "./entry";
import Board from "./Board.svelte";
import Setup from "./Setup.svelte";
import type { Choice, Event, View } from "./types";

const text = (name: string) => message("page-name", { name });

export const toy = defineGame<View, Choice, Event, Inquiries>({
  entry,
  Board,
  Hand: Board,
  Setup,
  places: ({ take }) => [`take:${take}`],
  placeName: (place) => text(place),
  kindName: text,
  notation: ({ take }) => `t${take}`,
  phases: ({ round }) => ({ round, names: [text("taking")], now: 0 }),
  seatName: (_, seat) => text(`player ${seat + 1}`),
  handCount: ({ sticks }) => sticks,
  guide: () => null,
  roundOf: (event) => ("round" in event ? event.round : null),
  isNarrated: (event) => "taken" in event,
  isMilestone: (event) => "round" in event,
  logFilter: { name: text("taken"), matches: (event) => "taken" in event },
});
