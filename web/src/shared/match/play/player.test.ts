import { beforeEach, expect, test } from "vitest";
import type { Event } from "../../../wire";
import type { Speed } from "../../settings.svelte";
import { beatsOf, type Beat } from "./beats";
import { ManualClock } from "./clock";
import { FrameReader } from "./frame-reader";
import { EventPlayer, type Frame } from "./player.svelte";
import { toldLog } from "./told-log";

const event = (n: number, word = "e"): Event => ({
  n,
  message: { key: `${word}${n}`, args: {}, rule: null },
  event: word,
});
const frame = (after: number, events = 1, seat: number | null = 1): Frame => ({
  after,
  seat,
  turn: { kind: "decide", seats: [0] },
  view: { after },
  events: Array.from({ length: events }, () => event(after - 1)),
});
const beats = ({ events }: Frame): Beat[] =>
  events.map((each, i) => ({ events: [each], told: i + 1, calm: 900, fast: 300 }));

let clock: ManualClock;
let pace: Speed;
const open = (more: Partial<ConstructorParameters<typeof EventPlayer>[0]> = {}): EventPlayer => {
  const player = new EventPlayer({ beats, pace: () => pace, clock, ...more });
  player.show(frame(0, 0));
  return player;
};
beforeEach(() => {
  clock = new ManualClock();
  pace = "calm";
});

test("entries are shown one after another, and nothing is asked before the last", () => {
  const player = open();
  player.feed([frame(1), frame(2, 2)]);
  expect([player.frame?.after, player.beat, player.state, player.behind]).toEqual([1, 0, "playing", 1]);
  clock.advance(900);
  expect([player.frame?.after, player.beat, player.told]).toEqual([2, 0, 1]);
  clock.advance(900);
  expect([player.beat, player.told, player.state]).toEqual([1, 2, "playing"]);
  clock.advance(900);
  expect([player.state, player.behind, player.now]).toEqual(["idle", 0, null]);
});

test("an entry in which nothing is to be seen takes no time", () => {
  const player = open();
  player.feed([frame(1, 0), frame(2, 0), frame(3)]);
  expect(player.frame?.after).toBe(3);
});

test("a pause stands, a step goes one beat on, and going on starts with the next beat", () => {
  const player = open();
  player.feed([frame(1), frame(2), frame(3)]);
  player.pause();
  clock.advance(10_000);
  expect(player.frame?.after).toBe(1);
  player.step();
  clock.advance(10_000);
  expect([player.frame?.after, player.state]).toEqual([2, "paused"]);
  player.resume();
  expect(player.frame?.after).toBe(3);
  clock.advance(900);
  expect(player.state).toBe("idle");
});

test("what comes while something plays waits for its turn; while paused it waits too", () => {
  const player = open();
  player.feed([frame(1)]);
  player.feed([frame(2)]);
  expect([player.frame?.after, player.queued]).toEqual([1, 1]);
  player.pause();
  player.feed([frame(3)]);
  expect([player.frame?.after, player.queued]).toEqual([1, 2]);
});

test("skipping shows the end at once, also where entries are still on their way", () => {
  const player = open();
  player.expect(frame(9));
  player.feed([frame(1)]);
  player.skip();
  clock.advance(10_000);
  expect([player.frame?.after, player.state, player.since]).toEqual([9, "idle", 0]);
});

test("while something known is on its way, nothing is asked", () => {
  const player = open();
  player.expect(frame(2));
  expect(player.state).toBe("playing");
  player.feed([frame(1)]);
  clock.advance(5_000);
  expect(player.state).toBe("playing");
  player.feed([frame(2)]);
  clock.advance(5_000);
  expect(player.state).toBe("idle");
});

test("without motion the board is at the end at once, with everything marked", () => {
  pace = "off";
  const player = open();
  player.expect(frame(4));
  player.feed([frame(3), frame(4)]);
  expect([player.frame?.after, player.state, player.since]).toEqual([4, "idle", 0]);
});

test("by step, each beat waits for a key", () => {
  pace = "step";
  const player = open();
  player.feed([frame(1), frame(2)]);
  clock.advance(60_000);
  expect([player.frame?.after, player.state]).toEqual([1, "paused"]);
  player.step();
  expect([player.frame?.after, player.state]).toEqual([2, "paused"]);
  player.step();
  expect(player.state).toBe("idle");
});

test("an undo shows the entry it goes back to, and tells nothing of what was undone", () => {
  const player = open();
  player.feed([frame(1), frame(2), frame(3)]);
  player.show(frame(1));
  clock.advance(60_000);
  expect([player.frame?.after, player.state, player.now]).toEqual([1, "idle", null]);
});

test("own acts were seen coming and run at the fast pace; many entries in a row are shortened", () => {
  const player = open({ isOwn: ({ seat }) => seat === 0 });
  player.feed([frame(1, 1, 0), frame(2)]);
  expect(player.motion).toBe(300);
  clock.advance(300);
  expect([player.frame?.after, player.motion]).toEqual([2, 900]);
  player.feed(Array.from({ length: 60 }, (_, i) => frame(i + 3)));
  clock.advance(900);
  expect(player.motion).toBe(540);
});

test("for those who only watch, marks begin with the side that acts", () => {
  const player = open({ marksByActor: () => true });
  player.feed([frame(1, 1, 0), frame(2, 1, null), frame(3, 1, 1)]);
  expect(player.since).toBe(0);
  clock.advance(1800);
  expect([player.frame?.after, player.since]).toEqual([3, 2]);
});

test("the log tells no more than the board shows", () => {
  const player = open();
  const log = [event(0), event(1), event(1), event(2)];
  player.feed([frame(1), frame(2, 2), frame(3)]);
  clock.advance(900);
  expect(toldLog(log, player).map(({ n }) => n)).toEqual([0, 1]);
  player.skip();
  expect(toldLog(log, player)).toHaveLength(4);
});

test("events are grouped into beats as the game says", () => {
  const game = {
    isNarrated: (what: unknown) => what !== "quiet",
    joinsBeat: (what: unknown) => what === "loss",
    beatMs: () => [100, 50] as const,
    playedSteps: (each: Event) => [each],
  };
  const events = ["quiet", "shot", "loss", "quiet", "walk"].map((word) => event(4, word));
  const found = beatsOf(game as never, events);
  expect(found.map((beat) => [beat.events.map((each) => each.event), beat.told])).toEqual([
    [["shot", "loss"], 4],
    [["walk"], 5],
  ]);
});

test("entries are fetched as they are needed, and those of another timeline are dropped", async () => {
  const player = open();
  const asked: number[] = [];
  let release: (() => void) | null = null;
  const reader = new FrameReader(player, async (_, from) => {
    asked.push(from);
    await new Promise<void>((done) => (release = done));
    return { steps: [frame(from), frame(from + 1)] };
  });
  reader.restart(0, 1);
  player.expect(frame(3));
  reader.arrive(frame(3));
  release!();
  await new Promise((done) => setTimeout(done));
  expect([player.frame?.after, player.queued, asked]).toEqual([1, 1, [1, 3]]);
  player.show(frame(1));
  reader.restart(0, 2);
  release!();
  await new Promise((done) => setTimeout(done));
  expect([player.frame?.after, player.queued]).toEqual([1, 0]);
});

test("a fetch that fails does not hold up the match", async () => {
  const player = open();
  const reader = new FrameReader(player, () => Promise.reject(new Error("offline")));
  reader.restart(0, 1);
  player.expect(frame(5));
  reader.arrive(frame(5));
  await new Promise((done) => setTimeout(done));
  expect([player.frame?.after, player.state]).toEqual([5, "idle"]);
});

/** Every order of pressing keys and of entries arriving ends on the last entry, and never asks before its board. */
test("no order of play, pause, step, skip, undo and arrival asks a question before its board", () => {
  let seed = 20;
  const random = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
  for (let walk = 0; walk < 200; walk++) {
    clock = new ManualClock();
    pace = (["calm", "fast", "off", "step"] as const)[random(4)]!;
    const player = open();
    let known = 0;
    for (let act = 0; act < 60; act++) {
      const what = random(7);
      if (what === 0) {
        const more = Array.from({ length: 1 + random(4) }, (_, i) => frame(known + 1 + i, random(3)));
        known += more.length;
        player.expect(more.at(-1)!);
        player.feed(more);
      } else if (what === 1) player.pause();
      else if (what === 2) player.resume();
      else if (what === 3) player.step();
      else if (what === 4) player.skip();
      else if (what === 5) clock.advance(random(2000));
      else if (known > 0 && random(4) === 0) player.show(frame((known = random(known))));
      if (player.state === "idle") expect(player.frame!.after).toBe(known);
      expect(player.frame!.after).toBeLessThanOrEqual(known);
      expect(player.frame!.view).toEqual({ after: player.frame!.after });
    }
  }
});
