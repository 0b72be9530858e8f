import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Socket, type Connection } from "./socket";
import type { ServerMessage } from "../../wire";

class Fake implements Connection {
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
}

let wires: Fake[] = [];
const make = () => {
  const onMessage: ServerMessage[] = [];
  const lines: boolean[] = [];
  const socket = new Socket(
    () => {
      const wire = new Fake();
      wires.push(wire);
      return wire;
    },
    {
      onMessage: (message) => onMessage.push(message),
      onConnectionChange: (up) => lines.push(up),
      hello: () => ({ type: "hello", since: 3 }),
    },
  );
  return { socket, onMessage, lines };
};
beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("every connection starts with hello, then unanswered requests", () => {
  const { socket, lines } = make();
  socket.send({ type: "undo", request: "r1" });
  wires[0]!.onopen!();
  expect(wires[0]!.sent).toEqual([
    { type: "hello", since: 3 },
    { type: "undo", request: "r1" },
  ]);
  wires[0]!.onclose!();
  expect(lines).toEqual([true, false]);
  vi.advanceTimersByTime(400);
  wires[1]!.onopen!();
  expect(wires[1]!.sent).toEqual([
    { type: "hello", since: 3 },
    { type: "undo", request: "r1" },
  ]);
});

test("an answered request is not sent again", () => {
  const { socket, onMessage } = make();
  wires[0]!.onopen!();
  socket.send({ type: "undo", request: "r1" });
  wires[0]!.onmessage!({ data: JSON.stringify({ type: "accepted", request: "r1", version: 4 }) });
  expect(onMessage).toHaveLength(1);
  wires[0]!.onclose!();
  vi.advanceTimersByTime(400);
  wires[1]!.onopen!();
  expect(wires[1]!.sent).toEqual([{ type: "hello", since: 3 }]);
});

test("the retry delay grows after each failure; no retries once closed", () => {
  const { socket } = make();
  wires[0]!.onclose!();
  vi.advanceTimersByTime(400);
  wires[1]!.onclose!();
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(3);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(3);
});

test("a silent connection is closed and opened again", () => {
  make();
  wires[0]!.onopen!();
  vi.advanceTimersByTime(15_000 * 3);
  expect(wires[0]!.sent.filter((message) => (message as { type: string }).type === "ping")).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(wires).toHaveLength(2);
});

describe("a device that wakes up", () => {
  let wake = (): void => {};
  beforeEach(() => {
    vi.stubGlobal("document", {
      visibilityState: "visible",
      addEventListener: (_: string, woken: () => void) => (wake = woken),
      removeEventListener: () => (wake = () => {}),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("does not wait for the next attempt", () => {
    const { socket } = make();
    wires[0]!.onclose!();
    wake();
    expect(wires).toHaveLength(2);
    wake();
    vi.advanceTimersByTime(400);
    expect(wires, "one attempt is under way").toHaveLength(2);
    socket.close();
  });

  test("gives up a connection that no longer answers", () => {
    const { socket, lines } = make();
    wires[0]!.onopen!();
    wake();
    expect(wires[0]!.sent).toContainEqual({ type: "ping" });
    wires[0]!.onmessage!({ data: JSON.stringify({ type: "pong" }) });
    vi.advanceTimersByTime(2000);
    expect(wires, "it answered").toHaveLength(1);
    wake();
    vi.advanceTimersByTime(2000);
    expect(wires).toHaveLength(2);
    wires[1]!.onopen!();
    expect(lines).toEqual([true, false, true]);
    socket.close();
    wake();
    expect(wires).toHaveLength(2);
  });
});
