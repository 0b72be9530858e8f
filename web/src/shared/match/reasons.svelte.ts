/** Why the bots acted as they did, by log entry, as far as it was asked for. */

import type { ClientMessage, Why } from "../../wire";

export class Reasons {
  byEntry: Record<number, Why> = $state.raw({});

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** A sealed reason is asked for again: it is told when the match is over. */
  request(entry: number): void {
    if (this.byEntry[entry]?.sealed ?? true) this.send({ type: "why", entry });
  }

  take(why: Why): void {
    this.byEntry = { ...this.byEntry, [why.entry]: why };
  }

  /** Forgets the reasons of entries that were replaced, as by an undo. */
  truncate(from: number): void {
    const kept = Object.entries(this.byEntry).filter(([entry]) => Number(entry) < from);
    if (kept.length < Object.keys(this.byEntry).length) this.byEntry = Object.fromEntries(kept);
  }
}
