/** What the table is drawn from: millimetres and degrees, as the program tells them. Nothing here is a rule. */

/** A place on the mat: from the player's left corner, degrees clockwise from "away from the player". */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

/** A point on the mat in millimetres. */
export type Point = [x: number, y: number];

export type Team = "player" | "solo";

/** A ship as it stands. */
export interface Piece {
  id: string;
  ship: string;
  team: Team;
  /** Side of the base in millimetres: 40, 60 or 80. */
  side: number;
  pose: Pose;
}

export type ObstacleKind = "asteroid" | "debris" | "gas";

export interface ObstacleShape {
  id: string;
  kind: ObstacleKind;
  corners: Point[];
}

/** A line that was measured, from edge to edge, with what it showed. */
export interface Measure {
  from: Point;
  to: Point;
  text: string;
  /** Whether it decided something, or was only compared. */
  decided: boolean;
}

/** From the table (away from the player is up) to the drawing (down is up). */
export const flipY = (side: number, y: number): number => side - y;

/** Corners as a polygon of the drawing. */
export const polygonPoints = (side: number, all: Point[]): string =>
  all.map(([x, y]) => `${x.toFixed(1)},${flipY(side, y).toFixed(1)}`).join(" ");

/** The middle of a list of corners: good enough for a label. */
export function centroid(all: Point[]): Point {
  const n = Math.max(1, all.length);
  return [all.reduce((sum, [x]) => sum + x, 0) / n, all.reduce((sum, [, y]) => sum + y, 0) / n];
}
