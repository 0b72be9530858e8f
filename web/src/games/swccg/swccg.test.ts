import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasMessage, message, localize } from "../../shared/i18n/fluent";
import { LANGUAGES } from "../../shared/i18n/languages";
import { matchingOffers, nextPick } from "../../shared/match/picking.svelte";
import { placeName, places } from "./choices";
import { CARDS, DECKS, printed, shortTitle } from "./content";
import { placeInfo } from "./place-info";
import { lesson } from "./lesson";
import { swccg } from "./ui";
import { countOf, SIZE } from "./decks/decks";
import { numbersIn } from "./inquiry";
import { fighters, MARKS, tableOf } from "./view";
import type { GameOfferPlaces } from "../../shared/game/game-ui";
import type { Battle, Choice, Frame, MoveKind, Numbers, Question, TableCard, View } from "./wire";
import { cardStats, matchesSearch, marksOf, placeMarksOf, gameText, typeLine } from "./labels";

const title = (name: string): string => printed(name).title;

const laid = (id: number, card: string, owner: number, place: TableCard["place"], marks = 0): TableCard => ({
  id,
  card,
  owner,
  place,
  marks,
  aim: null,
});
const side = (known: string[]): View["sides"][0] => ({
  cards: 60,
  reserve: Array.from({ length: 20 }, () => "blank"),
  force: Array.from({ length: 5 }, () => "blank"),
  used: ["blank"],
  hand: known.length,
  known: known.map((name) => [name, 0]),
  lost: ["1_28"],
  gone: [],
  chosen: false,
  start: null,
  unseen: null,
});
/** A battle at the Cantina: Vader with his lightsaber against two troopers; Docking Bay 94 beside it. */
const view: View = {
  viewer: 0,
  dark: 0,
  limit: 120,
  secrets: [true, true],
  turn: 5,
  active: 0,
  phase: "battle",
  asked: 0,
  passed: false,
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
  shot: null,
  frames: [],
  failed: [],
  halved: ["no", "no"],
  barred: [],
  sides: [side(["1_194", "1_267"]), side([])],
};

const plain = { counts: true, undercover: false };

describe("the table", () => {
  it("groups locations and attaches weapons to their bearers", () => {
    const table = tableOf(view)!;
    expect(table.groups.map((group) => group.name)).toEqual(["Tatooine"]);
    expect(table.locations.map((location) => shortTitle(location.card))).toEqual(["Cantina", "Docking Bay 94"]);
    expect(table.locations[0]!.at[0][0]!.inside.map((obj) => obj.card.title)).toEqual(["Vader's Lightsaber"]);
    expect(table.sides[0]).toMatchObject({ dark: true, life: 26, force: 5, hand: 2 });
    expect(table.hand.map((card) => card.title)).toEqual(["Stormtrooper", "Sense"]);
  });

  it("keeps Effects beside the locations apart, and names that place", () => {
    const table = tableOf({ ...view, table: [...view.table, laid(6, "11_77", 0, "table")] })!;
    expect(table.beside.map((cards) => cards.map((obj) => obj.card.title))).toEqual([
      ["You May Start Your Landing"],
      [],
    ]);
    expect(places({ deploy: { card: "11_77", to: "table" } })).toEqual(["who:h11_77", "deed:deploy", "to:table"]);
  });

  it("knows who fights", () => {
    const battle = { at: 0 } as View["battle"];
    const table = tableOf({ ...view, battle })!;
    expect(fighters(table, 0).map((obj) => obj.id)).toEqual([2]);
    expect(fighters(table, 1).map((obj) => obj.id)).toEqual([4, 5]);
  });

  it("distinguishes two cards with the same title", () => {
    expect(localize(placeName("who:t4", view))).not.toBe(localize(placeName("who:t5", view)));
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
    expect(nextPick(all, [])?.kind).toBe("who");
    const trooper = matchingOffers(all, ["who:h1_194"]);
    expect(nextPick(trooper, ["who:h1_194"])).toEqual({ kind: "to", places: ["to:0", "to:1"] });
  });

  it("never asks for passing first", () => {
    expect(nextPick(offers(["pass", "destiny"]), [])).toEqual({ kind: "draw", places: ["draw:destiny"] });
    expect(nextPick(offers(["pass", { take: "1_28" }]), [])?.kind).toBe("take");
    expect(nextPick(offers(["pass", { aim: 4 }]), [])?.kind).toBe("to");
  });

  it("asks for everything that may be lost at once", () => {
    const all = offers([{ lose: { pile: "reserve" } }, { lose: { hand: "1_267" } }, { forfeit: 2 }]);
    expect(nextPick(all, [])).toEqual({ kind: "lose", places: ["lose:reserve", "lose:h1_267", "lose:t2"] });
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
        move: { card: 2, way: { [how]: 1 } as unknown as MoveKind },
      })),
      ...(["embark", "shuttle_up", "across"] as const).map((how): Choice => ({
        move: { card: 2, way: { [how]: [1, "passenger"] } as unknown as MoveKind },
      })),
      { move: { card: 2, way: "disembark" } },
      { move: { card: 2, way: "imprison" } },
      { transit: { from: 0, to: 1 } },
      { join: 2 },
    ];
    for (const choice of all)
      for (const place of places(choice)) expect(localize(placeName(place, view)), place).not.toMatch(/\[|undefined/);
  });

  it("names the kind of destiny that is drawn", () => {
    const pair: [number, number] = [0, 0];
    const NOTHING: Battle["cards"][0] = [null, null, null, null, null, null];
    const ZEROS: Battle["answered"][0] = [0, 0, 0, 0, 0, 0];
    const drawing = (kind: Battle["drawing"]): string => {
      const battle: Battle = {
        ...{ at: 0, by: 0, segment: "power", turn: 0, passes: 0, times: 1, added: pair },
        ...{ drawing: kind, draws: [1, 0], drawn: pair, destiny: pair, power_destiny: pair, attrition_destiny: pair },
        ...{ cards: [NOTHING, NOTHING], answered: [ZEROS, ZEROS], power: pair },
        ...{ damage: pair, attrition: pair, unmet: pair, voided: [false, false] },
      };
      return localize(placeName("draw:destiny", { ...view, battle }));
    };
    expect((["power", "battle", "attrition"] as const).map(drawing)).toEqual([
      "Draw a destiny for power",
      "Draw a battle destiny",
      "Draw a destiny for attrition",
    ]);
  });
});

describe("texts of one card", () => {
  const offers = (what: [string, string]): GameOfferPlaces<Choice>[] =>
    what.map((key, clause) => {
      const choice: Choice = { use: { card: 2, clause, target: null } };
      return {
        offer: { choice, label: { key: "sw-c-use", args: { what: message(key) }, rule: null } },
        places: places(choice),
      };
    });
  const names = (all: GameOfferPlaces<Choice>[]) =>
    [0, 1].map((clause) => localize(placeName(`deed:use-${clause}`, view, all)));

  it("are named by what they do", () => {
    expect(names(offers(["sw-s-cancel", "sw-s-steal"]))).toEqual([
      `Use it: ${localize(message("sw-s-cancel"))}`,
      `Use it: ${localize(message("sw-s-steal"))}`,
    ]);
  });

  it("are numbered where they read alike", () => {
    expect(names(offers(["sw-s-text", "sw-s-text"]))).toEqual(["Use its text 1", "Use its text 2"]);
  });
});

describe("marks", () => {
  it("are the bits the program sets", () => {
    const source = readFileSync("../crates/swccg/src/cards/object.rs", "utf8");
    const bits = new Map(
      [...source.matchAll(/pub const ([A-Z]+): Marks = Marks\(1(?: << (\d+))?\);/g)].map(([, name, bit]) => [
        name!.toLowerCase(),
        2 ** Number(bit ?? 0),
      ]),
    );
    expect(bits.size).toBeGreaterThan(15);
    for (const [mark, bit] of Object.entries(MARKS)) expect(bits.get(mark), mark).toBe(bit);
  });

  it("have words where they are shown, including an undercover spy", () => {
    const all = Object.values(MARKS).reduce((sum, bit) => sum | bit, 0);
    const spy = { ...plain, id: 2, power: 1, ability: 1, forfeit: 1, defence: 1, immunity: 0, undercover: true };
    const shown = marksOf(all, spy);
    expect(shown).toEqual(expect.arrayContaining(["undercover", "hit", "dead", "transit"]));
    for (const mark of [...shown, ...placeMarksOf(all)])
      for (const { code } of LANGUAGES) expect(hasMessage(`page-sw-mark-${mark}`, code), mark).toBe(true);
  });
});

describe("the sheet", () => {
  it("takes its totals from the engine", () => {
    const side = { cards: 1, texts: 2, gone: 6, power: 9, destined: 4, total: 13, ability: 1, damage: 3 };
    const numbers: Numbers = { cards: [], places: [], generation: [1, 1], battle: [side, { ...side, total: 20 }] };
    const sums = numbersIn({ numbers }).battle!;
    expect(sums.map(({ total }) => total)).toEqual([13, 20]);
    // The page adds up nothing on the battle sheet: no component of it sums the power of cards.
    const sources = ["BattleSheet", "BattleSide", "ParticipantRow", "RemainingDamage"].map((name) =>
      readFileSync(`src/games/swccg/battle/${name}.svelte`, "utf8"),
    );
    for (const source of sources) expect(source).not.toMatch(/reduce\(|battle\.power\[/);
  });
});

describe("cards", () => {
  it("have a type line and, where they say something, words in every language", () => {
    for (const card of CARDS) {
      expect(typeLine(card), card.title).not.toMatch(/\[/);
      const text = gameText(card);
      for (const { code } of LANGUAGES) if (text) expect(hasMessage(text.key, code), card.title).toBe(true);
      expect(text !== null, card.title).toBe(card.text !== undefined);
    }
  });

  it("show their numbers as they are now", () => {
    const vader = CARDS.find((card) => card.name === "1_168")!;
    const now = { ...plain, id: 2, power: 8, ability: 6, forfeit: 8, defence: 6, immunity: 5 };
    expect(cardStats(vader, now).map((stat) => stat.value)).toEqual([8, 6, 8]);
    expect(cardStats(vader, null).map((stat) => stat.value)).toEqual([6, 6, 8]);
  });
});

describe("ready decks", () => {
  it("count their copies", () => {
    for (const deck of DECKS) expect(countOf(deck.cards), deck.key).toBe(SIZE);
  });
});

const offer = (choice: Choice) => ({ choice, label: { key: "x", args: {}, rule: null } });

describe("the script of the guided game", () => {
  const at = (turn: number, question: string): View => ({
    ...view,
    turn,
    question: { [question]: 0 } as unknown as Question,
  });
  const asked = (turn: number, question: string, ...choices: Choice[]) =>
    lesson.step(at(turn, question), choices.map(offer));

  it("suggests what is still to be done, in order", () => {
    const war: Choice = { deploy: { card: "1_287", to: { row: 3 } } };
    const vader: Choice = { deploy: { card: "1_168", to: { at: 1 } } };
    expect(asked(5, "deploy", "pass", vader, war)).toMatchObject({ n: 3, offer: { choice: war } });
    expect(asked(5, "deploy", "pass", vader)).toMatchObject({ n: 4, offer: { choice: vader } });
    expect(asked(5, "control", "pass", { drain: 0 })).toMatchObject({ n: 2, offer: { choice: { drain: 0 } } });
  });

  it("falls back to a remark where it has no step, and to nothing when it is over", () => {
    expect(asked(6, "respond", "pass", { play: { card: "1_267", clause: 0, target: null } })).toMatchObject({
      n: null,
      offer: { choice: "pass" },
    });
    expect(asked(9, "control", "pass", { drain: 0 })).toBeNull();
    expect(lesson.end(at(8, "draw"))).toBeNull();
    expect(lesson.end(at(9, "activate"))).toHaveLength(4);
  });
});

describe("passing where nothing else is left", () => {
  it("is automatic only against bots", () => {
    const only = [offer("pass")];
    expect(swccg.autoAnswer!(view, only, true)?.offer).toBe(only[0]);
    expect(swccg.autoAnswer!(view, only, false)).toMatchObject({ offer: null });
    expect(swccg.autoAnswer!(view, [...only, offer({ drain: 0 })], true)).toBeNull();
  });
});

describe("the information beside a choice", () => {
  const numbers: { numbers: Numbers } = {
    numbers: {
      cards: [{ ...plain, id: 2, power: 6, ability: 6, forfeit: 8, defence: 6, immunity: 5 }],
      places: [{ id: 0, icons: [2, 2], power: [6, 2], drain: [null, null] }],
      generation: [4, 4],
      battle: null,
    },
  };
  const costs = {
    costs: [
      { card: "1_194", to: { at: 0 }, cost: 3 },
      { card: "1_194", to: { at: 1 }, cost: 2 },
      { card: "1_168", to: { at: 0 }, cost: 5 },
    ],
  };
  const beside = (place: string, ...picked: string[]) =>
    placeInfo(place, view, (about) => (about === "costs" ? costs : numbers), picked);

  it("is the cost of a card, the value of a loss, the power at a location", () => {
    expect(beside("who:h1_194")).toMatchObject({ value: 2, note: { key: "page-sw-fact-cost-from" } });
    expect(beside("who:h1_168")).toMatchObject({ value: 5, note: { key: "page-sw-fact-cost" } });
    expect(beside("who:h1_267")).toMatchObject({ value: null });
    expect(beside("to:0", "who:h1_194")).toMatchObject({ value: 3 });
    expect(beside("to:1", "who:h1_194")).toMatchObject({ value: 2 });
    expect(beside("lose:h1_194")).toMatchObject({ value: null });
    expect(beside("lose:t2")).toMatchObject({ value: 8 });
    expect(beside("lose:force")).toMatchObject({ value: 5 });
    expect(beside("to:0")?.note.args).toEqual({ yours: 6, theirs: 2 });
  });

  it("shows a destiny while it may be answered", () => {
    const frames: Frame[] = [{ destiny: { by: 1, kind: "battle", stage: { drawn: ["1_28", 1] } } }];
    expect(tableOf({ ...view, frames })?.drawn).toMatchObject({ by: 1, value: 1, card: { title: "Rebel Trooper" } });
  });
});

it("cards are found by title, type and words, without accents and in any order", () => {
  const found = (words: string): string[] =>
    CARDS.filter((card) => matchesSearch(card, words)).map((card) => card.title);
  expect(found("weapon vader's")).toEqual(["Vader's Lightsaber"]);
  expect(found("VADER'S weapon")).toEqual(["Vader's Lightsaber"]);
  expect(found("pilot imperial")).toContain("Darth Vader");
  expect(found("pilot imperial")).not.toContain("Stormtrooper");
  expect(found("")).toHaveLength(CARDS.length);
  expect(found("no such words")).toEqual([]);
});
