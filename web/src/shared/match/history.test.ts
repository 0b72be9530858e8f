import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, HistoryStep } from "../../wire";
import { settings } from "../settings.svelte";
import type { Beat } from "./play/beats";
import { History } from "./history.svelte";

const event = (n: number): Event => ({ n, message: { key: `e${n}`, args: {}, rule: null }, event: null });
const step = (after: number): HistoryStep =>
  ({ after, view: { after }, events: after === 0 ? [] : [event(after - 1)], turn: {} }) as unknown as HistoryStep;
const beats = ({ events }: HistoryStep): Beat[] =>
  events.map((each, i) => ({ events: [each], told: i + 1, calm: 300, fast: 100 }));
/** A match of six entries, sent in pages of four steps. */
const asked: string[] = [];
function answer(url: string): Response {
  asked.push(url);
  const query = new URL(url, "http://here").searchParams;
  if (url.includes("about=")) return new Response(JSON.stringify({ answer: "known" }));
  const from = Number(query.get("from") ?? 0);
  const steps = [0, 1, 2, 3, 4, 5, 6].slice(from, from + 4).map(step);
  return new Response(JSON.stringify({ viewer: 0, entries: 6, steps, next: from + 4 <= 6 ? from + 4 : null }));
}
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
async function opened(): Promise<History> {
  const history = new History("m", 0, beats);
  await history.read(6);
  return history;
}

test("every entry is read, page by page, once", async () => {
  const history = new History("m", 0, beats);
  await Promise.all([history.read(6), history.read(6)]);
  expect(history.steps.map(({ after }) => after)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(asked).toHaveLength(2);
});

test("a refused read says why, a later one clears it", async () => {
  const history = new History("m", 0, beats);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await history.read(6);
  expect(history.error?.key).toBe("page-unreachable");
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
  await history.read(6);
  expect([history.error, history.last]).toEqual([null, 6]);
});

test("it stays within the match, and null is the present", async () => {
  const history = await opened();
  history.go(99);
  expect(history.step?.after).toBe(6);
  history.go(-3);
  expect(history.at).toBe(0);
  history.go(null);
  expect(history.step).toBeNull();
});

test("it plays from where it is, from the start after the end, and stops at the end", async () => {
  const history = await opened();
  settings.speed = "fast";
  history.go(4);
  history.play();
  vi.advanceTimersByTime(100);
  expect([history.at, history.playing]).toEqual([6, true]);
  vi.advanceTimersByTime(100);
  expect(history.playing).toBe(false);
  history.play();
  expect(history.at).toBe(1);
  history.go(0);
  vi.advanceTimersByTime(1_000);
  expect(history.at).toBe(0);
});

test("it goes on by single beats, and stands still at each", async () => {
  const history = await opened();
  history.go(2);
  history.stepForward();
  expect([history.at, history.player.state]).toEqual([3, "paused"]);
  history.stepForward();
  vi.advanceTimersByTime(1_000);
  expect([history.at, history.playing]).toEqual([4, false]);
});

test("an undo drops what no longer holds; another viewer starts anew", async () => {
  const history = await opened();
  history.truncate(0, 3);
  expect(history.last).toBe(3);
  history.truncate(1, 3);
  expect(history.last).toBe(-1);
});

test("the engine is asked about an entry that stays shown, not about those passed by", async () => {
  const history = await opened();
  const inquiries = (): number => asked.filter((url) => url.includes("about=")).length;
  history.go(2);
  history.inquire({ numbers: 1 });
  history.go(3);
  history.inquire({ numbers: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(inquiries()).toBe(1);
  expect(history.inquire({ numbers: 1 })).not.toBeNull();
  history.truncate(0, 2);
  history.go(2);
  expect(history.inquire({ numbers: 1 })).toBeNull();
});
