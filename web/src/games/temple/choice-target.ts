/** The attack or route of the current choice, for the board and the question panel. */

import type { Table } from "./view";
import type { Choice } from "./wire/Choice";
import type { Inquiry } from "./wire/Inquiry";
import type { Route } from "./wire/Route";
import type { WalkOption } from "./wire/WalkOption";

export type AttackInquiry = Extract<Inquiry, { attack: unknown }>["attack"];

/** The attack of a choice, in the form of an inquiry to the engine. */
export function attackOf(choice: Choice | null, table: Table): AttackInquiry | null {
  const picked = choice;
  const { figure } = table.public.active;
  if (picked === null || typeof picked !== "object") return null;
  if ("attack" in picked)
    return { attacker: figure, defender: picked.attack[0], reach: picked.attack[1], occasion: "intervention" };
  if ("meet" in picked && picked.meet[1])
    return { attacker: figure, defender: picked.meet[0], reach: "melee", occasion: "circumstance" };
  if ("use" in picked && typeof picked.use === "object" && "combat" in picked.use)
    return { attacker: figure, defender: picked.use.combat[0], reach: picked.use.combat[1], occasion: "meditation" };
  const { open } = table.public;
  if ("answer" in picked && picked.answer && typeof open === "object" && "answer" in open)
    return { attacker: open.answer, defender: figure, reach: "melee", occasion: "circumstance" };
  return null;
}

/** The route of a choice, among those the engine listed. */
export function routeOf(choice: Choice | null, ways: readonly WalkOption[]): Route | null {
  const picked = choice;
  if (picked === null || typeof picked !== "object" || !("walk" in picked)) return null;
  for (const way of ways) {
    if (way.route.path === picked.walk) return way.route;
    if (way.quiet?.path === picked.walk) return way.quiet;
  }
  return null;
}
