/** What a drawn template lies across: a hint for the eye, the rules are applied by the program when it is flown. */

import type { ObstacleShape, Piece, Point } from "../model";

/** The corners of a base. */
export function baseCorners({ pose, side }: Piece): Point[] {
  const angle = (pose.heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const half = side / 2;
  return (
    [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ] as Point[]
  ).map(([x, y]) => [pose.x + x * cos + y * sin, pose.y - x * sin + y * cos]);
}

/** Whether part of a shape lies beyond the edge of the mat. */
export const isOffMat = (corners: readonly Point[], side: number): boolean =>
  corners.some(([x, y]) => x < 0 || y < 0 || x > side || y > side);

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
const segmentsMeet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;

function contains(shape: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [shape[i]!, shape[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Whether two shapes overlap. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  if (one.length < 3 || other.length < 3) return false;
  if (contains(one, other[0]!) || contains(other, one[0]!)) return true;
  return one.some((a, i) =>
    other.some((c, j) => segmentsMeet(a, one[(i + 1) % one.length]!, c, other[(j + 1) % other.length]!)),
  );
}

/** The obstacles that any of the shapes lies across. */
export const obstaclesAcross = (shapes: readonly (readonly Point[])[], obstacles: readonly ObstacleShape[]): string[] =>
  obstacles.filter(({ corners }) => shapes.some((shape) => overlap(shape, corners))).map(({ id }) => id);
