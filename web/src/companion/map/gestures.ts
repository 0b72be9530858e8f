/** What fingers do to a thing on the map: one drags it, a second one turns it. Lengths are millimetres of the table. */

import type { CompanionPose } from "../../wire";

export interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise from "away from the player edge", as headings are. */
export const bearing = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;

export interface Drag {
  /** The finger that took it. */
  finger: number;
  /** From that finger to the middle of the thing. */
  grip: Point;
  /** Taken by its handle: the finger turns it. */
  turning: boolean;
  pose: CompanionPose;
}

export function startDrag(finger: number, at: Point, pose: CompanionPose, turning: boolean): Drag {
  return { finger, grip: { x: pose.x - at.x, y: pose.y - at.y }, turning, pose };
}

/** After a finger moved from one spot to another; `other` is where a second finger rests. */
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

/** Corners of a thing that was laid at one pose, laid at another. */
export function movePolygon(corners: [number, number][], from: CompanionPose, to: CompanionPose): [number, number][] {
  const turn = ((to.heading - from.heading) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return corners.map(([x, y]) => {
    const [right, ahead] = [x - from.x, y - from.y];
    return [to.x + right * cos + ahead * sin, to.y - right * sin + ahead * cos];
  });
}

/** The middle of a thing's corners, looking away from the player edge. */
export function centroid(corners: [number, number][]): CompanionPose {
  const sum = corners.reduce(([x, y], [right, away]) => [x + right, y + away], [0, 0]);
  return { x: sum[0]! / corners.length, y: sum[1]! / corners.length, heading: 0 };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** To the tenth of a millimetre and of a degree: nobody lays a token more exactly. */
export const roundPose = (pose: CompanionPose): CompanionPose => ({
  x: tenth(pose.x),
  y: tenth(pose.y),
  heading: tenth(((pose.heading % 360) + 360) % 360),
});

/** Arrows move, with Shift they turn: the same without fingers. */
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
