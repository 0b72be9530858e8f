import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage, Update } from "../../wire";
import type { GameUi } from "../game/game-ui";
import { Loader } from "../loading/loader.svelte";
import type { Connection } from "../net/socket";
import { MatchStore } from "./match-store.svelte";

class FakeConnection implements Connection {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  last<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    return this.sent.findLast((each) => each.type === type) as Extract<ClientMessage, { type: T }>;
  }
}

const label = { key: "page-name", args: { name: "x" }, rule: null };
const logEvent = (n: number) => ({ n, message: label, event: { happened: n } });
const OFFERS = [
  { choice: "pass", label },
  { choice: { move: 1 }, label },
];
function update(more: Partial<Update> = {}): { type: "update" } & Update {
  return {
    type: "update",
    header: { id: "m", game: "toy", commitment: "c" },
    version: 1,
    entries: 1,
    from: 0,
    viewer: 0,
    view: { at: 1 },
    events: [logEvent(0)],
    question: { number: 1, seat: 0, text: label },
    offers: { ones: OFFERS, areas: [] },
    players: [{ seat: 0, kind: "person", you: true }],
    turn: { kind: "decide", seats: [0] },
    undo: { free: true, needs_consent: false, marks_practice: false },
    practice: false,
    ...more,
  } as unknown as { type: "update" } & Update;
}
const toy = {
  sortOffers: (offers: unknown) => offers,
  places: (choice: unknown) => [choice === "pass" ? "pass:" : "to:1"],
  defaultPlaces: [],
  listsSentences: () => false,
  prefetch: () => null,
  previewsAll: () => false,
  beatMs: () => [900, 300],
  joinsBeat: () => false,
  playedSteps: (each: unknown) => [each],
  extraOffers: () => [],
  goalEntries: null,
  isNarrated: () => true,
  narrationSteps: (each: unknown) => [each],
} as unknown as GameUi;

let wire: FakeConnection;
function open(loader: Loader<GameUi> | null = new Loader(() => Promise.resolve(toy))): MatchStore {
  wire = new FakeConnection();
  const store = new MatchStore(
    "m",
    () => loader,
    () => wire,
  );
  wire.onopen!();
  return store;
}
async function opened(): Promise<MatchStore> {
  const loader = new Loader(() => Promise.resolve(toy));
  await loader.load();
  const store = open(loader);
  wire.tell(update());
  return store;
}
beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => void vi.unstubAllGlobals());

test("messages wait for the game, then are handled in their order", async () => {
  let arrive: (game: GameUi) => void = () => {};
  const store = open(new Loader(() => new Promise<GameUi>((resolve) => (arrive = resolve))));
  wire.tell(update());
  wire.tell(update({ version: 2, from: 1, entries: 2, events: [logEvent(1)] }));
  expect(store.update).toBeNull();
  arrive(toy);
  await vi.waitFor(() => expect(store.update?.version).toBe(2));
  expect(store.log.map((each) => each.n)).toEqual([0, 1]);
  expect(store.gameUi).toBe(toy);
});

test("a game that the page does not know is shown without a board, at once", () => {
  const store = open(null);
  wire.tell(update());
  expect(store.update?.version).toBe(1);
  expect(store.gameUi).toBeNull();
});

test("a request is in flight until its version is shown, and only one at a time", async () => {
  const store = await opened();
  store.choose(store.picking.offers[0]!.offer);
  const { request } = wire.last("choose");
  store.choose(store.picking.offers[1]!.offer);
  expect(wire.sent.filter((each) => each.type === "choose")).toHaveLength(1);
  wire.tell({ type: "accepted", request, version: 2 });
  expect(store.requests.pending).toBe(request);
  wire.tell(update({ version: 2, from: 1, entries: 2, events: [logEvent(1)] }));
  expect(store.requests.pending).toBeNull();
});

test("a refusal ends the request and is shown until the match moves on", async () => {
  const store = await opened();
  store.answers.undo();
  const { request } = wire.last("undo");
  wire.tell({ type: "refused", request, code: "toy", message: label });
  expect([store.requests.pending, store.requests.refusal?.key]).toEqual([null, "page-name"]);
  expect(store.answers.automatic).toBe(false);
  wire.tell(update({ version: 2, question: { number: 2, seat: 0, text: label } }));
  expect(store.requests.refusal).toBeNull();
});

test("a refused preview is no refusal of anything the person did", async () => {
  const store = await opened();
  store.requestPreview(store.picking.offers[0]!.offer);
  const { request } = wire.last("preview");
  wire.tell({ type: "refused", request, code: "toy", message: label });
  expect(store.requests.refusal).toBeNull();
  expect(store.preview?.events).toEqual([]);
});

test("only the preview of the current choice is shown", async () => {
  const store = await opened();
  store.requestPreview(store.picking.offers[0]!.offer);
  const first = wire.last("preview").request;
  store.requestPreview(store.picking.offers[1]!.offer);
  const second = wire.last("preview").request;
  wire.tell({ type: "preview", request: first, events: [logEvent(8)], view: { at: 8 } } as ServerMessage);
  expect(store.preview?.events).toBeNull();
  wire.tell({ type: "preview", request: second, events: [logEvent(9)], view: { at: 9 } } as ServerMessage);
  expect(store.preview?.view).toEqual({ at: 9 });
});

test("a preview belongs to its question", async () => {
  const store = await opened();
  store.requestPreview(store.picking.offers[0]!.offer);
  wire.tell(update({ version: 2 }));
  expect(store.preview).not.toBeNull();
  wire.tell(update({ version: 3, question: { number: 2, seat: 0, text: label } }));
  expect(store.preview).toBeNull();
});

test("an inquiry is sent once per version", async () => {
  const store = await opened();
  expect([store.inquire({ ways: 1 }), store.inquire({ ways: 1 })]).toEqual([null, null]);
  expect(wire.sent.filter((each) => each.type === "inquire")).toHaveLength(1);
  wire.tell({ type: "answer", request: wire.last("inquire").request, answer: { ways: [] } } as ServerMessage);
  expect(store.inquire({ ways: 1 })).toEqual({ ways: [] });
  wire.tell(update({ version: 2 }));
  expect(store.inquire({ ways: 1 })).toBeNull();
  expect(wire.sent.filter((each) => each.type === "inquire")).toHaveLength(2);
});

test("an undo drops the entries that no longer hold", async () => {
  const store = await opened();
  wire.tell(update({ version: 2, from: 1, entries: 3, events: [logEvent(1), logEvent(2)] }));
  wire.tell(update({ version: 3, from: 1, entries: 1, events: [] }));
  expect(store.log.map((each) => each.n)).toEqual([0]);
});

test("a stale answer shows the current state and says so; the next question clears it", async () => {
  const store = await opened();
  store.choose(store.picking.offers[0]!.offer);
  const { type: _, ...current } = update({ version: 2 });
  wire.tell({ type: "stale", request: wire.last("choose").request, update: current } as unknown as ServerMessage);
  expect([store.requests.stale, store.requests.pending, store.update?.version]).toEqual([true, null, 2]);
  wire.tell(update({ version: 3, question: { number: 2, seat: 0, text: label } }));
  expect(store.requests.stale).toBe(false);
});

test("the screen is handed over to the other seat of this browser that is to decide", async () => {
  const store = await opened();
  const players = [0, 1].map((seat) => ({ seat, kind: "person", you: true })) as Update["players"];
  wire.tell(update({ version: 2, players, question: null, turn: { kind: "decide", seats: [1] } as Update["turn"] }));
  expect(store.handOverTo).toBe(1);
  store.viewAs(1);
  expect(wire.last("hello")).toEqual({ type: "hello", as: 1 });
});

/** Loses the connection; what the page asks meanwhile is answered, and after a moment it connects again. */
async function reconnect(): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  wire.sent = [];
  wire.onclose!();
  await vi.advanceTimersByTimeAsync(1_000);
  wire.onopen!();
}

test("a connection that fails in mid-request: the same request is sent again, and is finished once", async () => {
  vi.useFakeTimers();
  const store = await opened();
  store.choose(store.picking.offers[0]!.offer);
  const { request } = wire.last("choose");
  await reconnect();
  expect(wire.sent[0]).toEqual({ type: "hello", since: 1 });
  expect(wire.last("choose")).toMatchObject({ request, choice: "pass" });
  expect(store.requests.pending).toBe(request);
  wire.tell({ type: "accepted", request, version: 2 });
  wire.tell({ type: "accepted", request, version: 2 });
  wire.tell(update({ version: 2, from: 1, entries: 2, events: [logEvent(1)] }));
  expect([store.requests.pending, store.log.map((each) => each.n)]).toEqual([null, [0, 1]]);
  await reconnect();
  expect(wire.sent.map(({ type }) => type)).toEqual(["hello"]);
  vi.useRealTimers();
});

test("an update that arrives after a newer one changes nothing", async () => {
  const store = await opened();
  wire.tell(update({ version: 3, from: 1, entries: 2, events: [logEvent(1)] }));
  wire.tell(update({ version: 2, from: 0, entries: 1, events: [] }));
  expect([store.update?.version, store.log.map((each) => each.n)]).toEqual([3, [0, 1]]);
});

test("after a new greeting an older version holds: the database may have been restored", async () => {
  vi.useFakeTimers();
  const store = await opened();
  wire.tell(update({ version: 3, from: 1, entries: 2, events: [logEvent(1)] }));
  await reconnect();
  wire.tell(update({ version: 2, from: 0, entries: 1, events: [logEvent(0)] }));
  expect([store.update?.version, store.log.map((each) => each.n)]).toEqual([2, [0]]);
  vi.useRealTimers();
});

test("a match that broke down is left, and says so; any other farewell is followed by a new greeting", async () => {
  vi.useFakeTimers();
  const store = await opened();
  wire.tell({ type: "gone", cause: "slow" } as ServerMessage);
  expect(store.connection.unavailable).toBeNull();
  await reconnect();
  wire.tell({ type: "gone", cause: "broken" });
  expect(store.connection.unavailable?.key).toBe("page-gone-broken");
  wire.sent = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wire.sent).toEqual([]);
  vi.useRealTimers();
});

test("an undo that somebody asks for is answered; reasons of what was taken back are forgotten", async () => {
  const store = await opened();
  wire.tell({ type: "why", entry: 1, sealed: false, reason: null });
  wire.tell(update({ version: 2, from: 1, entries: 1, events: [] }));
  expect(store.reasons.byEntry).toEqual({});
  store.answers.answerUndo(true);
  expect(wire.last("answer_undo")).toMatchObject({ allow: true, request: store.requests.pending });
});

test("thinking is told until something happens", async () => {
  const store = await opened();
  wire.tell(update({ version: 2, question: null, turn: { kind: "decide", seats: [1] } as Update["turn"] }));
  wire.tell({ type: "thinking", seat: 1, done: 5, budget: 10 } as unknown as ServerMessage);
  expect(store.thinking?.done).toBe(5);
  wire.tell(update({ version: 3, question: null, turn: { kind: "decide", seats: [1] } as Update["turn"] }));
  expect(store.thinking).toBeNull();
});
