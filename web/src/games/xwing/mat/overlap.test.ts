import { expect, test } from "vitest";
import type { ObstacleShape, Point } from "../model";
import { baseCorners, isOffMat, obstaclesAcross, overlap } from "./overlap";

const square = (x: number, y: number, size: number): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const base = (x: number, y: number, heading: number) =>
  baseCorners({ id: "R1", ship: "t65xwing", team: "player", side: 40, pose: { x, y, heading } });

test("shapes overlap where their edges cross or one holds the other", () => {
  expect(overlap(square(0, 0, 10), square(5, 5, 10))).toBe(true);
  expect(overlap(square(0, 0, 10), square(2, 2, 3))).toBe(true);
  expect(overlap(square(0, 0, 10), square(20, 0, 10))).toBe(false);
});

test("a base that turns reaches further than its half side", () => {
  expect(isOffMat(base(21, 100, 0), 900)).toBe(false);
  expect(isOffMat(base(21, 100, 45), 900)).toBe(true);
});

test("obstacles under the template or the end of a move are named", () => {
  const rock = (id: string, x: number): ObstacleShape => ({ id, kind: "asteroid", corners: square(x, 0, 30) });
  expect(
    obstaclesAcross([square(0, 0, 20), square(100, 0, 20)], [rock("O1", 10), rock("O2", 60), rock("O3", 110)]),
  ).toEqual(["O1", "O3"]);
});
