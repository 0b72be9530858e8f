/** Maps, cards and names, from the same files the program is built with. */

import assaultMap from "../../../../content/temple/lost-temple.toml";
import outpostMap from "../../../../content/temple/outpost.toml";
import unitFile from "../../../../content/temple/units.toml";
import galaxy from "../../../../content/temple/themes/galaxy.toml";
import deep from "../../../../content/temple/themes/deep.toml";
import gate from "../../../../content/temple/themes/gate.toml";
import { templeMapOf, type TempleMap } from "./map/temple-map";
import type { Card, MapDraft, Name, Options, Role, Side, Theme } from "./wire";

const FILES: readonly MapDraft[] = [assaultMap, outpostMap];
export const THEMES: readonly Theme[] = [galaxy, deep, gate];
export const MAPS: readonly TempleMap[] = FILES.map(templeMapOf);

/**
 * The card of a role, replaced by the options' card if the players agreed on one. A value missing from a card means that the
 * figure lacks the ability.
 */
export function cardOf(role: Role, options: Options | null): Required<Card> {
  const own = role === "assault" ? options?.assault : role === "medical" ? options?.medical : null;
  const lacks: Required<Card> = {
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
  return { ...lacks, ...(own ?? unitFile[role]) };
}

export function figureNames(theme: Theme, role: Role, side: Side | null): Name {
  if (role === "assault" || role === "medical") return theme.droids[role];
  return theme[side ?? "republic"][role];
}
