import { describe, expect, test } from "vitest";
import {
  matchingOffers,
  nextPick,
  Picking,
  addPick,
  withDefaults,
  type Place,
  type OfferPlaces,
} from "./picking.svelte";
import type { Offer } from "../../wire";

const offerPlaces = (...places: Place[]): OfferPlaces => ({ offer: offer(places), places });
const offer = (choice: unknown): Offer => ({ choice, label: { key: "x", args: {}, rule: null } });

/** Two cards: a fits sectors 1 and 2 face up, and sector 1 face down; b only sector 1 face down; or pass. */
const plays = [
  offerPlaces("pass:"),
  offerPlaces("hand:a", "face:up", "sector:1"),
  offerPlaces("hand:a", "face:up", "sector:2"),
  offerPlaces("hand:a", "face:down", "sector:1"),
  offerPlaces("hand:b", "face:down", "sector:1"),
];

describe("picking places", () => {
  test("a pick keeps the offers that touch it", () => {
    expect(matchingOffers(plays, ["hand:b"])).toEqual([plays[4]]);
    expect(matchingOffers(plays, ["hand:a", "sector:1"])).toHaveLength(2);
  });

  test("the default face is assumed only where the same card could be played either way", () => {
    const left = withDefaults(plays, ["face:up"], []);
    expect(left).toEqual([plays[0], plays[1], plays[2], plays[4]]);
    expect(withDefaults(plays, ["face:up"], ["face:down"])).toHaveLength(5);
  });

  test("cards are asked for before passing, then whatever still differs", () => {
    expect(nextPick(plays, [])).toEqual({ kind: "hand", places: ["hand:a", "hand:b"] });
    expect(nextPick([plays[1]!, plays[2]!], ["hand:a"])).toEqual({ kind: "sector", places: ["sector:1", "sector:2"] });
    expect(nextPick([plays[1]!], ["hand:a"])).toBeNull();
  });

  test("offers with the same places are asked for by their labels", () => {
    expect(nextPick([offerPlaces("card:1"), offerPlaces("card:1")], ["card:1"])).toEqual({
      kind: "choice",
      places: [],
    });
  });

  test("a new pick drops picks that no offer shares with it", () => {
    expect(addPick(plays, ["hand:a", "sector:2"], "hand:b")).toEqual(["hand:b"]);
    expect(addPick(plays, ["hand:a", "sector:1"], "sector:2")).toEqual(["hand:a", "sector:2"]);
    expect(addPick(plays, ["hand:a"], "pass:")).toEqual(["pass:"]);
  });
});

describe("a question", () => {
  const setQuestion = (): Picking => {
    const picking = new Picking();
    picking.setQuestion(
      plays.map((each) => each.offer),
      (choice) => choice as Place[],
      ["face:up"],
      false,
    );
    return picking;
  };

  test("is ready when one offer remains, and never before something was picked", () => {
    const picking = setQuestion();
    expect(picking.ready).toBeNull();
    picking.pick("hand:a");
    expect(picking.ready).toBeNull();
    picking.pick("sector:2");
    expect(picking.ready).toBe(plays[2]!.offer);
    picking.pick("hand:b");
    expect(picking.ready).toBe(plays[4]!.offer);
  });

  test("the other face can be picked and unpicked", () => {
    const picking = setQuestion();
    picking.pick("hand:a");
    picking.pick("sector:1");
    expect(picking.ready).toBe(plays[1]!.offer);
    picking.pick("face:down");
    expect(picking.ready).toBe(plays[3]!.offer);
    expect(picking.undoPick()).toBe(true);
    expect(picking.ready).toBe(plays[1]!.offer);
  });

  test("what is not offered cannot be picked", () => {
    const picking = setQuestion();
    picking.pick("hand:z");
    expect(picking.picked).toEqual([]);
    expect(picking.undoPick()).toBe(false);
  });

  test("only what is asked for now is highlighted", () => {
    const picking = setQuestion();
    expect(picking.isHighlighted("hand:a")).toBe(true);
    expect(picking.isHighlighted("sector:1")).toBe(false);
    picking.pick("hand:a");
    expect(picking.isHighlighted("sector:1")).toBe(true);
    picking.pick("hand:b");
    expect(picking.isHighlighted("sector:2")).toBe(false);
  });

  test("the same question keeps the picks, another question drops them", () => {
    const picking = setQuestion();
    picking.pick("hand:a");
    picking.setQuestion(
      plays.map((each) => each.offer),
      (choice) => choice as Place[],
      [],
      true,
    );
    expect(picking.picked).toEqual(["hand:a"]);
    picking.setQuestion([offer(["sector:1"]), offer(["sector:2"])], (choice) => choice as Place[], [], false);
    expect(picking.picked).toEqual([]);
  });

  test("a single offer is ready at once", () => {
    const picking = new Picking();
    picking.setQuestion([offer(["pass:"])], () => ["pass:"], [], false);
    expect(picking.ready).not.toBeNull();
  });
});
