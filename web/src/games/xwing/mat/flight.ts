/** The way a ship flies from one pose to another, for drawing it: tangent to its heading at both ends of the template. */

import type { Pose } from "../model";

/** Poses along a way; each move is drawn with so many. */
const POSES = 16;
/** The share of the way after which a ship that turns about at the end begins to turn. */
const TURN_AT = 0.85;

const RADIANS = Math.PI / 180;
const direction = (heading: number): { x: number; y: number } => ({
  x: Math.sin(heading * RADIANS),
  y: Math.cos(heading * RADIANS),
});

/** How far a ship turns on the spot at the end of its template, in degrees clockwise. */
export function finalTurn(bearing: string): number {
  if (bearing === "koiogran" || bearing.startsWith("segnor")) return 180;
  if (bearing === "tallon-left") return -90;
  return bearing === "tallon-right" ? 90 : 0;
}

const nearestAngle = (from: number, to: number): number => from + (((((to - from) % 360) + 540) % 360) - 180);

/** A straight way for moves that follow no template, such as a barrel roll; otherwise along the template. */
export function flightPath(from: Pose, to: Pose, bearing: string | null): Pose[] {
  const turn = finalTurn(bearing ?? "");
  const backwards = bearing?.startsWith("reverse") ? -1 : 1;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * backwards;
  const [start, end] = [direction(from.heading), direction(to.heading - turn)];
  const endHeading = nearestAngle(from.heading, to.heading - turn);
  return Array.from({ length: POSES + 1 }, (_, i) => {
    const s = i / POSES;
    const heading = from.heading + (endHeading - from.heading) * s + turn * Math.max(0, (s - TURN_AT) / (1 - TURN_AT));
    if (bearing === null) return { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s, heading };
    const [h1, h2] = [2 * s ** 3 - 3 * s ** 2 + 1, -2 * s ** 3 + 3 * s ** 2];
    const [t1, t2] = [(s ** 3 - 2 * s ** 2 + s) * length, (s ** 3 - s ** 2) * length];
    return {
      x: h1 * from.x + h2 * to.x + t1 * start.x + t2 * end.x,
      y: h1 * from.y + h2 * to.y + t1 * start.y + t2 * end.y,
      heading,
    };
  });
}

const samePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.heading === b.heading;

/** Animates a ship from its last pose to the present one; what is drawn is already the end. */
export class FlightAnimation {
  #last: Pose | null = null;

  follow(
    nodes: { place: SVGElement; turn: SVGElement } | null,
    pose: Pose,
    side: number,
    motion: number,
    bearing: string | null,
  ): void {
    const from = this.#last;
    this.#last = pose;
    if (!from || !nodes || motion === 0 || samePose(from, pose)) return;
    const path = flightPath(from, pose, bearing);
    const timing = { duration: motion * 0.85, easing: "cubic-bezier(.45,.05,.3,1)" };
    nodes.place.animate(
      path.map(({ x, y }) => ({ transform: `translate(${x}px, ${side - y}px)` })),
      timing,
    );
    nodes.turn.animate(
      path.map(({ heading }) => ({ transform: `rotate(${heading}deg)` })),
      timing,
    );
  }
}
