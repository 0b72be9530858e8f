/** The position of the ship being placed: shared by the mat, which is tapped, and the panel, which rotates it. */

import type { Placement as ShipPlacement } from "../wire";

class Placement {
  /** The ship being placed, if any. */
  ship: number | null = $state(null);
  at: ShipPlacement | null = $state.raw(null);

  /** A tap on the mat, in millimeters. */
  tap(x: number, y: number): void {
    if (this.at) this.at = { ...this.at, x: Math.round(x * 1000), y: Math.round(y * 1000) };
  }
}

export const placement = new Placement();
