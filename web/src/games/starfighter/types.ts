/** The shared types of the page with the views, choices, events and inquiries of Starfighter. */

import type { BoardProps, GameEvent } from "../../shared/game/game-ui";
import type { Choice } from "./wire/Choice";
import type { Event } from "./wire/Event";
import type { View } from "./wire/View";

/** This game answers no inquiries. */
export interface Inquiries {
  about: never;
  answer: never;
}

export type Props = BoardProps<View, Choice, Event, Inquiries>;
/** An entry of the log. */
export type Logged = GameEvent<Event>;
