/**
 * The host's commitment to its secret, saved before this browser added its share of the seed. A host that shows a
 * different one later could have chosen the dice.
 */

const PREFIX = "tallyho-promise-";

type CommitmentStorage = Pick<Storage, "getItem" | "setItem">;

/** Storage may be unavailable (private windows): then nothing is saved and nothing can be compared. */
export function saveCommitment(
  id: string,
  commitment: string,
  storage: () => CommitmentStorage = () => localStorage,
): void {
  try {
    if (storage().getItem(PREFIX + id) === null) storage().setItem(PREFIX + id, commitment);
  } catch {
    // Storage is unavailable.
  }
}

/** Whether the host now shows a commitment other than the saved one. */
export function isCommitmentBroken(
  id: string,
  commitment: string,
  storage: () => CommitmentStorage = () => localStorage,
): boolean {
  try {
    const saved = storage().getItem(PREFIX + id);
    return saved !== null && saved !== commitment;
  } catch {
    return false;
  }
}
