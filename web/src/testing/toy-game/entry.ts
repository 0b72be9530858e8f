import type { GameEntry } from "../../shared/game/game-entry";

/** A game for tests: from a row of sticks each player in turn takes one or two. */
export const toy: GameEntry = {
  id: "toy-sticks",
  icon: "ui-play",
  texts: [],
  load: async () => (await import("./ui")).toy,
};
