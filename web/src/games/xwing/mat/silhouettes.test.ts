import { describe, expect, it } from "vitest";
import shipFile from "../../../../../content/xwing/ships.toml";
import { silhouette } from "./silhouettes";

const ships = shipFile.ship.map((ship) => ship.xws);

describe("silhouettes", () => {
  it("are different for every chassis", () => {
    const seen = new Map<string, string>();
    for (const ship of ships) {
      const path = silhouette(ship);
      expect(path, ship).not.toBe(silhouette("no such ship"));
      expect(seen.get(path), ship).toBeUndefined();
      seen.set(path, ship);
    }
    expect(seen.size).toBe(ships.length);
  });

  it("wind all parts in the same direction, so that overlaps leave no hole", () => {
    for (const ship of ships) {
      for (const shape of silhouette(ship).split("M").slice(1)) {
        if (shape.includes("a")) continue;
        const all = shape
          .replace("Z", "")
          .split("L")
          .map((word) => word.split(" ").map(Number) as [number, number]);
        const area = all.reduce((sum, [x, y], i) => {
          const [nextX, nextY] = all[(i + 1) % all.length]!;
          return sum + x * nextY - nextX * y;
        }, 0);
        expect(area, ship).toBeGreaterThan(0);
        for (const [x, y] of all) expect(Math.max(Math.abs(x), Math.abs(y)), ship).toBeLessThanOrEqual(21);
      }
    }
  });
});
