import { expect, test } from "vitest";
import { CARDS, CRUISERS, DECKS, recto } from "../content";
import { parseList, parseDecks, writeList } from "./decks";

test("a list is parsed whatever separates it, and every error has its line", () => {
  const read = parseList("# mine\n0-01, 1-11;2-23\n3-35 9-99\n0-1");
  expect(read.cards).toEqual(["0-01", "1-11", "2-23", "3-35"]);
  expect(read.faults).toEqual([
    { line: 3, text: "9-99", why: "unknown" },
    { line: 4, text: "0-1", why: "twice" },
  ]);
});

test("a written list can be parsed again", () => {
  for (const deck of DECKS) {
    const own = { name: deck.key, cards: deck.cards };
    const back = parseList(writeList(own));
    expect(back.faults).toEqual([]);
    expect(new Set(back.cards)).toEqual(new Set(own.cards));
  }
});

test("invalid saved decks are ignored", () => {
  expect(parseDecks("nonsense")).toEqual([]);
  expect(parseDecks('[{"name":"a","cards":["0-01"]},{"name":3}]')).toEqual([{ name: "a", cards: ["0-01"] }]);
});

test("the content is complete", () => {
  expect(CARDS).toHaveLength(100);
  expect(CRUISERS.map((cruiser) => cruiser.key)).toContain("ares");
  expect(recto("3-35")?.level).toBe(3);
  expect(recto("3-35")?.top.fighters).toBe(1);
});
