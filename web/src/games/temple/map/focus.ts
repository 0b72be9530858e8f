/** The part of the map to show on a small screen: the active figure, where it could go, and its target. */

import { squarePosition } from "./temple-map";
import type { Table } from "../view";
import type { Sightlines } from "../wire/Sightlines";
import type { WalkOption } from "../wire/WalkOption";

/** The minimum number of squares to show, so that the surroundings are visible. */
const MIN_SPAN = { w: 11, h: 8 };

export function focusOf(
  table: Table,
  ways: readonly WalkOption[],
  thread: Sightlines | null,
): { x: number; y: number; w: number; h: number } | null {
  const { templeMap } = table;
  const squares = [
    ...ways.map((way) => way.square),
    ...(thread ? [thread.from, thread.to] : []),
    ...table.pieces.filter((piece) => piece.acting).map((piece) => piece.square),
  ];
  if (squares.length === 0) {
    const own = table.pieces.filter((piece) => piece.onMap && piece.side === table.public.side);
    const starts = templeMap.letters.flatMap((letter, square) =>
      letter === (table.near === "separatists" ? "s" : "r") ? [square] : [],
    );
    squares.push(...(table.public.turn > 0 ? own.map((piece) => piece.square) : starts));
  }
  if (squares.length === 0) return null;
  const all = squares.map((square) => squarePosition(templeMap, square));
  const span = (values: number[], least: number): [number, number] => {
    const [low, high] = [Math.min(...values) - 1, Math.max(...values) + 2];
    const more = Math.max(0, least - (high - low)) / 2;
    return [low - more, high - low + 2 * more];
  };
  const [x, w] = span(
    all.map((each) => each.x),
    MIN_SPAN.w,
  );
  const [y, h] = span(
    all.map((each) => each.y),
    MIN_SPAN.h,
  );
  // The drawing has a margin of about one square for the coordinates.
  const [wide, high] = [templeMap.columns + 1.9, templeMap.rows + 1.75];
  return { x: (x + 0.95) / wide, y: (y + 0.85) / high, w: w / wide, h: h / high };
}
