import type { GameEntry } from "../../shared/game/game-entry";

export const swccg: GameEntry = {
  id: "swccg",
  icon: "cg-force",
  texts: ["swccg", "swccg-names", "swccg-texts", "swccg-cards", "page-swccg"],
  load: async () => (await import("./ui")).swccg,
  lobbyLinks: [{ label: "page-decks", route: { page: "decks", game: "swccg" }, prominent: false }],
};
