/** Converts the program's view to what is drawn. */

import obstacleFile from "../../../../content/xwing/obstacles.toml";
import shipFile from "../../../../content/xwing/ships.toml";
import upgradeFile from "../../../../content/xwing/upgrades.toml";
import { t } from "../../shared/i18n/fluent";
import type { DialCell } from "./pickers/dial";
import { tagOf, type TagOf } from "../../shared/game/tagged";
import type { Faces, Piece, Pose, ObstacleShape as Drawn, Point } from "./model";
import type {
  Base,
  Bearing,
  DialSetting,
  DicePool,
  Difficulty,
  Pending,
  Placement,
  PrintedShip,
  ShipView,
  View,
} from "./wire";

const CARDS = new Map(upgradeFile.upgrade.map((card) => [card.xws, card]));
const SHIPS = new Map(shipFile.ship.map((ship) => [ship.xws, ship]));
const TOKENS = new Map(obstacleFile.obstacle.map((token) => [token.id, token]));
const BASES: Record<Base, number> = { small: 40, medium: 60, large: 80 };

/** Side length of the play area in millimeters. */
export const tableSide = (publicView: View): number => (publicView.options.table === "metric" ? 900 : 914.4);

export function viewOf(view: View | null | undefined): View | null {
  return view ?? null;
}

export const printed = (ship: ShipView): PrintedShip | undefined => SHIPS.get(ship.ship);

export function poseOf(at: Placement): Pose {
  return { x: at.x / 1000, y: at.y / 1000, heading: at.heading / 1_000_000 };
}

export function pieceOf(ship: ShipView, at: Placement = ship.at): Piece {
  const kind = printed(ship);
  return {
    id: ship.label,
    ship: ship.ship,
    team: ship.team,
    side: BASES[kind?.size ?? "small"],
    pose: poseOf(at),
  };
}

/** The pilot's name, or the ship's, in the selected language. */
export function shipName(ship: ShipView): string {
  if (ship.pilot !== null) return t(`xw-pilot-${ship.pilot}`);
  return printed(ship) ? t(`xw-ship-${ship.ship}`) : ship.label;
}

/** An upgrade card's name in the selected language, with its charges. */
export function cardOf(id: string): { name: string; charges: number } | null {
  const card = CARDS.get(id);
  return card ? { name: t(`xw-upgrade-${card.name ?? card.xws}`), charges: card.charges ?? 0 } : null;
}

/** An obstacle's label, as the program writes it. */
export const obstacleLabel = (index: number): string => `O${index + 1}`;

export function obstaclesOf(publicView: View): Drawn[] {
  return publicView.obstacles.flatMap((obstacle, index) => {
    const token = TOKENS.get(obstacle.token);
    if (obstacle.gone || !token) return [];
    return [{ id: obstacleLabel(index), kind: token.kind, corners: turned(token.outline, poseOf(obstacle.at)) }];
  });
}

/** The corners of a token rotated clockwise and moved to a pose. */
function turned(outline: Point[], pose: Pose): Point[] {
  const angle = (pose.heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return outline.map(([x, y]) => [pose.x + x * cos + y * sin, pose.y - x * sin + y * cos]);
}

/** A bearing as one word: `bank-left`, `koiogran`. */
export function bearingId(bearing: Bearing): string {
  if (typeof bearing === "string") return bearing === "reverse_straight" ? "reverse" : bearing;
  const [[kind, side]] = Object.entries(bearing) as [[string, string]];
  return `${kind.replace("_", "-")}-${side}`;
}

/** A bearing's kind and side, for sentences. */
export function bearingParts(bearing: Bearing): { bearing: string; side: string } {
  if (typeof bearing === "string") return { bearing: bearing.replace("_", "-"), side: "none" };
  const [[kind, side]] = Object.entries(bearing) as [[string, string]];
  return { bearing: kind.replace("_", "-"), side };
}

/** The printed color of a maneuver, from lines such as "2 blue" and "3 left red" of the ship's dial. */
export function printedColor(ship: ShipView, setting: DialSetting): Difficulty {
  const { bearing, side } = bearingParts(setting.bearing);
  const lines = printed(ship)?.dial?.[bearing] ?? printed(ship)?.dial?.[bearing.replace("-", "_")] ?? [];
  const line = lines
    .map((each) => each.split(" "))
    .find(([speed, ...rest]) => {
      const sided = rest.length > 1;
      return Number(speed) === setting.speed && (!sided || rest[0] === side);
    });
  return (line?.at(-1) as Difficulty | undefined) ?? "white";
}

/** The current dice of the attack in progress. */
export function diceOf(publicView: View): { attack: Faces | null; defense: Faces | null } {
  const { attack } = publicView;
  if (attack === null) return { attack: null, defense: null };
  const both = (pool: DicePool<Faces>): Faces => {
    const sum = (face: keyof Faces): number => (pool.fresh[face] ?? 0) + (pool.fixed[face] ?? 0);
    return { crit: sum("crit"), hit: sum("hit"), evade: sum("evade"), focus: sum("focus"), blank: sum("blank") };
  };
  return { attack: both(attack.reds), defense: both(attack.greens) };
}

/** The ship a question concerns, if it concerns one. */
export function askedShip(open: Pending): number | null {
  if (typeof open === "string") return null;
  const [value] = Object.values(open) as unknown[];
  if (typeof value === "number") return "next" in open ? null : value;
  return Array.isArray(value) && typeof value[0] === "number" ? value[0] : null;
}

/** The tag of the open question: `dials`, `act`, `fire`. */
export const questionKind = (open: Pending): TagOf<Pending> => tagOf(open);

/** Hull left, as printed less the damage cards. */
export const hullLeft = (ship: ShipView): number => Math.max(0, (printed(ship)?.hull ?? 0) - ship.damage.length);

const TOKEN_ICONS: Record<string, string> = {
  focus: "xw-focus",
  evade: "xw-evade",
  calculate: "xw-calculate",
  "reinforce-fore": "xw-reinforce",
  "reinforce-aft": "xw-reinforce",
  cloak: "xw-cloak",
  jam: "xw-jam",
};
const GREEN = ["focus", "evade", "calculate", "reinforce-fore", "reinforce-aft"];
const ORANGE = ["tractor", "jam", "disarm"];

export interface ShownToken {
  token: string;
  icon: string;
  n: number;
  kind: "green" | "orange" | "red";
}

/** The tokens of a ship in their fixed order, each with its icon and number. */
export function tokensOf(ship: ShipView): ShownToken[] {
  return Object.entries(ship.tokens)
    .filter(([, n]) => n > 0)
    .map(([token, n]) => ({
      token,
      icon: TOKEN_ICONS[token] ?? `tk-${token}`,
      n,
      kind: GREEN.includes(token) ? "green" : ORANGE.includes(token) ? "orange" : "red",
    }));
}

export interface PrintedAction {
  name: string;
  icon: string;
  red: boolean;
  /** The linked action, if any. */
  then: string | null;
}

const ACTION_NAMES: Record<string, string> = { barrelroll: "barrel-roll" };
const plainAction = (text: string): string => text.replace(/^(red|purple) /, "").trim();
const actionName = (text: string): string => ACTION_NAMES[plainAction(text)] ?? plainAction(text);

/** The action bar as printed. */
export function actionsOf(ship: ShipView): PrintedAction[] {
  return (printed(ship)?.actions ?? []).map((line) => {
    const [first = "", linked] = line.split(" > ");
    return {
      name: actionName(first),
      icon: `xw-${plainAction(first)}`,
      red: first.startsWith("red "),
      then: linked === undefined ? null : actionName(linked),
    };
  });
}

/** The dial as printed, cell by cell. */
export function dialOf(ship: ShipView): DialCell[] {
  return Object.entries(printed(ship)?.dial ?? {}).flatMap(([kind, lines]) => {
    const bearing = kind.replace("_", "-");
    const sided = !["straight", "koiogran", "stationary", "reverse-straight"].includes(bearing);
    return lines.flatMap((line): DialCell[] => {
      const words = line.split(" ");
      const color = words.at(-1) as Difficulty;
      const sides = !sided ? ["none"] : words.length > 2 ? [words[1]!] : ["left", "right"];
      return sides.map((side) => {
        const id = side === "none" ? bearing.replace("-straight", "") : `${bearing}-${side}`;
        const name = t("xw-maneuver", { speed: Number(words[0]), bearing, side, colour: color });
        return { id: `${words[0]}-${id}`, speed: Number(words[0]), bearing: id, color, name, warning: null };
      });
    });
  });
}
