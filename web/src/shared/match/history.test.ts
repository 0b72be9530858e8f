import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HistoryStep } from "../../wire";
import { History } from "./history.svelte";

const step = (after: number): HistoryStep =>
  ({ after, view: { after }, events: [], turn: {} }) as unknown as HistoryStep;
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
  const history = new History("m", 0);
  await history.read(6);
  return history;
}

test("every entry is read, page by page, once", async () => {
  const history = new History("m", 0);
  await Promise.all([history.read(6), history.read(6)]);
  expect(history.steps.map(({ after }) => after)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(asked).toHaveLength(2);
});

test("a refused read says why, a later one clears it", async () => {
  const history = new History("m", 0);
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
  history.go(4);
  history.play(100);
  vi.advanceTimersByTime(200);
  expect([history.at, history.playing]).toEqual([6, true]);
  vi.advanceTimersByTime(100);
  expect(history.playing).toBe(false);
  history.play(100);
  expect(history.at).toBe(0);
  history.stop();
  vi.advanceTimersByTime(1_000);
  expect(history.at).toBe(0);
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
