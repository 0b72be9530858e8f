/** What the choice at hand is about, so that the board and the panel can draw it. */

import type { Table } from "./view";
import type { Choice } from "./wire/Choice";
import type { Inquiry } from "./wire/Inquiry";
import type { Route } from "./wire/Route";
import type { Way } from "./wire/Way";

export type Aim = Extract<Inquiry, { attack: unknown }>["attack"];

/** The attack of a choice, as the engine is asked about it. */
export function aimOf(choice: unknown, table: Table): Aim | null {
  const made = choice as Choice | null;
  const { figure } = table.public.active;
  if (made === null || typeof made !== "object") return null;
  if ("attack" in made)
    return { attacker: figure, defender: made.attack[0], reach: made.attack[1], occasion: "intervention" };
  if ("meet" in made && made.meet[1])
    return { attacker: figure, defender: made.meet[0], reach: "melee", occasion: "circumstance" };
  if ("use" in made && typeof made.use === "object" && "combat" in made.use)
    return { attacker: figure, defender: made.use.combat[0], reach: made.use.combat[1], occasion: "meditation" };
  const { open } = table.public;
  if ("answer" in made && made.answer && typeof open === "object" && "answer" in open)
    return { attacker: open.answer, defender: figure, reach: "melee", occasion: "circumstance" };
  return null;
}

/** The way of a choice, among those the engine told. */
export function routeOf(choice: unknown, ways: readonly Way[]): Route | null {
  const made = choice as Choice | null;
  if (made === null || typeof made !== "object" || !("walk" in made)) return null;
  for (const way of ways) {
    if (way.route.path === made.walk) return way.route;
    if (way.quiet?.path === made.walk) return way.quiet;
  }
  return null;
}
