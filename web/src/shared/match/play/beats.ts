/** What is shown in one go: one event or several that belong together, with the time they take. */

import type { GameUi } from "../../game/game-ui";
import type { Event as LogEvent } from "../../../wire";

export interface Beat {
  /** The events shown together; the sentence is that of the first. */
  events: LogEvent[];
  /** How many events of the frame have been told when this beat is shown. */
  told: number;
  /** How long it is shown, in milliseconds. */
  calm: number;
  fast: number;
}

type Script = Pick<GameUi, "isNarrated" | "playedSteps" | "beatMs" | "joinsBeat">;

/** The beats of the events of one entry. Events that are not narrated are told with the beat before them. */
export function beatsOf(game: Script | null, events: readonly LogEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const [i, logEvent] of events.entries()) {
    const last = beats.at(-1);
    if (game && !game.isNarrated(logEvent.event)) {
      if (last) last.told = i + 1;
      continue;
    }
    if (last && game?.joinsBeat(logEvent.event, last.events)) {
      last.events.push(logEvent);
      last.told = i + 1;
      continue;
    }
    const [calm, fast] = game?.beatMs(logEvent.event) ?? [900, 300];
    for (const step of game?.playedSteps(logEvent) ?? [logEvent])
      beats.push({ events: [step], told: i + 1, calm, fast });
  }
  return beats;
}
