/** Telling what happened one step at a time, at the person's own speed. Input is never held up by it. */

import type { Event as Told } from "../../wire";
import { settings, type Speed } from "../settings.svelte";

const WAIT: Record<Exclude<Speed, "step" | "off">, number> = { calm: 900, fast: 300 };

export class Telling {
  steps: Told[] = $state.raw([]);
  /** How many steps have been told; equal to the number of steps when all is said. */
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | null = null;

  get running(): boolean {
    return this.at < this.steps.length;
  }

  get now(): Told | null {
    return this.running ? (this.steps[this.at] ?? null) : null;
  }

  /** Begins with new events. Reduced motion tells by key or tap only, "off" shows the end at once. */
  tell(steps: Told[], still: boolean): void {
    this.#stop();
    // What comes while something is still being told is told after it.
    const waiting = this.running ? this.at : null;
    this.steps = waiting === null ? steps : [...this.steps, ...steps];
    this.at = settings.speed === "off" || this.steps.length < 2 ? this.steps.length : (waiting ?? 0);
    if (!still) this.#next();
  }

  again(still: boolean): void {
    this.#stop();
    this.at = 0;
    if (!still) this.#next();
  }

  #next(): void {
    if (!this.running || settings.speed === "step" || settings.speed === "off") return;
    this.#timer = setTimeout(() => {
      this.at += 1;
      this.#next();
    }, WAIT[settings.speed]);
  }

  step(): void {
    this.#stop();
    if (this.running) this.at += 1;
    this.#next();
  }

  /** Any answer ends the telling. */
  finish(): void {
    this.#stop();
    this.at = this.steps.length;
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

export const stillPreferred = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
