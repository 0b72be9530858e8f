/** A match as its viewer saw it, entry by entry, for the replay slider. */

import { api } from "../net/api";
import type { Viewer, HistoryStep, Message } from "../../wire";
import { ApiError } from "../net/api";
import { settings } from "../settings.svelte";
import type { Beat } from "./play/beats";
import { EventPlayer, type Frame } from "./play/player.svelte";

/** How long an entry must be shown before the engine is asked about it, in milliseconds. */
const INQUIRY_DELAY_MS = 120;

export class History {
  steps: HistoryStep[] = $state.raw([]);
  error: Message | null = $state.raw(null);
  /** Shows the past; the match itself has a player of its own. */
  readonly player: EventPlayer;
  #isOpen = $state(false);
  #pendingRead: Promise<void> | null = null;
  /** The engine's answers about past states, by entry and question. */
  #answers: Record<string, unknown> = $state.raw({});
  #inquiries = new Set<string>();

  constructor(
    readonly id: string,
    private viewer: Viewer,
    beats: (frame: Frame) => Beat[],
  ) {
    this.player = new EventPlayer({
      beats,
      // Whoever asks to see the past played sees it, with still pictures where motion is not wanted.
      pace: () => (settings.speed === "off" ? "fast" : settings.speed),
      marksByActor: () => true,
    });
  }

  /** The entry being shown; null is the present. */
  get at(): number | null {
    return this.#isOpen ? (this.player.frame?.after ?? null) : null;
  }

  get playing(): boolean {
    return this.player.state === "playing";
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get step(): HistoryStep | null {
    return this.#isOpen ? this.player.frame : null;
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
    const step = at === null ? null : this.steps[Math.max(0, Math.min(at, this.last))];
    this.player.close();
    this.#isOpen = step != null;
    if (!step) return;
    this.player.show(step);
    this.player.since = Math.max(0, step.after - 1);
  }

  /** Plays on from the entry being shown, or from the first one. */
  play(): void {
    if (this.steps.length === 0) return;
    if (this.player.state === "paused") return this.player.resume();
    if (this.at === null || this.at >= this.last) this.go(0);
    this.player.feed(this.steps.slice((this.at ?? 0) + 1));
  }

  /** Plays one beat, and stands still there. */
  stepForward(): void {
    if (this.player.state !== "idle") return this.player.step();
    this.play();
    this.player.pause();
  }

  pause(): void {
    this.player.pause();
  }

  /** Stops for good. */
  stop(): void {
    this.player.close();
  }
}
