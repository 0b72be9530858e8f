/** The maneuver under the pointer or the focus, shared by the dial and the mat; null if there is none. */

import type { DialSetting } from "../wire";

class DialPreview {
  shown: [ship: number, setting: DialSetting] | null = $state.raw(null);
}

export const dialPreview = new DialPreview();
