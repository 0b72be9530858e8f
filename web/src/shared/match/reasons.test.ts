import { expect, test } from "vitest";
import type { ClientMessage, Why } from "../../wire";
import { Reasons } from "./reasons.svelte";

const why = (entry: number, sealed = false): Why => ({ entry, sealed, reason: null });
function open(): { reasons: Reasons; asked: () => number[] } {
  const sent: ClientMessage[] = [];
  const reasons = new Reasons((message) => sent.push(message));
  return { reasons, asked: () => sent.flatMap((message) => (message.type === "why" ? [message.entry] : [])) };
}

test("a reason that is known is not asked for again, one that was sealed is", () => {
  const { reasons, asked } = open();
  reasons.request(3);
  reasons.take(why(3));
  reasons.request(3);
  reasons.take(why(4, true));
  reasons.request(4);
  expect(asked()).toEqual([3, 4]);
});

test("an undo forgets the reasons of what it took back", () => {
  const { reasons, asked } = open();
  for (const entry of [1, 2, 3]) reasons.take(why(entry));
  reasons.truncate(2);
  expect(Object.keys(reasons.byEntry)).toEqual(["1"]);
  reasons.request(2);
  expect(asked()).toEqual([2]);
});
