import type { GameEntry } from "../../shared/game/game-entry";

export const starfighter: GameEntry = {
  id: "starfighter",
  icon: "sf-init",
  texts: ["starfighter", "starfighter-names", "page-starfighter"],
  load: async () => (await import("./ui")).starfighter,
  forBeginners: true,
  lobbyLinks: [{ label: "page-decks", route: { page: "decks", game: "starfighter" }, prominent: false }],
};
