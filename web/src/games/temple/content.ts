/** Maps, cards and names, from the same files the program is built with. */

import assaultMap from "../../../../content/temple/lost-temple.toml";
import outpostMap from "../../../../content/temple/outpost.toml";
import unitFile from "../../../../content/temple/units.toml";
import galaxy from "../../../../content/temple/themes/galaxy.toml";
import deep from "../../../../content/temple/themes/deep.toml";
import gate from "../../../../content/temple/themes/gate.toml";
import { templeMapOf, type TempleMap, type MapFile } from "./map/temple-map";
import type { Card } from "./wire/Card";
import type { Options } from "./wire/Options";
import type { Role } from "./wire/Role";
import type { Side } from "./wire/Side";

/** A name, by its key in the files of names. */
export interface Name {
  key: string;
}
type Team = Record<"side" | "hero" | "astromech" | "medic" | "tech", Name>;
export interface Theme {
  name: string;
  title: Name;
  separatists: Team;
  republic: Team;
  droids: Record<"assault" | "medical", Name>;
  things: Record<"pass" | "vault" | "console" | "barrier" | "stairs" | "force", Name>;
}

const FILES: readonly MapFile[] = [assaultMap as MapFile, outpostMap as MapFile];
export const THEMES: readonly Theme[] = [galaxy as Theme, deep as Theme, gate as Theme];
export const MAPS: readonly TempleMap[] = FILES.map(templeMapOf);

/** A value missing from a card means that the figure lacks the ability. */
const cards = unitFile as Record<Role, Partial<Card>>;

/** The card of a role, replaced by the options' card if the players agreed on one. */
export function cardOf(role: Role, options: Options | null): Card {
  const own = role === "assault" ? options?.assault : role === "medical" ? options?.medical : null;
  const lacks: Card = {
    life: 0,
    movement: 0,
    ranged: null,
    melee: null,
    defence: 0,
    actions: 0,
    force: 0,
    heal: null,
    repair: null,
    computing: null,
  };
  return { ...lacks, ...(own ?? cards[role]) };
}

export function figureNames(theme: Theme, role: Role, side: Side | null): Name {
  if (role === "assault" || role === "medical") return theme.droids[role];
  return theme[side ?? "republic"][role];
}
