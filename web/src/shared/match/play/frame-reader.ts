/** Fetches the entries that a player has not shown yet, a page at a time, as they are needed. */

import type { HistoryPage, Viewer } from "../../../wire";
import type { EventPlayer, Frame } from "./player.svelte";

/** So many entries wait at most; more are fetched when the player has come nearer. */
const AHEAD = 48;

export type ReadPage = (viewer: Viewer, from: number) => Promise<Pick<HistoryPage, "steps">>;

export class FrameReader {
  #generation = 0;
  #reading = false;
  #viewer: Viewer = "watcher";
  /** The next entry to be fetched. */
  #next = 0;

  constructor(
    private readonly player: EventPlayer,
    private readonly readPage: ReadPage,
  ) {}

  /** Forgets what is under way: an undo, another viewer. */
  restart(viewer: Viewer, next: number): void {
    this.#generation += 1;
    this.#reading = false;
    this.#viewer = viewer;
    this.#next = next;
  }

  /** The last entry has arrived; those before it are fetched if there are any. */
  arrive(frame: Frame): void {
    this.#next = Math.max(this.#next, (this.player.frame?.after ?? -1) + 1);
    if (frame.after !== this.#next || this.#reading) return void this.fill();
    this.#next = frame.after + 1;
    this.player.feed([frame]);
  }

  /** Fetches what is missing up to the player's last known entry, unless enough is waiting. */
  async fill(): Promise<void> {
    if (this.#reading) return;
    const generation = this.#generation;
    this.#reading = true;
    try {
      while (this.#isWanted()) {
        const { steps } = await this.readPage(this.#viewer, this.#next);
        if (generation !== this.#generation) return;
        const last = this.player.latest?.after ?? 0;
        const fresh = steps.filter((step) => step.after >= this.#next && step.after <= last);
        if (fresh.length === 0) return this.player.skip();
        this.#next = fresh.at(-1)!.after + 1;
        this.player.feed(fresh);
      }
    } catch {
      // Without the entries in between, the last one is shown: a match is never held up by its pictures.
      if (generation === this.#generation) this.player.skip();
    } finally {
      if (generation === this.#generation) this.#reading = false;
    }
  }

  #isWanted(): boolean {
    const { player } = this;
    this.#next = Math.max(this.#next, (player.frame?.after ?? -1) + 1);
    return player.state !== "idle" && player.queued < AHEAD && this.#next <= (player.latest?.after ?? -1);
  }
}
