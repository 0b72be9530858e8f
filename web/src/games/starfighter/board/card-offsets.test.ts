import { expect, test } from "vitest";
import { view as scene } from "../../../../e2e/mock/scene";
import { cardX, columnOf, geometryOf, rowY } from "./geometry";
import { cardOffsets } from "./card-offsets";
import { tableOf } from "../view";
import type { Logged } from "../types";
import type { Event } from "../wire/Event";
import type { View } from "../wire/View";

const view = () => scene() as unknown as View;
const logEvent = (event: object): Logged => ({
  n: 7,
  message: { key: "page-name", args: {}, rule: null },
  event: event as Event,
});
const spot = (sector: number, slot: number): object => ({ seat: 0, sector, slot });

/** In the scene, 1-56 is on the second slot of the fourth sector. */
const moved = (from: object, to: object): Logged => logEvent({ moved: { by: 0, card: "1-56", from, to, step: 1 } });

test("a card waits where its path begins and moves leg by leg", () => {
  const table = tableOf(view())!;
  const g = geometryOf(table, false);
  const chain = [logEvent({ passed: { seat: 1 } }), moved(spot(1, 2), spot(2, 0)), moved(spot(2, 0), spot(3, 1))];
  const key = table.near.sectors[3]!.cards[1]!.key;
  const place = (sector: number, slot: number) => ({
    x: cardX(g, columnOf(table, true, sector)) - cardX(g, columnOf(table, true, 3)),
    y: rowY(g, true, slot) - rowY(g, true, 1),
  });
  expect(cardOffsets(table, g, chain, 0)).toEqual(new Map([[key, place(1, 2)]]));
  expect(cardOffsets(table, g, chain, 1)).toEqual(new Map([[key, place(2, 0)]]));
  expect(cardOffsets(table, g, chain, 2).size).toBe(0);
  expect(cardOffsets(table, g, chain, 3).size).toBe(0);
});

test("a card from the hand comes over its owner's edge", () => {
  const table = tableOf(view())!;
  const g = geometryOf(table, false);
  const chain = [logEvent({ passed: { seat: 1 } }), logEvent({ played: { seat: 0, card: "1-56", at: spot(3, 1) } })];
  const key = table.near.sectors[3]!.cards[1]!.key;
  expect(cardOffsets(table, g, chain, 0).get(key)!.y).toBeGreaterThan(0);
});

test("a hidden card is followed by its place", () => {
  const table = tableOf(view())!;
  const g = geometryOf(table, false);
  const hidden = {
    moved: { by: 1, card: null, from: { seat: 1, sector: 1, slot: 0 }, to: { seat: 1, sector: 2, slot: 0 } },
  };
  const chain = [logEvent({ passed: { seat: 1 } }), logEvent(hidden)];
  expect([...cardOffsets(table, g, chain, 0).keys()]).toEqual([table.far.sectors[2]!.cards[0]!.key]);
});
