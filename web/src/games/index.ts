/** The games this page can draw. A game adds its board here and nowhere else. */

import type { GameUi } from "../shared/match/game-ui";
import { starfighter } from "./starfighter";
import { swccg } from "./swccg";
import { temple } from "./temple";
import { xwing } from "./xwing";

const GAME_UIS: Record<string, GameUi> = {
  [starfighter.id]: starfighter,
  [temple.id]: temple,
  [xwing.id]: xwing,
  [swccg.id]: swccg,
};

export function gameUiFor(game: string): GameUi | null {
  return GAME_UIS[game] ?? null;
}
