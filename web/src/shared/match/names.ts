/** What the seats of a match are called, and how it went for them. */

import { localize, t } from "../i18n/fluent";
import type { GameUi } from "./game-ui";
import type { Player, Turn } from "../../wire";

type Over = Extract<Turn, { kind: "over" }>;

/** A seat by its own name at the table, such as its cruiser, or by number. */
export function seatName(gameUi: GameUi | null, view: unknown, seat: number): string {
  const name = gameUi?.seatName(view, seat) ?? null;
  return name ? localize(name) : t("page-seat", { n: seat + 1 });
}

/** Who meets whom, for the bar on top. */
export function matchup(gameUi: GameUi | null, view: unknown, players: readonly Player[]): string {
  const names = players.map((player) => seatName(gameUi, view, player.seat));
  const machine = players.find((player) => player.kind === "machine");
  const own = gameUi?.matchup?.(view) ?? null;
  const pair = own ? localize(own) : t("page-meeting", { a: names[0] ?? "", b: names[1] ?? "" });
  return machine?.level ? `${pair} · ${t("page-row-machine", { level: t(`page-level-${machine.level}`) })}` : pair;
}

/** How a match ended for the seats of this browser; `over` where that has no answer: nobody's, or both sides'. */
export function outcome(
  gameUi: GameUi | null,
  turn: Over,
  ownSeats: readonly number[],
): "won" | "lost" | "draw" | "over" {
  if (isDraw(gameUi, turn)) return "draw";
  const won = ownSeats.filter((seat) => turn.winners.includes(seat));
  if (ownSeats.length === 0 || (won.length > 0 && won.length < ownSeats.length)) return "over";
  return won.length > 0 ? "won" : "lost";
}

/** Nobody has won: a draw, unless people fly together and the enemy, for whom nobody sits, has the day. */
function isDraw(gameUi: GameUi | null, turn: Over): boolean {
  return turn.winners.length === 0 && (!gameUi?.cooperative || (gameUi.isDraw?.(turn.message) ?? false));
}

/** The same as a headline, for whoever looks on, too. */
export function headline(
  gameUi: GameUi | null,
  turn: Over,
  ownSeats: readonly number[],
  nameOf: (seat: number) => string,
): string {
  const how = outcome(gameUi, turn, ownSeats);
  if (how === "draw") return t("page-over-draw");
  if (how === "won") return t("page-over-won");
  if (turn.winners.length === 0 || (how === "lost" && gameUi?.cooperative)) return t("page-over-together");
  return t("page-over-lost", { who: turn.winners.map(nameOf).join(", ") });
}
