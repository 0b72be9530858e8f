/** The log as far as it has been told: nothing in it is ahead of the board. */

import type { Event as LogEvent } from "../../../wire";
import type { EventPlayer } from "./player.svelte";

export function toldLog(log: readonly LogEvent[], player: Pick<EventPlayer, "frame" | "told">): LogEvent[] {
  const { frame, told } = player;
  if (frame === null) return [];
  const before = log.filter((logEvent) => logEvent.n < frame.after - 1);
  return [...before, ...frame.events.slice(0, told)];
}
