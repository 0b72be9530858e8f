/**
 * What the host promised before this browser added its share of the seed: the hash of its secret. A host that showed
 * another one later could have chosen the dice.
 */

const PREFIX = "tallyho-promise-";

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The shelf may be closed to us (private windows): then nothing is kept and nothing can be compared. */
export function keepPromise(id: string, commitment: string, shelf: () => Shelf = () => localStorage): void {
  try {
    if (shelf().getItem(PREFIX + id) === null) shelf().setItem(PREFIX + id, commitment);
  } catch {
    // Nothing is kept.
  }
}

/** Whether the host now shows another promise than the one that was kept. */
export function isBroken(id: string, commitment: string, shelf: () => Shelf = () => localStorage): boolean {
  try {
    const kept = shelf().getItem(PREFIX + id);
    return kept !== null && kept !== commitment;
  } catch {
    return false;
  }
}
