import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../net/socket";
import { MatchConnection } from "./connection.svelte";

const made: Connection[] = [];
function connect(): Connection {
  const connection: Connection = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
  made.push(connection);
  return connection;
}
function open(isShown = true): { connection: MatchConnection; ended: () => number } {
  let ends = 0;
  const connection = new MatchConnection("m", connect, {
    onMessage: () => {},
    hello: () => ({ type: "hello" }),
    isShown: () => isShown,
    onEnd: () => ((ends += 1), connection.close()),
  });
  return { connection, ended: () => ends };
}
/** What a plain request for the match is answered with, once the socket has failed. */
function answer(status: number): void {
  const refusal = { code: "toy", message: { key: "page-name", args: {}, rule: null }, faults: [] };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refusal), { status })));
}
async function fail(): Promise<void> {
  made.at(-1)!.onclose!();
  await vi.advanceTimersByTimeAsync(0);
}
beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
  answer(200);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says since when it is down, and connects again", async () => {
  const { connection } = open();
  made[0]!.onopen!();
  vi.setSystemTime(5_000);
  await fail();
  expect(connection.offlineSince).toBe(5_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(made).toHaveLength(2);
  await fail();
  expect(connection.offlineSince).toBe(5_000);
  await vi.advanceTimersByTimeAsync(1_000);
  made[2]!.onopen!();
  expect(connection.offlineSince).toBeNull();
  connection.close();
});

test("a match that is gone is not tried again", async () => {
  answer(404);
  const { connection, ended } = open();
  made[0]!.onopen!();
  await fail();
  expect([connection.unavailable?.key, ended()]).toEqual(["page-gone-unknown", 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});

test("any other refusal of a match that is shown may pass", async () => {
  answer(503);
  const { connection, ended } = open();
  made[0]!.onopen!();
  await fail();
  expect([connection.unavailable, connection.error, ended()]).toEqual([null, null, 0]);
  await vi.advanceTimersByTimeAsync(500);
  expect(made).toHaveLength(2);
  connection.close();
});

test("a match that was never shown says why it cannot be", async () => {
  answer(403);
  const { connection, ended } = open(false);
  await fail();
  expect([connection.error?.key, connection.unavailable, ended()]).toEqual(["page-name", null, 1]);
});

test("a program that does not answer at all is waited for", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const { connection, ended } = open(false);
  await fail();
  expect([connection.error, ended()]).toEqual([null, 0]);
  connection.close();
});

test("an end for good is said and nothing is tried", async () => {
  const { connection, ended } = open();
  made[0]!.onopen!();
  connection.end("broken");
  expect([connection.unavailable?.key, ended()]).toEqual(["page-gone-broken", 1]);
  await fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});
