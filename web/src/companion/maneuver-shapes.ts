/** Shapes of maneuvers for the drawings. One unit is one millimeter. */

import type { DialEntry } from "./wire";

/** Radius to the center line of the printed templates: bank and turn, speeds 1 to 3. */
const BANK = [80, 130, 180];
const TURN = [35, 62.5, 90];

/** The icon of a maneuver in the icon sprite. */
export function maneuverIcon({ bearing, side }: DialEntry): string {
  const hand = side === "left" ? "-l" : side === "right" ? "-r" : "";
  switch (bearing) {
    case "stationary":
      return "mv-stop";
    case "reverse-straight":
      return "mv-reverse";
    case "reverse-bank":
      return `mv-reverse${hand}`;
    default:
      return `mv-${bearing}${hand}`;
  }
}

export interface Drawing {
  /** The center line of the template. */
  path: string;
  /** Where the base ends: right, ahead, degrees clockwise. */
  end: { x: number; y: number; turn: number };
}

/** The path of a maneuver from a base of this side length, nose up; ahead is negative y. */
export function maneuverDrawing(maneuver: DialEntry, base: number): Drawing {
  const half = base / 2;
  const hand = maneuver.side === "left" ? -1 : 1;
  const flips: Record<string, number> = { koiogran: 180, segnor: 180, tallon: 90 * hand };
  const flip = flips[maneuver.bearing] ?? 0;
  const back = maneuver.bearing.startsWith("reverse");
  const kind =
    maneuver.bearing === "segnor" || maneuver.bearing.endsWith("bank")
      ? "bank"
      : maneuver.bearing === "tallon"
        ? "turn"
        : maneuver.bearing;
  if (maneuver.bearing === "stationary") return { path: "", end: { x: 0, y: 0, turn: 0 } };
  const way = back ? 1 : -1;
  if (kind === "bank" || kind === "turn") {
    const radius = (kind === "bank" ? BANK : TURN)[maneuver.speed - 1] ?? 80;
    const angle = kind === "bank" ? 45 : 90;
    const rad = (angle * Math.PI) / 180;
    const [x, y] = [hand * radius * (1 - Math.cos(rad)), way * (half + radius * Math.sin(rad))];
    const turn = way === -1 ? hand * angle : -hand * angle;
    const heading = (turn * Math.PI) / 180;
    const end = { x: x - way * Math.sin(heading) * half, y: y + way * Math.cos(heading) * half, turn: turn + flip };
    const sweep = (hand === 1) === (way === -1) ? 1 : 0;
    return { path: `M0 ${way * half}A${radius} ${radius} 0 0 ${sweep} ${x} ${y}`, end };
  }
  const length = maneuver.speed * 40;
  return {
    path: `M0 ${way * half}V${way * (half + length)}`,
    end: { x: 0, y: way * (length + base), turn: flip },
  };
}
