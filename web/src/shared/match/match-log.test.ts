import { expect, test } from "vitest";
import type { Event } from "../../wire";
import { MatchLog } from "./match-log.svelte";

const event = (n: number, what = ""): Event => ({ n, message: { key: what, args: {}, rule: null }, event: null });
const numbers = (log: MatchLog): number[] => log.events.map(({ n }) => n);

test("new events follow the old ones", () => {
  const log = new MatchLog();
  log.apply({ from: 0, events: [event(0), event(1)] }, false);
  log.apply({ from: 2, events: [event(2), event(2)] }, false);
  expect(numbers(log)).toEqual([0, 1, 2, 2]);
});

test("an update that overlaps replaces what it repeats: nothing is there twice", () => {
  const log = new MatchLog();
  log.apply({ from: 0, events: [event(0), event(1, "before")] }, false);
  log.apply({ from: 1, events: [event(1, "after"), event(2)] }, false);
  expect(log.events.map(({ n, message }) => `${n}${message.key}`)).toEqual(["0", "1after", "2"]);
});

test("an undo takes its events away", () => {
  const log = new MatchLog();
  log.apply({ from: 0, events: [event(0), event(1), event(2)] }, false);
  log.apply({ from: 1, events: [] }, false);
  expect(numbers(log)).toEqual([0]);
});

test("another viewer's events are not mixed with the earlier viewer's", () => {
  const log = new MatchLog();
  log.apply({ from: 0, events: [event(0), event(1)] }, false);
  log.apply({ from: 1, events: [event(1)] }, true);
  expect(numbers(log)).toEqual([1]);
});
