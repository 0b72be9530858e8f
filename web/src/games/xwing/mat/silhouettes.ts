/** Our own drawing of every chassis, from the file the program uses as well. */

import file from "../../../../../content/xwing/silhouettes.toml";

/** Drawn for a chassis without a silhouette: an arrowhead. */
const PLAIN = ["C 0,-16 9,14 0,9"];

type Point = [number, number];

const points = (words: string[]): Point[] => words.map((word) => word.split(",").map(Number) as Point);
const mirrored = (all: Point[]): Point[] => all.map(([x, y]) => [-x, y]);

/** Twice the area, positive when the points run clockwise as seen on the screen. */
function turn(all: Point[]): number {
  return all.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = all[(i + 1) % all.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** All parts have the same winding direction, so that overlapping parts leave no hole. */
function polygon(all: Point[]): string {
  const clockwise = turn(all) < 0 ? [...all].reverse() : all;
  return `M${clockwise.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

function part(text: string): string {
  const [kind, ...words] = text.split(" ");
  if (kind === "D") {
    const [x = 0, y = 0, r = 0] = words.join().split(",").map(Number);
    return x > 0 ? disc(x, y, r) + disc(-x, y, r) : disc(x, y, r);
  }
  const right = points(words);
  if (kind === "C") return polygon([...right, ...mirrored(right).reverse()]);
  return kind === "P" ? polygon(right) + polygon(mirrored(right)) : polygon(right);
}

const paths = new Map<string, string>();

/** The outline of a chassis as one SVG path around the center of its base. */
export function silhouette(ship: string): string {
  const known = paths.get(ship);
  if (known !== undefined) return known;
  const path = (file.chassis[ship] ?? PLAIN).map(part).join("");
  paths.set(ship, path);
  return path;
}
