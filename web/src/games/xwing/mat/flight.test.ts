import { expect, test } from "vitest";
import { finalTurn, flightPath } from "./flight";

const at = (x: number, y: number, heading: number) => ({ x, y, heading });

test("a flight begins and ends at the poses of the event", () => {
  for (const bearing of ["straight", "bank-left", "turn-right", "koiogran", "tallon-left", "reverse", null]) {
    const [from, to] = [at(100, 100, 350), at(160, 220, 80)];
    const path = flightPath(from, to, bearing);
    expect([path[0]!.x, path[0]!.y, path[0]!.heading]).toEqual([100, 100, 350]);
    const last = path.at(-1)!;
    expect([last.x, last.y, (last.heading + 720) % 360]).toEqual([160, 220, 80]);
  }
});

test("a turn leaves along the old heading and arrives along the new one", () => {
  const path = flightPath(at(0, 0, 0), at(100, 100, 90), "turn-right");
  const [first, last] = [path[1]!, path.at(-2)!];
  expect(first.y).toBeGreaterThan(5 * Math.abs(first.x));
  expect(100 - last.x).toBeGreaterThan(5 * Math.abs(100 - last.y));
});

test("a ship that turns about flies straight on first", () => {
  const path = flightPath(at(0, 0, 0), at(0, 120, 180), "koiogran");
  expect(path.every(({ x }) => Math.abs(x) < 1e-6)).toBe(true);
  expect([path[8]!.heading, path.at(-1)!.heading]).toEqual([0, 180]);
  expect([finalTurn("segnor-left"), finalTurn("tallon-right"), finalTurn("bank-left")]).toEqual([180, 90, 0]);
});

test("the short way round: from 350 to 10 degrees is a turn of 20", () => {
  const path = flightPath(at(0, 0, 350), at(5, 100, 10), "bank-right");
  expect(path[8]!.heading).toBeCloseTo(360);
});
