/** A match as its viewer saw it, entry by entry, for the replay slider. */

import { api } from "../net/api";
import type { Viewer, HistoryStep, Message } from "../../wire";
import { ApiError } from "../net/api";

/** How long an entry must be shown before the engine is asked about it, in milliseconds. */
const INQUIRY_DELAY_MS = 120;

export class History {
  steps: HistoryStep[] = $state.raw([]);
  /** The entry being shown; null is the present. */
  at: number | null = $state(null);
  playing = $state(false);
  error: Message | null = $state.raw(null);
  #timer: ReturnType<typeof setInterval> | null = null;
  #pendingRead: Promise<void> | null = null;
  /** The engine's answers about past states, by entry and question. */
  #answers: Record<string, unknown> = $state.raw({});
  #inquiries = new Set<string>();

  constructor(
    readonly id: string,
    private viewer: Viewer,
  ) {}

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): HistoryStep | null {
    return this.at === null ? null : (this.steps[this.at] ?? null);
  }

  /** Drops what no longer holds after an undo, or everything if the viewer changed. */
  truncate(viewer: Viewer, from: number): void {
    const lastKept = viewer === this.viewer ? from : -1;
    this.steps = this.steps.slice(0, lastKept + 1);
    this.viewer = viewer;
    const isKept = (key: string): boolean => Number.parseInt(key, 10) <= lastKept;
    const answers = Object.entries(this.#answers);
    if (!answers.every(([key]) => isKept(key)))
      this.#answers = Object.fromEntries(answers.filter(([key]) => isKept(key)));
    for (const key of this.#inquiries) if (!isKept(key)) this.#inquiries.delete(key);
  }

  /** Reads every entry up to `entries`; concurrent callers share one request. */
  async read(entries: number): Promise<void> {
    while (this.#pendingRead) await this.#pendingRead;
    if (this.steps.length > entries) return;
    this.#pendingRead = this.#readPages(entries);
    try {
      await this.#pendingRead;
      this.error = null;
    } catch (error) {
      this.error = error instanceof ApiError ? error.reason : { key: "page-unreachable", args: {}, rule: null };
    } finally {
      this.#pendingRead = null;
    }
  }

  async #readPages(entries: number): Promise<void> {
    const steps = [...this.steps];
    let from: number | null = steps.length;
    while (from !== null && steps.length <= entries) {
      const page: { steps: HistoryStep[]; next: number | null } = await api.history(this.id, this.viewer, from);
      steps.push(...page.steps);
      from = page.steps.length === 0 ? null : page.next;
    }
    this.steps = steps;
  }

  /**
   * The engine's answer to a game-specific question about the shown entry, or null until it has arrived. It is sent
   * only after the entry has been shown for a moment: a slider is dragged across many entries.
   */
  inquire(about: unknown): unknown {
    const { at, viewer } = this;
    if (at === null) return null;
    const key = `${at} ${JSON.stringify(about)}`;
    if (key in this.#answers) return this.#answers[key];
    if (!this.#inquiries.has(key)) {
      this.#inquiries.add(key);
      setTimeout(() => {
        if (this.at === at && this.viewer === viewer) void this.#ask(at, about, key);
        else this.#inquiries.delete(key);
      }, INQUIRY_DELAY_MS);
    }
    return null;
  }

  async #ask(at: number, about: unknown, key: string): Promise<void> {
    try {
      const answer = await api.inquiry(this.id, this.viewer, at, about);
      if (this.#inquiries.has(key)) this.#answers = { ...this.#answers, [key]: answer };
    } catch {
      // Printed values are shown instead; the entry is asked about again when it is shown again.
      this.#inquiries.delete(key);
    }
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
