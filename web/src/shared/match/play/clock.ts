/** The passing of time, so that tests need not wait for it. */
export interface Clock {
  /** Runs something after a time in milliseconds; returns how to call it off. */
  after(ms: number, run: () => void): () => void;
}

export const windowClock: Clock = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A clock that is moved by hand. */
export class ManualClock implements Clock {
  #now = 0;
  #waiting = new Set<{ at: number; run: () => void }>();

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run };
    this.#waiting.add(entry);
    return () => void this.#waiting.delete(entry);
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = [...this.#waiting].filter((each) => each.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#waiting.delete(due);
      this.#now = due.at;
      due.run();
    }
    this.#now = until;
  }
}
