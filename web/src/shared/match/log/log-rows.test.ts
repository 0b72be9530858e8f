import { expect, test } from "vitest";
import { logRows } from "./log-rows";

const logEvent = (n: number, key: string, event: unknown = key) => ({
  n,
  message: { key, args: {}, rule: null },
  event,
});
const classifier = {
  roundOf: (event: unknown) => (typeof event === "number" ? event : null),
  logFilter: { matches: (event: unknown) => event === "chain" },
};
const short = (log: Parameters<typeof logRows>[0], filtered = false) =>
  logRows(log, classifier, null, filtered).map((row) => `${row.number} ${row.logEvent.message.key} ${row.times}`);

test("lines are numbered by round, newest first", () => {
  const log = [
    logEvent(0, "sit"),
    logEvent(1, "begin", 1),
    logEvent(2, "roll"),
    logEvent(3, "move"),
    logEvent(4, "begin", 2),
  ];
  expect(short(log)).toEqual(["2.0 begin 1", "1.2 move 1", "1.1 roll 1", "1.0 begin 1", "0.1 sit 1"]);
});

test("consecutive equal sentences become one counted line with its first and last event", () => {
  const log = [
    logEvent(0, "begin", 1),
    logEvent(1, "draw"),
    logEvent(2, "draw"),
    logEvent(3, "draw"),
    logEvent(4, "pass"),
    logEvent(5, "draw"),
  ];
  expect(short(log)).toEqual(["1.5 draw 1", "1.4 pass 1", "1.1 draw 3", "1.0 begin 1"]);
  const row = logRows(log, classifier, null, false)[2]!;
  expect([row.first.n, row.logEvent.n]).toEqual([1, 3]);
});

test("different arguments make a different sentence, and a new round is never merged", () => {
  const card = (n: number, name: string) => ({
    ...logEvent(n, "draw"),
    message: { key: "draw", args: { name }, rule: null },
  });
  expect(logRows([card(0, "a"), card(1, "b")], classifier, null, false)).toHaveLength(2);
  expect(short([logEvent(0, "begin", 1), logEvent(1, "begin", 2)])).toHaveLength(2);
});

test("with the filter on, lines keep their numbers", () => {
  expect(short([logEvent(0, "begin", 1), logEvent(1, "roll"), logEvent(2, "hit", "chain")], true)).toEqual([
    "1.2 hit 1",
    "1.0 begin 1",
  ]);
});
