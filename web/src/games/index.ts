/** The games of this page, in the order of the lobby. A game is listed here and nowhere else. */

import type { GameEntry } from "../shared/game/game-entry";
import { starfighter } from "./starfighter/entry";
import { swccg } from "./swccg/entry";
import { temple } from "./temple/entry";
import { xwing } from "./xwing/entry";

export const GAMES: readonly GameEntry[] = [xwing, temple, starfighter, swccg];

export function entryOf(game: string): GameEntry | null {
  return GAMES.find((entry) => entry.id === game) ?? null;
}
