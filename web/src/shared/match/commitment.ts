/**
 * What the host promised before this browser added its share of the seed: the hash of its secret. A host that showed
 * another one later could have chosen the dice.
 */

const PREFIX = "tallyho-promise-";

type CommitmentStorage = Pick<Storage, "getItem" | "setItem">;

/** The shelf may be closed to us (private windows): then nothing is kept and nothing can be compared. */
export function saveCommitment(
  id: string,
  commitment: string,
  storage: () => CommitmentStorage = () => localStorage,
): void {
  try {
    if (storage().getItem(PREFIX + id) === null) storage().setItem(PREFIX + id, commitment);
  } catch {
    // Nothing is kept.
  }
}

/** Whether the host now shows another promise than the one that was kept. */
export function isCommitmentBroken(
  id: string,
  commitment: string,
  storage: () => CommitmentStorage = () => localStorage,
): boolean {
  try {
    const kept = storage().getItem(PREFIX + id);
    return kept !== null && kept !== commitment;
  } catch {
    return false;
  }
}
