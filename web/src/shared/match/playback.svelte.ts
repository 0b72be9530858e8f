/** Narrates events one step at a time, at the selected speed. It never blocks input. */

import type { Event as LogEvent } from "../../wire";
import { settings, type Speed } from "../settings.svelte";

const STEP_MS: Record<Exclude<Speed, "step" | "off">, number> = { calm: 900, fast: 300 };

export class Playback {
  steps: LogEvent[] = $state.raw([]);
  /** The number of steps narrated; equal to the number of steps at the end. */
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | null = null;

  get running(): boolean {
    return this.at < this.steps.length;
  }

  get current(): LogEvent | null {
    return this.running ? (this.steps[this.at] ?? null) : null;
  }

  /** Starts with new events. With reduced motion it advances by key or tap only; "off" shows the end at once. */
  enqueue(steps: LogEvent[], reducedMotion: boolean): void {
    this.#stop();
    // Events that arrive during the narration are appended to it.
    const resumeAt = this.running ? this.at : null;
    this.steps = resumeAt === null ? steps : [...this.steps, ...steps];
    this.at = settings.speed === "off" || this.steps.length < 2 ? this.steps.length : (resumeAt ?? 0);
    if (!reducedMotion) this.#schedule();
  }

  restart(reducedMotion: boolean): void {
    this.#stop();
    this.at = 0;
    if (!reducedMotion) this.#schedule();
  }

  #schedule(): void {
    if (!this.running || settings.speed === "step" || settings.speed === "off") return;
    this.#timer = setTimeout(() => {
      this.at += 1;
      this.#schedule();
    }, STEP_MS[settings.speed]);
  }

  step(): void {
    this.#stop();
    if (this.running) this.at += 1;
    this.#schedule();
  }

  /** Any answer ends the narration. */
  finish(): void {
    this.#stop();
    this.at = this.steps.length;
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
