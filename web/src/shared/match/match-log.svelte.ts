/** The events of a match as its viewer sees them. */

import type { Event as LogEvent, Update } from "../../wire";

export class MatchLog {
  events: LogEvent[] = $state.raw([]);

  /** Events of an update replace all earlier ones of entries from its `from` on; another viewer sees others. */
  apply(update: Pick<Update, "from" | "events">, viewerChanged: boolean): void {
    const kept = viewerChanged && update.from > 0 ? [] : this.events.filter((event) => event.n < update.from);
    this.events = [...kept, ...update.events];
  }
}
