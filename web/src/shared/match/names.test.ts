import { expect, test } from "vitest";
import type { Turn } from "../../wire";
import type { GameEntry } from "../game/game-entry";
import { headline, outcome } from "./names";

const over = (winners: number[], draw = false): Extract<Turn, { kind: "over" }> => ({
  kind: "over",
  winners,
  draw,
  message: { key: "ending", args: {}, rule: null },
});
const entry = { icon: "mark", texts: [], load: () => Promise.reject(new Error("not needed")) };
const duel: GameEntry = { id: "duel", ...entry };
const team: GameEntry = { id: "team", ...entry, cooperative: true };

test("one seat against another: won, lost, draw", () => {
  expect(outcome(over([0]), [0])).toBe("won");
  expect(outcome(over([1]), [0])).toBe("lost");
  expect(outcome(over([], true), [0])).toBe("draw");
});

test("seats on both sides, or none: over", () => {
  expect(outcome(over([1]), [0, 1])).toBe("over");
  expect(outcome(over([1]), [])).toBe("over");
  expect(outcome(over([], true), [0, 1])).toBe("draw");
});

test("people in a cooperative game win and lose together; the enemy has no seat", () => {
  expect(outcome(over([0, 1]), [0])).toBe("won");
  expect(outcome(over([0, 1]), [0, 1])).toBe("won");
  expect(outcome(over([]), [0, 1])).toBe("lost");
  expect(outcome(over([2]), [1])).toBe("lost");
  expect(outcome(over([], true), [0])).toBe("draw");
});

test("the headline matches the outcome and names the winners to watchers", () => {
  const name = (seat: number): string => `seat ${seat}`;
  expect(headline(duel, over([0]), [0], name)).toBe("You win");
  expect(headline(duel, over([1]), [0], name)).toBe("You lost: seat 1 wins");
  expect(headline(duel, over([1]), [0, 1], name)).toBe("Victory for seat 1");
  expect(headline(team, over([0, 1]), [], name)).toBe("Victory for seat 0 and seat 1");
  expect(headline(team, over([]), [0], name)).toBe("The enemy wins.");
  expect(headline(team, over([2]), [0, 1], name)).toBe("The enemy wins.");
  expect(headline(team, over([], true), [0], name)).toBe("A draw");
});
