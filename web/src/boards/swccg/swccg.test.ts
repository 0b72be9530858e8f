import { describe, expect, it } from "vitest";
import { knows, say } from "../../lib/fluent";
import { matching, openKind } from "../../lib/picking.svelte";
import { placeName, places } from "./choices";
import { CARDS, DECKS, shortTitle } from "./content";
import { countOf, readDeck, SIZE, writeDeck, type Form } from "./decks";
import { fighters, tableOf } from "./view";
import type { Choice, Laid, View } from "./wire";
import { figures, textOf, typeLine } from "./words";

const laid = (id: number, card: string, owner: number, place: Laid["place"], marks = 0): Laid => ({
  id,
  card,
  owner,
  place,
  marks,
  aim: null,
});
const side = (known: string[]): View["sides"][0] => ({
  cards: 60,
  reserve: Array.from({ length: 20 }),
  force: Array.from({ length: 5 }),
  used: [{}],
  hand: known.length,
  known: known.map((name) => [name, 0]),
  lost: ["1_28"],
  gone: [],
});
/** A battle at the Cantina: Vader with his lightsaber against two troopers; Docking Bay 94 beside it. */
const view: View = {
  viewer: 0,
  dark: 0,
  limit: 120,
  turn: 5,
  active: 0,
  phase: "battle",
  question: { weapons: 0 },
  row: [0, 1],
  table: [
    laid(0, "1_128", 1, "row"),
    laid(1, "1_129", 1, "row"),
    laid(2, "1_168", 0, { at: 0 }, 64),
    laid(3, "1_324", 0, { on: 2 }),
    laid(4, "1_28", 1, { at: 0 }, 64),
    laid(5, "1_28", 1, { at: 0 }, 64 | 128),
  ],
  battle: null,
  sides: [side(["1_194", "1_267"]), side([])],
};

describe("the table", () => {
  it("groups locations and hangs weapons under their bearers", () => {
    const table = tableOf(view)!;
    expect(table.groups.map((group) => group.name)).toEqual(["Tatooine"]);
    expect(table.spots.map((spot) => shortTitle(spot.card))).toEqual(["Cantina", "Docking Bay 94"]);
    expect(table.spots[0]!.at[0][0]!.inside.map((obj) => obj.card.title)).toEqual(["Vader's Lightsaber"]);
    expect(table.sides[0]).toMatchObject({ dark: true, life: 26, force: 5, hand: 2 });
    expect(table.hand.map((card) => card.title)).toEqual(["Stormtrooper", "Sense"]);
  });

  it("knows who fights", () => {
    const battle = { at: 0 } as View["battle"];
    const table = tableOf({ ...view, battle })!;
    expect(fighters(table, 0).map((obj) => obj.id)).toEqual([2]);
    expect(fighters(table, 1).map((obj) => obj.id)).toEqual([4, 5]);
  });

  it("tells two cards of one title apart", () => {
    expect(say(placeName("who:t4", view))).not.toBe(say(placeName("who:t5", view)));
  });
});

describe("answers by places", () => {
  const offers = (choices: Choice[]) =>
    choices.map((choice) => ({
      offer: { choice, label: { key: "", args: {}, rule: null } },
      places: places(choice),
    }));

  it("asks who, then what, then where", () => {
    const all = offers([
      "pass",
      { deploy: { card: "1_194", to: { at: 0 } } },
      { deploy: { card: "1_194", to: { at: 1 } } },
      { use: { card: 2, clause: 0, target: 4 } },
    ]);
    expect(openKind(all, [])?.kind).toBe("who");
    const trooper = matching(all, ["who:h1_194"]);
    expect(openKind(trooper, ["who:h1_194"])).toEqual({ kind: "to", places: ["to:0", "to:1"] });
  });

  it("never asks for passing first", () => {
    expect(openKind(offers(["pass", "destiny"]), [])).toEqual({ kind: "draw", places: ["draw:destiny"] });
    expect(openKind(offers(["pass", { take: "1_28" }]), [])?.kind).toBe("take");
    expect(openKind(offers(["pass", { aim: 4 }]), [])?.kind).toBe("to");
  });

  it("asks for everything that may be lost at once", () => {
    const all = offers([{ lose: { pile: "reserve" } }, { lose: { hand: "1_267" } }, { forfeit: 2 }]);
    expect(openKind(all, [])).toEqual({ kind: "lose", places: ["lose:reserve", "lose:h1_267", "lose:t2"] });
  });

  it("has a name for every place of every kind of answer", () => {
    const all: Choice[] = [
      "pass",
      "draw",
      "verify",
      "destiny",
      { start: "1_128" },
      { activate: 3 },
      { drain: 0 },
      { drain_less: 0 },
      { deploy: { card: "1_128", to: { row: 1 } } },
      { deploy: { card: "1_194", to: { aboard: [2, "pilot"] } } },
      { deploy_with: { ship: "1_146", pilot: "1_27", at: 0 } },
      { play: { card: "1_267", clause: 1, target: null } },
      { pick: 1 },
      { transfer: { card: 3, to: 2 } },
      { battle: 0 },
      { fire: { weapon: 3, target: 4 } },
      { lose: { pile: "used" } },
      ...(["walk", "hyperspeed", "land", "take_off", "shuttle_down", "passage"] as const).map((how): Choice => ({
        move: { card: 2, way: { [how]: 1 } },
      })),
      ...(["embark", "shuttle_up", "across"] as const).map((how): Choice => ({
        move: { card: 2, way: { [how]: [1, "passenger"] } },
      })),
      { move: { card: 2, way: "disembark" } },
      { move: { card: 2, way: "imprison" } },
      { transit: { from: 0, to: 1 } },
      { join: 2 },
    ];
    for (const choice of all)
      for (const place of places(choice)) expect(say(placeName(place, view)), place).not.toMatch(/\[|undefined/);
  });
});

describe("cards", () => {
  it("have a type line and, where they say something, words in both languages", () => {
    for (const card of CARDS) {
      expect(typeLine(card), card.title).not.toMatch(/\[/);
      const text = textOf(card);
      if (text) expect(knows("fr", text.key), card.title).toBe(true);
      expect(text !== null, card.title).toBe(card.text !== undefined);
    }
  });

  it("show their numbers as they are now", () => {
    const vader = CARDS.find((card) => card.name === "1_168")!;
    const now = { id: 2, power: 8, ability: 6, forfeit: 8, defence: 6, immunity: 5 };
    expect(figures(vader, now).map((figure) => figure.value)).toEqual([8, 6, 8]);
    expect(figures(vader, null).map((figure) => figure.value)).toEqual([6, 6, 8]);
  });
});

describe("decks as texts", () => {
  it("survive every form", () => {
    for (const deck of DECKS)
      for (const form of ["list", "ids", "xml"] as Form[]) {
        const read = readDeck(writeDeck(deck.cards, form));
        expect(new Map(read.cards), `${deck.key} ${form}`).toEqual(new Map(deck.cards));
        expect([read.unknown, countOf(read.cards)]).toEqual([[], SIZE]);
      }
  });

  it("drop nothing in silence", () => {
    const ids = readDeck("1_128,1_28*,1_28,999_1|13_1");
    expect(ids.cards).toEqual([
      ["1_28", 2],
      ["1_128", 1],
    ]);
    expect([ids.unknown, ids.outside]).toEqual([[{ line: 1, text: "999_1" }], ["13_1"]]);
    const list = readDeck("Characters (3)\n2x Stormtrooper\n•Darth Vader\n\nInterrupts:\nSense x2\nTim the Ewok\n");
    expect(list.cards).toEqual([
      ["1_168", 1],
      ["1_194", 2],
      ["1_267", 2],
    ]);
    expect(list.unknown).toEqual([{ line: 7, text: "Tim the Ewok" }]);
  });
});
