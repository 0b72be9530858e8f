/** Coordinates of the drawing. One unit is one pixel at the size the board was designed for. */

import type { Side, Table } from "../model";

export interface Geometry {
  compact: boolean;
  /** Column pitch, card width, height of one half, of a cruiser, of the lane. */
  pitch: number;
  card: number;
  half: number;
  cruiser: number;
  lane: number;
  /** Rows of card halves on each side: the tallest stack shows one more half than it has slots. */
  rows: number;
  gutter: number;
  /** The first column drawn and how many there are. */
  first: number;
  columns: number;
  width: number;
  height: number;
}

const deepest = (side: Side): number => Math.max(...side.sectors.map((sector) => sector.slots));

export function geometryOf(table: Table, compact: boolean): Geometry {
  const first = Math.min(0, table.shift);
  const columns = 5 + Math.abs(table.shift);
  const rows = Math.max(deepest(table.near), deepest(table.far), 2) + 1;
  const pitch = compact ? Math.floor(360 / Math.max(6, columns)) : 136;
  const [half, cruiser, lane] = compact ? [29, 34, 30] : [48, 46, 40];
  const gutter = compact ? 0 : 12;
  return {
    compact,
    pitch,
    card: compact ? pitch - 5 : 122,
    half,
    cruiser,
    lane,
    rows,
    gutter,
    first,
    columns,
    width: columns * pitch + 2 * gutter,
    height: 2 * (cruiser + 4) + 2 * rows * half + lane,
  };
}

/**
 * The column, counted on the near board, of a sector on either side. The far board is seen from across the table.
 */
export function columnOf(table: Table, near: boolean, sector: number): number {
  return near ? sector : table.shift + 4 - sector;
}

export function sectorAt(table: Table, near: boolean, column: number): number | null {
  const sector = near ? column : table.shift + 4 - column;
  return sector >= 0 && sector < 5 ? sector : null;
}

/** The left edge of the cards in a column. */
export function cardX(g: Geometry, column: number): number {
  return g.gutter + (column - g.first) * g.pitch + (g.pitch - g.card) / 2;
}

export function columnX(g: Geometry, column: number): number {
  return g.gutter + (column - g.first) * g.pitch;
}

/** The upper edge of row `row`, counted from the cruiser: near stacks grow upward, far ones downward. */
export function rowY(g: Geometry, near: boolean, row: number): number {
  const foot = g.cruiser + 4;
  return near ? g.height - foot - (row + 1) * g.half : foot + row * g.half;
}

export const laneY = (g: Geometry): number => g.cruiser + 4 + g.rows * g.half;
