import { describe, expect, test } from "vitest";
import * as scene from "../../../e2e/mock/scene";
import { localizeIn } from "../../shared/i18n/fluent";
import { halfName, notation, placeName, places } from "./choices";
import { chainBadges, isChainStep, isMilestone, isNarrated, explainNumber, roundOf } from "./events";
import { columnOf, geometryOf, laneY, rowY, sectorAt } from "./board/geometry";
import type { PlacedCard } from "./model";
import { questionKind, tableOf } from "./view";
import type { Logged } from "./types";
import type { Choice } from "./wire/Choice";
import type { Event } from "./wire/Event";
import type { View } from "./wire/View";

const view = (more: object = {}) => scene.view(more as Record<string, unknown>) as unknown as View;
const LOG = scene.LOG as Logged[];
const CHAIN = scene.CHAIN as Logged[];

const table = tableOf(view())!;

describe("from a view to a drawing", () => {
  test("the viewer's side is drawn below; a watcher sees the first seat's side", () => {
    expect([table.near.cruiser, table.far.cruiser]).toEqual(["Ares", "Athena"]);
    expect(tableOf(view({ viewer: 1 }))!.near.cruiser).toBe("Athena");
    expect(tableOf(view({ viewer: null }))!.near.cruiser).toBe("Ares");
  });

  test("a card is drawn with the face it shows; its other face only where it is known", () => {
    const own = table.near.sectors[1]!.cards[0]!;
    expect([own.face.verso, own.other?.matricule]).toEqual([true, "0-02"]);
    const theirs = table.far.sectors[2]!.cards[0]!;
    expect([theirs.face.verso, theirs.other]).toEqual([true, null]);
    expect(table.far.sectors[2]!.cards[2]!.damage).toEqual({ top: 1, bottom: 0 });
  });

  test("counts are the engine's own", () => {
    expect(table.near.sectors.map((sector) => sector.fighters)).toEqual([1, 2, 0, 2, 2]);
    expect([table.near.pile, table.near.discard.length, table.far.handCount, table.far.aside]).toEqual([31, 9, 3, 1]);
    expect([table.near.initiative, table.far.initiative]).toEqual([false, true]);
    expect(questionKind(view() as unknown as View)).toBe("deploy");
  });

  test("the column being fought is found from either seat", () => {
    const frames = [{ damage: { seat: 1, sector: 4, left: 2 } }];
    expect(tableOf(view({ frames }))!.fightingColumn).toBe(1);
    expect(tableOf(view({ frames, viewer: 1 }))!.fightingColumn).toBe(4);
  });
});

describe("geometry", () => {
  test("the far board is seen from across the table and displaced by the offset", () => {
    expect([0, 4].map((sector) => columnOf(table, false, sector))).toEqual([5, 1]);
    expect(sectorAt(table, false, 0)).toBeNull();
    expect(sectorAt(table, false, 1)).toBe(4);
    expect(sectorAt(table, true, 5)).toBeNull();
    for (let sector = 0; sector < 5; sector += 1)
      expect(sectorAt(table, false, columnOf(table, false, sector))).toBe(sector);
  });

  test("stacks grow towards the lane and never reach it", () => {
    const g = geometryOf(table, false);
    expect(g.columns).toBe(6);
    expect(rowY(g, true, 1)).toBeLessThan(rowY(g, true, 0));
    expect(rowY(g, false, 1)).toBeGreaterThan(rowY(g, false, 0));
    expect(rowY(g, false, g.rows - 1) + g.half).toBeLessThanOrEqual(laneY(g));
    expect(rowY(g, true, g.rows - 1)).toBeGreaterThanOrEqual(laneY(g) + g.lane);
  });

  test("a phone's board is 360 wide whatever the offset", () => {
    for (const offset of [-3, -2, -1, 0, 1, 2, 3]) {
      const g = geometryOf(tableOf(view({ offset }))!, true);
      expect(g.width).toBeLessThanOrEqual(360);
      expect(g.columns).toBe(5 + Math.abs(offset));
    }
  });
});

describe("choices", () => {
  const at = { seat: 1, sector: 2, slot: 1 };
  test("touch the places they are about", () => {
    expect(places({ play: { card: "3-35", face: "verso", sector: 1 } }, view())).toEqual([
      "hand:3-35",
      "face:verso",
      "sector:0:1",
    ]);
    expect(places({ move: { at, to: 3 } }, view())).toEqual(["card:1:2:1", "sector:1:3"]);
    expect(places({ target: { at } }, view())).toEqual(["card:1:2:1"]);
    expect(places("pass", view())).toEqual(["pass:"]);
  });

  test("have names in both languages and a unique short notation", () => {
    const all: Choice[] = [
      "pass",
      { cruiser: "ares" },
      { play: { card: "3-35", face: "recto", sector: 1 } },
      { play: { card: "3-35", face: "verso", sector: 1 } },
      { first: { card: "3-35", half: "top", effect: "draw" } },
      { target: { at } },
      { move: { at, to: 3 } },
      { half: "top" },
      { half: "bottom" },
      { shift: "left" },
      { shift: "stay" },
      { direction: "left_to_right" },
      { direction: "right_to_left" },
    ];
    expect(new Set(all.map(notation)).size).toBe(all.length);
    for (const choice of all)
      for (const place of places(choice, view()))
        for (const lang of ["en", "fr"] as const)
          expect(localizeIn(lang, placeName(place, view()))).not.toMatch(/^\[|undefined|NaN/);
  });
});

describe("events", () => {
  test("open rounds, are milestones, belong to chains", () => {
    expect(roundOf(LOG[0]!.event)).toBe(3);
    expect(roundOf(LOG[1]!.event)).toBeNull();
    expect(isMilestone(LOG[5]!.event)).toBe(true);
    expect(isChainStep(LOG[2]!.event)).toBe(true);
    expect(isChainStep(LOG[1]!.event)).toBe(false);
    expect(isNarrated({ drawn: { seat: 0 } } as Event)).toBe(false);
    expect(isNarrated(LOG[1]!.event)).toBe(true);
  });

  test("a chain's steps are numbered on the cards they concern, up to the current one", () => {
    const more = [
      { ...CHAIN[0]!, event: { pivoted: { card: "2-23", at: { seat: 0, sector: 1, slot: 2 }, step: 1 } } as Event },
    ];
    expect(chainBadges(table, more, 0)).toEqual(new Map([["0:2-23", [1]]]));
    expect(chainBadges(table, [], 0).size).toBe(0);
  });

  test("an armor number is made of the hits in the log, a column of the visible halves", () => {
    expect(explainNumber("armour:1", view(), LOG).lines).toHaveLength(1);
    expect(explainNumber("armour:0", view(), LOG).lines.map((line) => line.key)).toEqual(["page-sf-armour-whole"]);
    const column = explainNumber("column:1", view(), LOG).lines;
    expect(column.map((line) => line.args["n"])).toEqual([1, 1, 1, 0]);
  });
});

test("halves are named by position: a pivoted card has its printed top half low", () => {
  const placedCard = (pivoted: boolean) => ({ pivoted }) as PlacedCard;
  const keys = [false, true].map((pivoted) => ["top", "bottom"].map((half) => halfName(half, placedCard(pivoted)).key));
  expect(keys).toEqual([
    ["page-sf-half-high", "page-sf-half-low"],
    ["page-sf-half-low", "page-sf-half-high"],
  ]);
});
