import { describe, expect, test } from "vitest";
import { templeMapOf, squareName, squaresAlong } from "./map/temple-map";
import { MAPS, THEMES, cardOf } from "./content";
import { extraOffers, notation, places } from "./choices";
import { roundOf, trails } from "./events";
import { guide } from "./guide";
import { endPoint } from "./map/sight-line";
import { outline } from "./map/outline";
import { attackOf, routeOf } from "./choice-target";
import { terms } from "./terms";
import { tableOf } from "./view";
import type { Event } from "./wire/Event";
import type { Figure } from "./wire/Figure";
import type { PublicState } from "./wire/PublicState";
import type { Role } from "./wire/Role";
import type { View } from "./wire/View";

const ROLES: Role[] = ["hero", "astromech", "medic", "tech"];
function figures(): Figure[] {
  const team = (side: "separatists" | "republic", from: number): Figure[] =>
    ROLES.map((role, i) => ({
      role,
      side,
      status: "active",
      square: from + i,
      life: cardOf(role, null).life,
      force: cardOf(role, null).force,
    }));
  const droid = (role: Role, square: number): Figure => ({
    role,
    side: null,
    status: "inert",
    square,
    life: 60,
    force: 0,
  });
  return [...team("separatists", 34 + 1), ...team("republic", 20 * 34 + 10), droid("assault", 9), droid("assault", 11)];
}
function publicView(extraOffers: Partial<PublicState> = {}): View {
  return {
    viewer: { Seat: 1 },
    map: "lost-temple",
    theme: "galaxy",
    public: {
      options: {
        reinforcements: "on",
        self_repair: "once",
        speed_meetings: "keeps",
        sight: "two_kinds",
        stones: "difficult",
        recall_droids: "on",
        assault: null,
        medical: null,
        turn_limit: 60,
      },
      sides: ["separatists", "republic"],
      first: 0,
      figures: figures(),
      doors: 0,
      barriers: 0,
      searched: 0,
      pass: "hidden",
      side: "republic",
      turn: 2,
      played: 0,
      tried: 0,
      vigilant: 0,
      called: false,
      active: { figure: 4, movement: 6, actions: 2, treated: 0, stepped: false, step: "movement", cared: false },
      open: "walk",
      ...extraOffers,
    },
  };
}
const logEvent = (event: Event, n = 0) => ({ n, event, message: { key: "page-name", args: {}, rule: null } });

describe("the map", () => {
  test("is parsed from the program's own file, with squares named as printed", () => {
    const temple = MAPS[0]!;
    expect([temple.columns, temple.rows, temple.doors.length]).toEqual([34, 22, 14]);
    expect([squareName(temple, 0), squareName(temple, 747), squareName(temple, 6 * 34 + 8)]).toEqual([
      "A1",
      "AH22",
      "I7",
    ]);
    expect(temple.vaults.map((squares) => squares.map((at) => squareName(temple, at)))).toEqual([
      ["O9", "P9"],
      ["S9", "T9"],
      ["S14", "T14"],
      ["O14", "P14"],
    ]);
  });

  test("labels each room once", () => {
    const kinds = MAPS[0]!.rooms.map((room) => room.kind).sort();
    expect(kinds).toEqual(["control", "control", "infirmary", "infirmary", "temple"]);
  });

  test("a door is a line on the side between its squares", () => {
    const templeMap = templeMapOf({
      name: "x",
      title: { key: "map-outpost" },
      grid: "...\n...\n",
      door: [{ name: "d", edges: ["B1|C1", "A2|A1"] }],
    });
    expect(templeMap.doors[0]).toEqual([
      { x1: 2, y1: 0, x2: 2, y2: 1 },
      { x1: 0, y1: 1, x2: 1, y2: 1 },
    ]);
  });

  test("an outline runs clockwise, holes run the other way, and squares touching at a corner are separated", () => {
    expect(outline([0], 3, 0)).toBe("M0 0L1 0L1 1L0 1Z");
    expect(outline([0, 4], 3, 0).split("Z").length - 1).toBe(2);
    expect(outline([0, 1, 2, 3, 5, 6, 7, 8], 3, 0).split("Z").length - 1).toBe(2);
  });

  test("a path of digits is converted to squares", () => {
    const templeMap = MAPS[0]!;
    const from = 10 * 34 + 23;
    expect(squaresAlong(templeMap, from, "6671").map((at) => squareName(templeMap, at))).toEqual([
      "W11",
      "V11",
      "U10",
      "V9",
    ]);
  });
});

describe("figures", () => {
  test("are the viewer's, the opponent's or nobody's, and droids of a kind are numbered", () => {
    const table = tableOf(publicView())!;
    expect(table.pieces.map((piece) => piece.shape)).toEqual([
      ...Array<string>(4).fill("other"),
      ...Array<string>(4).fill("own"),
      "nobody",
      "nobody",
    ]);
    expect(table.pieces[9]!.name.args).toMatchObject({ n: 2 });
    expect(table.pieces[4]!.acting).toBe(true);
    expect(tableOf(publicView({ open: "top" }))!.pieces.some((piece) => piece.acting)).toBe(false);
  });

  test("have letters that distinguish a side's figures, in every theme", () => {
    for (const theme of THEMES.map((each) => each.name))
      for (const side of ["separatists", "republic"]) {
        const own = tableOf({ ...publicView(), theme })!.pieces.filter((piece) => piece.side === side);
        expect(new Set(own.map((piece) => piece.short)).size, `${theme} ${side}`).toBe(4);
      }
  });
});

describe("choices", () => {
  test("touch the places they concern", () => {
    const view = publicView();
    expect(places({ walk: "2" }, view)).toEqual([`square:${20 * 34 + 11}`, "way:direct"]);
    expect(places({ attack: [1, "ranged"] }, view)).toEqual(["deed:ranged", "figure:1"]);
    expect(places({ act: { door: 3 } }, view)).toEqual(["deed:door", "door:3"]);
    expect(places({ use: { combat: [2, "melee"] } }, view)).toEqual(["deed:combat-melee", "figure:2"]);
    expect(places({ use: "speed" }, view)).toEqual(["deed:speed"]);
    expect(places("end_turn", view)).toEqual(["end-turn:"]);
    expect(notation({ walk: "2" }, view)).toBe("l21");
  });

  test("a route without meetings found by the engine becomes an additional choice", () => {
    const square = 20 * 34 + 12;
    const route = { path: "22", squares: [square - 1, square], cost: 2, meets: [3] };
    const quiet = { path: "13", squares: [square - 35, square], cost: 3, meets: [] };
    const answer = { ways: [{ square, route, quiet }] };
    const [one, ...others] = extraOffers(publicView(), answer);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ offer: { choice: { walk: "13" } }, places: [`square:${square}`, "way:quiet"] });
    expect(routeOf({ walk: "13" }, answer.ways)).toBe(quiet);
    expect(routeOf({ walk: "22" }, answer.ways)).toBe(route);
  });

  test("an attack is inquired about as it would be made", () => {
    const table = tableOf(publicView())!;
    expect(attackOf({ attack: [1, "ranged"] }, table)).toMatchObject({
      attacker: 4,
      defender: 1,
      occasion: "intervention",
    });
    expect(attackOf({ meet: [1, false] }, table)).toBeNull();
    const onWhyKey = tableOf(publicView({ open: { answer: 5 } }))!;
    expect(attackOf({ answer: true }, onWhyKey)).toMatchObject({ attacker: 5, defender: 4, reach: "melee" });
  });
});

test("routes stay until the next turn begins, an interrupted one as one line", () => {
  const table = tableOf(publicView())!;
  const walked = (from: number, path: string) => logEvent({ walked: { figure: 4, from, path, to: 0, left: 0 } });
  const log = [
    walked(9, "2"),
    logEvent({ turn_began: { side: "republic", turn: 2 } }),
    walked(100, "22"),
    walked(102, "4"),
  ];
  expect(trails(table, log, [])).toEqual([{ figure: 4, side: "republic", squares: [100, 101, 102, 136] }]);
  expect(roundOf(log[1]!.event)).toBe(2);
});

test("a line ends inside its square, at the center if it goes to the center", () => {
  const base = { into: 0, cover: [], counts: true };
  const corner = endPoint({ ...base, kind: "corner", start: [2, 2], toward: [5, 5] }, { x: 3, y: 3 });
  expect(corner).toEqual({ x: 3.5, y: 3.5 });
  const centre = endPoint({ ...base, kind: "centre", start: [1, 1], toward: [10, 0] }, { x: 3, y: 0 });
  expect(centre).toEqual({ x: 3.5, y: 0.5 });
});

test("every option is a sentence, changed ones marked", () => {
  const usual = terms(publicView());
  expect(usual.length).toBe(11);
  expect(usual.some((term) => term.changed)).toBe(false);
  const view = publicView();
  view.public.options = { ...view.public.options, stones: "clear", turn_limit: 30, assault: cardOf("tech", null) };
  expect(terms({ ...view }).filter((term) => term.changed).length).toBe(3);
});

test("the guide follows the objective", () => {
  const key = (extraOffers: Partial<PublicState>): string | undefined =>
    guide(publicView({ open: "top", ...extraOffers }))?.key;
  expect(key({})).toBe("page-tp-guide-top-search");
  expect(key({ pass: { carried: 1 } })).toBe("page-tp-guide-top-chase");
  expect(key({ pass: { carried: 5 } })).toBe("page-tp-guide-top-hack");
  expect(key({ pass: { carried: 5 }, barriers: 1 })).toBe("page-tp-guide-top-stairs");
  expect(key({ pass: { lies: 40 } })).toBe("page-tp-guide-top-lies");
});
