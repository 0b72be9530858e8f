import { expect, test } from "vitest";
import type { ClientMessage, Message } from "../../wire";
import { Requests } from "./requests.svelte";

const why: Message = { key: "page-name", args: {}, rule: null };
function open(): { requests: Requests; sent: ClientMessage[] } {
  const sent: ClientMessage[] = [];
  return { requests: new Requests((message) => sent.push(message)), sent };
}

test("a request is sent and stays open until its version is shown", () => {
  const { requests, sent } = open();
  requests.start({ type: "roll", request: "a" });
  expect(sent).toEqual([{ type: "roll", request: "a" }]);
  requests.accept("a", 7, 5);
  requests.show(6, true, false);
  expect(requests.pending).toBe("a");
  requests.show(7, true, false);
  expect(requests.pending).toBeNull();
});

test("a version that is shown before it is accepted closes the request when it is accepted", () => {
  const { requests } = open();
  requests.start({ type: "roll", request: "a" });
  requests.show(7, false, false);
  expect(requests.pending).toBe("a");
  requests.accept("a", 7, 7);
  expect(requests.pending).toBeNull();
});

test("a repeated response to an earlier request leaves the current one open", () => {
  const { requests } = open();
  requests.start({ type: "roll", request: "a" });
  requests.accept("a", 2, 2);
  requests.start({ type: "roll", request: "b" });
  requests.accept("a", 2, 2);
  requests.refuse("a", why);
  requests.markStale("a");
  requests.show(2, true, true);
  expect(requests.pending).toBe("b");
});

test("the expected version of one request does not close the next", () => {
  const { requests } = open();
  requests.start({ type: "roll", request: "a" });
  requests.accept("a", 3, 2);
  requests.start({ type: "undo", request: "b" });
  requests.show(3, false, false);
  expect(requests.pending).toBe("b");
});

test("a refusal closes the request and is shown until the match moves on or something else is asked", () => {
  const { requests } = open();
  requests.start({ type: "roll", request: "a" });
  requests.refuse("a", why);
  expect([requests.pending, requests.refusal]).toEqual([null, why]);
  requests.show(1, false, true);
  expect(requests.refusal).toBe(why);
  requests.show(2, false, false);
  expect(requests.refusal).toBeNull();
  requests.refuse(null, why);
  requests.start({ type: "roll", request: "b" });
  expect(requests.refusal).toBeNull();
});

test("what the program could not read may have been the request", () => {
  const { requests } = open();
  requests.start({ type: "roll", request: "a" });
  requests.refuse(null, why);
  expect(requests.pending).toBeNull();
});

test("a stale answer is said until another question is asked", () => {
  const { requests } = open();
  requests.start({ type: "choose", request: "a", question: 1, choice: "pass" });
  requests.markStale("a");
  expect([requests.stale, requests.pending]).toEqual([true, null]);
  requests.show(3, true, false);
  expect(requests.stale).toBe(true);
  requests.show(4, false, false);
  expect(requests.stale).toBe(false);
});
