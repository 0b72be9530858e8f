/** Dragging (one finger) and rotating (two fingers) pieces on the map. Lengths are millimeters of the table. */

import type { CompanionPose } from "../../wire";

export interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise from "away from the player edge", like headings. */
export const bearing = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;

export interface Drag {
  /** The pointer id of the finger that started the drag. */
  finger: number;
  /** Offset from that finger to the center of the piece. */
  grip: Point;
  /** Whether the piece is held by its rotation handle. */
  turning: boolean;
  pose: CompanionPose;
}

export function startDrag(finger: number, at: Point, pose: CompanionPose, turning: boolean): Drag {
  return { finger, grip: { x: pose.x - at.x, y: pose.y - at.y }, turning, pose };
}

/** The drag after a finger moved; `other` is where a second finger rests. */
export function continueDrag(drag: Drag, finger: number, from: Point, to: Point, other: Point | null): Drag {
  const { pose, grip } = drag;
  if (drag.turning) return { ...drag, pose: { ...pose, heading: bearing(pose, to) } };
  if (other) {
    const turn = bearing(other, to) - bearing(other, from);
    return { ...drag, pose: { ...pose, heading: pose.heading + turn } };
  }
  if (finger !== drag.finger) return drag;
  return { ...drag, pose: { ...pose, x: to.x + grip.x, y: to.y + grip.y } };
}

/** Moves a polygon from one pose to another. */
export function movePolygon(corners: [number, number][], from: CompanionPose, to: CompanionPose): [number, number][] {
  const turn = ((to.heading - from.heading) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return corners.map(([x, y]) => {
    const [right, ahead] = [x - from.x, y - from.y];
    return [to.x + right * cos + ahead * sin, to.y - right * sin + ahead * cos];
  });
}

/** The average of the corners, facing away from the player edge. */
export function centroid(corners: [number, number][]): CompanionPose {
  const sum = corners.reduce(([x, y], [right, away]) => [x + right, y + away], [0, 0]);
  return { x: sum[0]! / corners.length, y: sum[1]! / corners.length, heading: 0 };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Rounds to a tenth of a millimeter and of a degree: nobody places a token more precisely. */
export const roundPose = (pose: CompanionPose): CompanionPose => ({
  x: tenth(pose.x),
  y: tenth(pose.y),
  heading: tenth(((pose.heading % 360) + 360) % 360),
});

/** The keyboard equivalent of dragging: arrows move, Shift with arrows rotates. */
export function poseAfterKey(event: KeyboardEvent, pose: CompanionPose): CompanionPose | null {
  const by: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const step = by[event.key];
  if (!step) return null;
  const [x, y] = step;
  if (event.shiftKey) return { ...pose, heading: pose.heading + 5 * (x - y) };
  return { ...pose, x: pose.x + 5 * x, y: pose.y + 5 * y };
}
