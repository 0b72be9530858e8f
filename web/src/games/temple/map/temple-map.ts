/** A map as it is drawn: what each square shows, where rooms are, outlines of rock and masonry. */

import type { MapDraft, Name } from "../wire";
import { outline } from "./outline";

/** A line along the side of a square, from one corner to the other. */
export interface Bar {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface Room {
  kind: "temple" | "control" | "infirmary";
  x: number;
  y: number;
}
export interface TempleMap {
  name: string;
  title: Name;
  columns: number;
  rows: number;
  /** The letters of the map file, row by row. */
  letters: string[];
  doors: Bar[][];
  walls: Bar[];
  vaults: number[][];
  rooms: Room[];
  /** Outlines as SVG paths, one unit per square. */
  free: string;
  floor: string;
  masonry: string;
  grid: string;
}

export function columnName(column: number): string {
  const letter = (n: number): string => String.fromCharCode(65 + (n % 26));
  return column >= 26 ? letter(Math.floor(column / 26) - 1) + letter(column) : letter(column);
}

export const squareName = (templeMap: TempleMap, square: number): string =>
  `${columnName(square % templeMap.columns)}${Math.floor(square / templeMap.columns) + 1}`;

export const squarePosition = (templeMap: TempleMap, square: number): { x: number; y: number } => ({
  x: square % templeMap.columns,
  y: Math.floor(square / templeMap.columns),
});

/** Column and row offsets of one step, clockwise from north. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The squares along a path of direction digits. */
export function squaresAlong(templeMap: TempleMap, from: number, path: string): number[] {
  let at = from;
  return [...path].map((digit) => {
    const [east, south] = STEPS[Number(digit)] ?? [0, 0];
    at += east + south * templeMap.columns;
    return at;
  });
}

function squareNamed(name: string, columns: number): number {
  const [, letters = "", row = "1"] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return (Number(row) - 1) * columns + column;
}

function barOf(edge: string, columns: number): Bar {
  const [a = 0, b = 0] = edge.split("|").map((name) => squareNamed(name, columns));
  const [low, high] = a < b ? [a, b] : [b, a];
  const x = high % columns;
  const y = Math.floor(high / columns);
  return high - low === 1 ? { x1: x, y1: y, x2: x, y2: y + 1 } : { x1: x, y1: y, x2: x + 1, y2: y };
}

export const SOLID = "#C";

/** Ground that cannot be reached from the start squares without passing a door is indoors. Used only for drawing. */
function indoorSquares(letters: readonly string[], columns: number, shut: ReadonlySet<string>): Set<number> {
  const outside = new Set<number>();
  const waiting = letters.flatMap((letter, at) => ("sr".includes(letter) ? [at] : []));
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    if (outside.has(at)) continue;
    outside.add(at);
    for (const step of [1, -1, columns, -columns]) {
      const to = at + step;
      const wraps = Math.abs(step) === 1 && Math.floor(to / columns) !== Math.floor(at / columns);
      const letter = letters[to];
      if (wraps || letter === undefined || SOLID.includes(letter)) continue;
      if (!shut.has(`${Math.min(at, to)}|${Math.max(at, to)}`)) waiting.push(to);
    }
  }
  return new Set(letters.flatMap((letter, at) => (SOLID.includes(letter) || outside.has(at) ? [] : [at])));
}

/** One label per room, on the widest free stretch of its floor. */
function roomLabels(inside: ReadonlySet<number>, letters: readonly string[], columns: number): Room[] {
  const left = new Set(inside);
  const rooms: Room[] = [];
  while (left.size > 0) {
    const room = new Set<number>();
    const waiting = [[...left][0]!];
    while (waiting.length > 0) {
      const at = waiting.pop()!;
      if (!left.delete(at)) continue;
      room.add(at);
      waiting.push(at + 1, at - 1, at + columns, at - columns);
    }
    const has = (signs: string): boolean => [...room].some((at) => signs.includes(letters[at]!));
    const kind = has("1234") ? "temple" : has("kK") ? "control" : has("M") ? "infirmary" : null;
    let best = { from: 0, length: 0 };
    for (const at of room) {
      let length = 0;
      while (room.has(at + length) && letters[at + length] === ".") length += 1;
      if (length > best.length) best = { from: at, length };
    }
    const middle = { x: (best.from % columns) + best.length / 2, y: Math.floor(best.from / columns) + 0.68 };
    if (kind && best.length > 2) rooms.push({ kind, ...middle });
  }
  return rooms;
}

/** Thin lines between squares that a figure could stand on. */
function gridLines(letters: readonly string[], columns: number): string {
  const open = (at: number): boolean => letters[at] !== undefined && letters[at] !== "#";
  return letters
    .map((_, at) => {
      if (!open(at)) return "";
      const [x, y] = [at % columns, Math.floor(at / columns)];
      const east = x + 1 < columns && open(at + 1) ? `M${x + 1} ${y}v1` : "";
      return east + (open(at + columns) ? `M${x} ${y + 1}h1` : "");
    })
    .join("");
}

export function templeMapOf(file: MapDraft): TempleMap {
  const lines = file.grid.trim().split("\n");
  const columns = lines[0]!.length;
  const letters = [...lines.join("")];
  const rows = lines.length;
  const doors = (file.door ?? []).map((door) => door.edges);
  const edges = [...doors.flat(), ...(file.wall ?? [])].map((edge) => {
    const [a = 0, b = 0] = edge.split("|").map((name) => squareNamed(name, columns));
    return `${Math.min(a, b)}|${Math.max(a, b)}`;
  });
  const inside = indoorSquares(letters, columns, new Set(edges));
  const around = (at: number): number[] =>
    [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1].map((step) => at + step);
  const masonry = letters.flatMap((letter, at) =>
    letter === "#" && around(at).some((near) => inside.has(near)) ? [at] : [],
  );
  const free = letters.flatMap((letter, at) => (letter === "#" ? [] : [at]));
  return {
    name: file.name,
    title: file.title,
    columns,
    rows,
    letters,
    doors: doors.map((each) => each.map((edge) => barOf(edge, columns))),
    walls: (file.wall ?? []).map((edge) => barOf(edge, columns)),
    vaults: ["1", "2", "3", "4"].map((vault) => letters.flatMap((letter, at) => (letter === vault ? [at] : []))),
    rooms: roomLabels(inside, letters, columns),
    free: outline(free, columns, 0.22),
    floor: outline([...inside], columns, 0),
    masonry: outline(masonry, columns, 0.06),
    grid: gridLines(letters, columns),
  };
}
