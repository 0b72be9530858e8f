import type { GameEntry } from "../../shared/game/game-entry";
import "./colors.css";

export const temple: GameEntry = {
  id: "temple",
  icon: "tp-move",
  texts: ["temple", "temple-names", "page-temple"],
  load: async () => (await import("./ui")).temple,
  switches: [{ name: "passing", label: "page-tp-passing-set" }],
};
