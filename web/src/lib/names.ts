/** What the seats of a match are called. */

import { say, t } from "./fluent";
import type { Kit } from "../boards";
import type { Player } from "../wire";

/** A seat by its own name at the table, such as its cruiser, or by number. */
export function seatName(kit: Kit | null, view: unknown, seat: number): string {
  const name = kit?.seatName(view, seat) ?? null;
  return name ? say(name) : t("page-seat", { n: seat + 1 });
}

/** Who meets whom, for the bar on top. */
export function meeting(kit: Kit | null, view: unknown, players: readonly Player[]): string {
  const names = players.map((player) => seatName(kit, view, player.seat));
  const machine = players.find((player) => player.kind === "machine");
  const own = kit?.meeting?.(view) ?? null;
  const pair = own ? say(own) : t("page-meeting", { a: names[0] ?? "", b: names[1] ?? "" });
  return machine?.level ? `${pair} · ${t("page-row-machine", { level: t(`page-level-${machine.level}`) })}` : pair;
}
