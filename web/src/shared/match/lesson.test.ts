import { expect, test } from "vitest";
import type { Offer } from "../../wire";
import { suggestionFor } from "./lesson.svelte";
import { Picking } from "./picking.svelte";

const offer = (choice: string): Offer => ({ choice, label: { key: choice, args: {}, rule: null } });
const PLACES: Record<string, string[]> = {
  vader: ["who:vader", "to:bay"],
  tarkin: ["who:tarkin", "to:bay"],
  hut: ["who:vader", "to:hut"],
  pass: ["pass:"],
};
const offers = Object.keys(PLACES).map(offer);

function asked(): Picking {
  const picking = new Picking();
  picking.setQuestion(offers, (choice) => PLACES[choice as string]!, [], false);
  return picking;
}

test("suggests the places of an answer one by one, then the main button", () => {
  const picking = asked();
  expect(suggestionFor(offers[0]!, picking)).toEqual({ place: "who:vader" });
  picking.pick("who:vader");
  expect(suggestionFor(offers[0]!, picking)).toEqual({ place: "to:bay" });
  picking.pick("to:bay");
  expect(suggestionFor(offers[0]!, picking)).toBe("main");
});

test("suggests the way back after other picks", () => {
  const picking = asked();
  picking.pick("who:tarkin");
  expect(suggestionFor(offers[0]!, picking)).toEqual({ place: "who:vader" });
  expect(suggestionFor(offers[3]!, picking)).toBe("other");
  picking.clear();
  expect(suggestionFor(offers[3]!, picking)).toEqual({ place: "pass:" });
});

test("what is not offered cannot be suggested", () => {
  expect(suggestionFor(offer("luke"), asked())).toBeNull();
});
