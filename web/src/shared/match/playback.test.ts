import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../wire";
import { settings } from "../settings.svelte";
import { Playback } from "./playback.svelte";

const step = (n: number): Event => ({ n, message: { key: `e${n}`, args: {}, rule: null }, event: null });
const steps = (...numbers: number[]): Event[] => numbers.map(step);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "fast";
});
afterEach(() => void vi.useRealTimers());

test("steps are told one after another at the selected speed", () => {
  const playback = new Playback();
  playback.enqueue(steps(1, 2), false);
  expect(playback.current?.n).toBe(1);
  vi.advanceTimersByTime(300);
  expect(playback.current?.n).toBe(2);
  vi.advanceTimersByTime(300);
  expect([playback.current, playback.running]).toEqual([null, false]);
});

test("what happens during the narration is told after it", () => {
  const playback = new Playback();
  playback.enqueue(steps(1, 2), true);
  playback.step();
  playback.enqueue(steps(3), true);
  expect(playback.current?.n).toBe(2);
  playback.step();
  playback.step();
  expect(playback.running).toBe(false);
  playback.enqueue(steps(4, 5), true);
  expect([playback.steps.length, playback.current?.n]).toEqual([2, 4]);
});

test("a single step, and any with narration off, is shown at once", () => {
  const playback = new Playback();
  playback.enqueue(steps(1), false);
  expect(playback.running).toBe(false);
  settings.speed = "off";
  playback.enqueue(steps(1, 2, 3), false);
  expect(playback.running).toBe(false);
});

test("with reduced motion only a key goes on; an answer ends the narration", () => {
  const playback = new Playback();
  playback.enqueue(steps(1, 2, 3), true);
  vi.advanceTimersByTime(10_000);
  expect(playback.current?.n).toBe(1);
  playback.finish();
  expect(playback.running).toBe(false);
  playback.restart(true);
  expect(playback.current?.n).toBe(1);
});
