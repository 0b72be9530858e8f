/** How a board is shifted and magnified within its frame. Magnification 1 shows the whole board. */

export interface Pose {
  x: number;
  y: number;
  scale: number;
}

export const fitted: Pose = { x: 0, y: 0, scale: 1 };
export const LARGEST = 4;

/** Magnifies about a point of the frame, which stays where it is. */
export function zoomed(pose: Pose, by: number, about: { x: number; y: number }): Pose {
  const scale = Math.min(LARGEST, Math.max(1, pose.scale * by));
  const real = scale / pose.scale;
  return { scale, x: about.x - (about.x - pose.x) * real, y: about.y - (about.y - pose.y) * real };
}

export function moved(pose: Pose, dx: number, dy: number): Pose {
  return { ...pose, x: pose.x + dx, y: pose.y + dy };
}

/** Keeps the board's edges outside the frame, so that nobody loses it. */
export function clamp(pose: Pose, frame: { w: number; h: number }): Pose {
  const within = (at: number, length: number): number => Math.min(0, Math.max(length * (1 - pose.scale), at));
  return { scale: pose.scale, x: within(pose.x, frame.w), y: within(pose.y, frame.h) };
}
