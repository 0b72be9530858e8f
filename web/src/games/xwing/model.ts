/** What the mat is drawn from: millimeters and degrees, as sent by the program. No rules are applied here. */

import type { AttackRoll, DefenseRoll, ObstacleKind, Team } from "./wire";

/** A pose on the mat, measured from the player's left corner; degrees clockwise from "away from the player". */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

/** Dice counted by their faces. */
export type Faces = Partial<AttackRoll & DefenseRoll>;

/** In millimeters. */
export type Point = [x: number, y: number];

export interface Piece {
  id: string;
  ship: string;
  team: Team;
  /** Side length of the base in millimeters: 40, 60 or 80. */
  side: number;
  pose: Pose;
}

export interface ObstacleShape {
  id: string;
  kind: ObstacleKind;
  corners: Point[];
}

/** A measured line from edge to edge, with its result. */
export interface Measure {
  from: Point;
  to: Point;
  text: string;
  /** Whether it decided something, or was only compared. */
  decided: boolean;
}

/** From the table (y grows away from the player) to the drawing (y grows downwards). */
export const flipY = (side: number, y: number): number => side - y;

/** The `points` attribute of a polygon. */
export const polygonPoints = (side: number, all: Point[]): string =>
  all.map(([x, y]) => `${x.toFixed(1)},${flipY(side, y).toFixed(1)}`).join(" ");

/** The average of the corners: good enough for a label. */
export function centroid(all: Point[]): Point {
  const n = Math.max(1, all.length);
  return [all.reduce((sum, [x]) => sum + x, 0) / n, all.reduce((sum, [, y]) => sum + y, 0) / n];
}
