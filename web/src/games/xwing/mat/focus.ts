/** The part of the mat to show on a small screen: the current ship and those near it, at least half the table. */

import { poseOf } from "../view";
import type { View } from "../wire";

export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Margin around the ships, in millimeters. */
const MARGIN = 110;
/** Margins of the drawing to the left of the mat and above it. */
const LEFT = 34;
const ABOVE = 6;

export function focusFrame(publicView: View, side: number, acting: number | null): Part | null {
  const there = publicView.ships.filter((ship) => ship.status === "in-play").map((ship) => poseOf(ship.at));
  const own = acting === null ? undefined : publicView.ships[acting];
  if (!own || own.status !== "in-play" || there.length === 0) return null;
  const { x, y } = poseOf(own.at);
  const near = there.filter((pose) => Math.hypot(pose.x - x, pose.y - y) < 420);
  const xs = [x, ...near.map((pose) => pose.x)];
  const ys = [y, ...near.map((pose) => pose.y)];
  const w = Math.max(side / 2, Math.max(...xs) - Math.min(...xs) + 2 * MARGIN);
  const h = Math.max(side / 2, Math.max(...ys) - Math.min(...ys) + 2 * MARGIN);
  const size = Math.min(side, Math.max(w, h));
  const centroid = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  const from = (center: number): number => Math.min(Math.max(0, center - size / 2), side - size);
  const [wide, high] = [side + LEFT + 8, side + ABOVE + 30];
  return {
    x: (from(centroid(xs)) + LEFT) / wide,
    y: (side - from(centroid(ys)) - size + ABOVE) / high,
    w: size / wide,
    h: size / high,
  };
}
