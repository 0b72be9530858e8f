/** A dial as a grid: its rows and columns, and the icons of bearings. */

import type { Difficulty } from "../wire";

export interface DialCell {
  /** What is sent when it is chosen. */
  id: string;
  /** Negative for reverse maneuvers. */
  speed: number;
  bearing: string;
  color: Difficulty;
  /** In words, such as "2 bank left, blue". */
  name: string;
  /** What would be flown instead, if anything. */
  warning: string | null;
}

/** Bearings from left to right as on a dial, with their icons; advanced ones at the far sides. */
const BEARINGS: readonly (readonly [bearing: string, icon: string])[] = [
  ["tallon-left", "mv-tallon-l"],
  ["segnor-left", "mv-segnor-l"],
  ["turn-left", "mv-turn-l"],
  ["reverse-bank-left", "mv-reverse-l"],
  ["bank-left", "mv-bank-l"],
  ["straight", "mv-straight"],
  ["stationary", "mv-stop"],
  ["reverse", "mv-reverse"],
  ["bank-right", "mv-bank-r"],
  ["reverse-bank-right", "mv-reverse-r"],
  ["turn-right", "mv-turn-r"],
  ["segnor-right", "mv-segnor-r"],
  ["tallon-right", "mv-tallon-r"],
  ["koiogran", "mv-koiogran"],
];

export function bearingIcon(bearing: string): string {
  return BEARINGS.find(([name]) => name === bearing)?.[1] ?? "xw-dial";
}

/** The speeds of a dial, fastest first, each once. */
export function speeds(cells: readonly DialCell[]): number[] {
  return [...new Set(cells.map((cell) => cell.speed))].sort((a, b) => b - a);
}

/** The bearings of a dial from left to right, each once. */
export function bearings(cells: readonly DialCell[]): string[] {
  return BEARINGS.map(([name]) => name).filter((name) => cells.some((cell) => cell.bearing === name));
}
