/** The names of the seats of a match, and how it ended for them. */

import { list, localize, t } from "../i18n/fluent";
import type { GameEntry } from "../game/game-entry";
import type { GameUi } from "../game/game-ui";
import type { Player, Turn } from "../../wire";

type Over = Extract<Turn, { kind: "over" }>;

/** A seat's name in the game, such as its cruiser, or its number. */
export function seatName(gameUi: GameUi | null, view: unknown, seat: number): string {
  const name = view == null ? null : (gameUi?.seatName(view, seat) ?? null);
  return name ? localize(name) : t("page-seat", { n: seat + 1 });
}

/** Who plays whom, for the top bar. */
export function matchup(gameUi: GameUi | null, view: unknown, players: readonly Player[]): string {
  const names = players.map((player) => seatName(gameUi, view, player.seat));
  const machine = players.find((player) => player.kind === "machine");
  const own = gameUi?.matchup(view) ?? null;
  const pair = own ? localize(own) : t("page-meeting", { a: names[0] ?? "", b: names[1] ?? "" });
  return machine?.level ? `${pair} · ${t("page-row-machine", { level: t(`page-level-${machine.level}`) })}` : pair;
}

/** How a match ended for the seats of this browser; `over` if it has no seat or seats on both sides. */
export function outcome(turn: Over, ownSeats: readonly number[]): "won" | "lost" | "draw" | "over" {
  if (turn.draw) return "draw";
  const won = ownSeats.filter((seat) => turn.winners.includes(seat));
  if (ownSeats.length === 0 || (won.length > 0 && won.length < ownSeats.length)) return "over";
  return won.length > 0 ? "won" : "lost";
}

/** The outcome as a headline, also for watchers. */
export function headline(
  game: GameEntry | null,
  turn: Over,
  ownSeats: readonly number[],
  nameOf: (seat: number) => string,
): string {
  const how = outcome(turn, ownSeats);
  if (how === "draw") return t("page-over-draw");
  if (how === "won") return t("page-over-won");
  if (turn.winners.length === 0 || (how === "lost" && game?.cooperative)) return t("page-over-together");
  const who = list(turn.winners.map(nameOf));
  return t(how === "lost" ? "page-over-you-lost" : "page-over-lost", { who });
}
