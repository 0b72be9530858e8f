/** Where the ship at hand is being set down: shared by the mat, which is tapped, and the panel, which turns it. */

import type { At } from "../wire";

class Placement {
  /** The ship; nothing while none is placed. */
  ship: number | null = $state(null);
  at: At | null = $state.raw(null);

  /** A tap on the mat, in millimetres. */
  tap(x: number, y: number): void {
    if (this.at) this.at = { ...this.at, x: Math.round(x * 1000), y: Math.round(y * 1000) };
  }
}

export const placement = new Placement();
