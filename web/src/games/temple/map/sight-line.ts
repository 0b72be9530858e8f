/** Where a drawn line of sight ends inside a square. Used only for drawing. */

import type { Sightline } from "../wire/Sightline";

export function endPoint(line: Sightline, square: { x: number; y: number }): { x: number; y: number } {
  const [x, y] = [line.start[0] / 2, line.start[1] / 2];
  const [dx, dy] = line.toward;
  const span = (at: number, step: number, low: number): [number, number] => {
    if (step === 0) return [-Infinity, Infinity];
    const [a, b] = [(low - at) / step, (low + 1 - at) / step];
    return a < b ? [a, b] : [b, a];
  };
  const [inX, outX] = span(x, dx, square.x);
  const [inY, outY] = span(y, dy, square.y);
  const enters = Math.max(inX, inY, 0);
  const leaves = Math.max(Math.min(outX, outY), enters);
  // A line to the center ends there; another one ends where it is well inside.
  const along = (enters + Math.min(leaves, line.kind === "corner" ? Math.max(enters, 1) : leaves)) / 2;
  const end = line.kind === "corner" && enters <= 1 && leaves >= 1 ? 1 : along;
  return { x: x + dx * end, y: y + dy * end };
}
