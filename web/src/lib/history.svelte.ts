/** A match as its viewer saw it, step by step, for the replay slider. */

import { api } from "./api";
import type { As, HistoryStep, Message } from "../wire";
import { Refused } from "./api";

export class History {
  steps: HistoryStep[] = $state.raw([]);
  /** Which step is looked at; nothing is the present. */
  at: number | null = $state(null);
  playing = $state(false);
  fault: Message | null = $state.raw(null);
  #timer: ReturnType<typeof setInterval> | null = null;
  #reading: Promise<void> | null = null;

  constructor(
    readonly id: string,
    private eyes: As,
  ) {}

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): HistoryStep | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  /** Another pair of eyes, or something taken back: what was read no longer holds. */
  forget(eyes: As, from: number): void {
    this.steps = eyes === this.eyes ? this.steps.slice(0, from + 1) : [];
    this.eyes = eyes;
  }

  /** Reads every step up to `entries`; several callers share one reading. */
  async read(entries: number): Promise<void> {
    while (this.#reading) await this.#reading;
    if (this.steps.length > entries) return;
    this.#reading = this.#pages(entries);
    try {
      await this.#reading;
      this.fault = null;
    } catch (fault) {
      this.fault = fault instanceof Refused ? fault.reason : { key: "page-unreachable", args: {}, rule: null };
    } finally {
      this.#reading = null;
    }
  }

  async #pages(entries: number): Promise<void> {
    const steps = [...this.steps];
    let from: number | null = steps.length;
    while (from !== null && steps.length <= entries) {
      const page: { steps: HistoryStep[]; next: number | null } = await api.history(this.id, this.eyes, from);
      steps.push(...page.steps);
      from = page.steps.length === 0 ? null : page.next;
    }
    this.steps = steps;
  }

  go(at: number | null): void {
    this.at = at === null ? null : Math.max(0, Math.min(at, this.last));
  }

  play(every: number): void {
    this.stop();
    if (this.steps.length === 0) return;
    if (this.at === null || this.at >= this.last) this.at = 0;
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.at === null || this.at >= this.last) this.stop();
      else this.at += 1;
    }, every);
  }

  stop(): void {
    this.playing = false;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
