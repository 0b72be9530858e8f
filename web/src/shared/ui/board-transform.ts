/** Pan and zoom of a board within its frame. Scale 1 shows the whole board. */

export interface BoardTransform {
  x: number;
  y: number;
  scale: number;
}

export const IDENTITY: BoardTransform = { x: 0, y: 0, scale: 1 };
export const MAX_SCALE = 4;

/** Zooms around a point of the frame, which stays where it is. */
export function zoomed(transform: BoardTransform, by: number, about: { x: number; y: number }): BoardTransform {
  const scale = Math.min(MAX_SCALE, Math.max(1, transform.scale * by));
  const real = scale / transform.scale;
  return { scale, x: about.x - (about.x - transform.x) * real, y: about.y - (about.y - transform.y) * real };
}

export function moved(transform: BoardTransform, dx: number, dy: number): BoardTransform {
  return { ...transform, x: transform.x + dx, y: transform.y + dy };
}

/** Keeps the board's edges outside the frame, so that it cannot be lost. */
export function clamp(transform: BoardTransform, frame: { w: number; h: number }): BoardTransform {
  const within = (at: number, length: number): number => Math.min(0, Math.max(length * (1 - transform.scale), at));
  return { scale: transform.scale, x: within(transform.x, frame.w), y: within(transform.y, frame.h) };
}
