import type { GameEntry } from "../../shared/game/game-entry";

export const xwing: GameEntry = {
  id: "xwing",
  icon: "xw-dial",
  texts: ["xwing", "xwing-names", "xwing-game", "page-xwing"],
  load: async () => (await import("./ui")).xwing,
  lobbyLinks: [{ label: "page-companion-open", route: { page: "companion", id: null }, prominent: true }],
  cooperative: true,
};
