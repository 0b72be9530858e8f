/**
 * Plays what happened in a match, beat by beat: own acts, those of others, watching and replays. What it shows is the
 * one thing that board, log, rail and header are drawn from. It knows no game and asks nobody for anything.
 */

import type { HistoryStep } from "../../../wire";
import type { Speed } from "../../settings.svelte";
import type { Beat } from "./beats";
import { windowClock, type Clock } from "./clock";

/** An entry of the match with its events and the view after it. */
export type Frame = HistoryStep;

/** Idle: everything known is shown. Paused: it stands still at a beat. */
export type PlayState = "idle" | "playing" | "paused";

export interface PlayerOptions {
  beats: (frame: Frame) => Beat[];
  /** The pace for the next beat. */
  pace: () => Speed;
  /** Whether the viewer did this, and saw it coming. */
  isOwn?: (frame: Frame) => boolean;
  /** Whether marks begin anew when somebody else acts, as for those who only watch. */
  marksByActor?: () => boolean;
  /** Called when few entries are waiting although more are known. */
  needsMore?: () => void;
  clock?: Clock;
}

/** Fewer waiting entries than this, and more are fetched. */
const FEW = 16;

/** So many entries in a row are told faster, so that no question is far away. */
const MANY = 40;
const SHORTENED = 0.6;

export class EventPlayer {
  state: PlayState = $state("idle");
  /** What is shown: the view after this entry, as far as `beat` has told it. */
  frame: Frame | null = $state.raw(null);
  /** What was shown before it. */
  before: Frame | null = $state.raw(null);
  beats: Beat[] = $state.raw([]);
  /** The beat being shown; equal to the number of beats when the entry has been told. */
  beat = $state(0);
  /** The length of the current beat in milliseconds; 0 where nothing moves. */
  motion = $state(0);
  /** Entries that have arrived but are not shown yet. */
  queued = $state(0);
  /** The last entry known. */
  latest: Frame | null = $state.raw(null);
  /** Marks show what has happened from this entry on. */
  since = $state(0);
  #actor: number | null = null;
  #queue: Frame[] = [];
  #stopTimer: (() => void) | null = null;
  readonly #options: PlayerOptions;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  get now(): Beat | null {
    return this.beats[this.beat] ?? null;
  }

  /** Entries known but not shown. */
  get behind(): number {
    return Math.max(0, (this.latest?.after ?? 0) - (this.frame?.after ?? 0));
  }

  /** Number of events of the shown entry that have been told. */
  get told(): number {
    return this.now ? this.now.told : (this.frame?.events.length ?? 0);
  }

  /** Shows an entry at once: the present of a match just opened, or a moment of its past. */
  show(frame: Frame): void {
    this.#stop();
    this.#clear();
    this.since = frame.after;
    this.#actor = null;
    this.#set(frame, [], frame);
    this.latest = frame;
    this.state = "idle";
  }

  /** The entry that is to be reached; what lies between arrives by `feed`. */
  expect(latest: Frame): void {
    this.latest = latest;
    if (this.#options.pace() === "off") return this.skip();
    // The same entry again, with who is there or what may be undone.
    if (this.frame?.after === latest.after) this.frame = latest;
    else if (this.state === "idle") this.state = "playing";
  }

  feed(frames: readonly Frame[]): void {
    const last = this.#queue.at(-1) ?? this.frame;
    const next = frames.filter((frame) => frame.after > (last?.after ?? -1));
    if (next.length === 0) return;
    this.#queue.push(...next);
    this.queued = this.#queue.length;
    const end = next.at(-1)!;
    if (end.after > (this.latest?.after ?? -1)) this.latest = end;
    if (this.#options.pace() === "off") return this.skip();
    if (this.state === "idle") this.state = "playing";
    if (this.state === "playing" && this.#stopTimer === null) this.#advance();
  }

  pause(): void {
    if (this.state !== "playing") return;
    this.#stop();
    this.state = "paused";
  }

  resume(): void {
    if (this.state !== "paused") return;
    this.state = "playing";
    this.#next();
  }

  /** One beat further, and stands still there. */
  step(): void {
    if (this.state === "idle") return;
    this.#stop();
    this.state = "paused";
    this.#next();
  }

  /** To the last entry known, at once. */
  skip(): void {
    this.#stop();
    this.#clear();
    if (this.latest && this.latest !== this.frame) this.#set(this.latest, [], this.frame);
    this.beat = this.beats.length;
    this.motion = 0;
    this.state = "idle";
  }

  /** Stops for good. */
  close(): void {
    this.#stop();
    this.#clear();
  }

  /** Marks begin anew: the viewer has answered, having seen them. */
  clearMarks(): void {
    this.since = this.frame?.after ?? 0;
  }

  #markActor(frame: Frame): void {
    if (frame.seat === null || frame.seat === this.#actor) return;
    this.#actor = frame.seat;
    if (this.#options.marksByActor?.()) this.since = frame.after - 1;
  }

  #clear(): void {
    this.#queue = [];
    this.queued = 0;
  }

  #stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #set(frame: Frame, beats: Beat[], before: Frame | null): void {
    this.before = before;
    this.frame = frame;
    this.beats = beats;
    this.beat = 0;
    this.motion = 0;
  }

  #next(): void {
    this.#stop();
    if (this.beat + 1 < this.beats.length) {
      this.beat += 1;
      this.#run();
    } else {
      this.beat = this.beats.length;
      this.#advance();
    }
  }

  /** The next entry that has something to show. */
  #advance(): void {
    let frame = this.#queue.shift();
    while (frame) {
      this.queued = this.#queue.length;
      const beats = this.#options.beats(frame);
      this.#set(frame, beats, this.frame);
      this.#markActor(frame);
      if (this.#queue.length < FEW && this.#queue.length < this.behind) this.#options.needsMore?.();
      if (beats.length > 0) return this.#run();
      frame = this.#queue.shift();
    }
    this.motion = 0;
    // Between what is shown and what is known something is still on its way.
    if (this.behind === 0) this.state = "idle";
  }

  #run(): void {
    const beat = this.now!;
    const pace = this.#options.pace();
    this.motion = this.#length(beat, pace);
    if (pace === "step") this.state = "paused";
    if (this.state !== "playing") return;
    this.#stopTimer = (this.#options.clock ?? windowClock).after(this.motion, () => this.#next());
  }

  #length(beat: Beat, pace: Speed): number {
    const quick = pace === "fast" || (this.frame !== null && (this.#options.isOwn?.(this.frame) ?? false));
    return Math.round((quick ? beat.fast : beat.calm) * (this.behind > MANY ? SHORTENED : 1));
  }
}
