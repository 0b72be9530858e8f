/** The lines of the log: numbered by round, consecutive repetitions merged into one line. */

import type { Event as LogEvent } from "../../../wire";

/** How a game classifies its events. */
export interface EventClassifier {
  roundOf: (event: unknown) => number | null;
  logFilter: { matches: (event: unknown) => boolean };
}

export interface LogRow {
  /** The event of the line; the last one if it stands for several. */
  logEvent: LogEvent;
  /** The first of several. */
  first: LogEvent;
  times: number;
  /** The number of its first event: round, and position in it. */
  number: string;
  /** The round that begins here, if one does. */
  round: number | null;
}

const same = (a: LogEvent, b: LogEvent): boolean => JSON.stringify(a.message) === JSON.stringify(b.message);

/**
 * Newest first. `now` is the current round, used if no event opens one; `filtered` applies the game's log filter.
 */
export function logRows(
  log: readonly LogEvent[],
  classifier: EventClassifier | null,
  now: number | null,
  filtered: boolean,
): LogRow[] {
  // Events before the first new round belong to the round the match began in.
  const first =
    log.map((logEvent) => classifier?.roundOf(logEvent.event) ?? null).find((began) => began !== null) ?? null;
  let round = first === null ? (now ?? 0) : first - 1;
  let n = 0;
  const rows: LogRow[] = [];
  for (const logEvent of log) {
    const began = classifier?.roundOf(logEvent.event) ?? null;
    if (began !== null) {
      round = began;
      n = 0;
    } else n += 1;
    if (filtered && began === null && !classifier?.logFilter.matches(logEvent.event)) continue;
    const before = rows.at(-1);
    if (began === null && before?.round === null && same(before.logEvent, logEvent)) {
      rows[rows.length - 1] = { ...before, logEvent, times: before.times + 1 };
    } else rows.push({ logEvent, first: logEvent, times: 1, number: `${round}.${n}`, round: began });
  }
  return rows.reverse();
}
