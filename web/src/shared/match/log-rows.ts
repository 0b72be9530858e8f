/** The lines of the log: numbered by round, the same sentence several times in a row told once. */

import type { Event as Told } from "../../wire";

/** What a game says of its events. */
export interface Rounds {
  roundOf: (event: unknown) => number | null;
  isChain: (event: unknown) => boolean;
}

export interface Row {
  /** What the line says, the last of them where it stands for several. */
  told: Told;
  /** The first of them. */
  first: Told;
  times: number;
  /** The number of its first event: round, and place in it. */
  number: string;
  /** The round that begins here, where one does. */
  round: number | null;
}

const same = (a: Told, b: Told): boolean => JSON.stringify(a.message) === JSON.stringify(b.message);

/** Newest first; `now` is the round being played where nothing tells it, and `chains` leaves out what is no chain. */
export function rowsOf(log: readonly Told[], rounds: Rounds | null, now: number | null, chains: boolean): Row[] {
  // What stands before the first new round belongs to the one the match began in.
  const first = log.map((told) => rounds?.roundOf(told.event) ?? null).find((began) => began !== null) ?? null;
  let round = first === null ? (now ?? 0) : first - 1;
  let n = 0;
  const made: Row[] = [];
  for (const told of log) {
    const began = rounds?.roundOf(told.event) ?? null;
    if (began !== null) {
      round = began;
      n = 0;
    } else n += 1;
    if (chains && began === null && !rounds?.isChain(told.event)) continue;
    const before = made.at(-1);
    if (began === null && before?.round === null && same(before.told, told)) {
      made[made.length - 1] = { ...before, told, times: before.times + 1 };
    } else made.push({ told, first: told, times: 1, number: `${round}.${n}`, round: began });
  }
  return made.reverse();
}
