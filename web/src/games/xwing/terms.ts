/** The options of the set-up as sentences, for the top bar. */

import { message } from "../../shared/i18n/fluent";
import type { MatchTerm } from "../../shared/game/game-ui";
import { viewOf } from "./view";
import type { View } from "./wire";

export function terms(view: View): MatchTerm[] {
  const publicView = viewOf(view);
  if (!publicView) return [];
  const { table, rounds, solo_repairs: repairs } = publicView.options;
  const ace = publicView.ships.some((ship) => ship.team === "solo" && ship.seat !== null);
  const variant = publicView.scenario?.variant;
  return [
    {
      text: variant ? message(`page-xw-variant-${variant}`) : message("page-xw-term-free"),
      changed: variant !== "introductory",
    },
    { text: message(ace ? "page-xw-new-ace" : "page-xw-new-solo"), changed: ace },
    { text: message(`page-xw-new-${table}`), changed: table !== "feet" },
    {
      text: message("page-xw-term-people", { n: publicView.seats - (ace ? 1 : 0) }),
      changed: publicView.seats - (ace ? 1 : 0) > 1,
    },
    { text: message(`page-xw-new-repairs-${repairs ? "yes" : "no"}`), changed: repairs },
    { text: message("page-xw-term-rounds", { n: rounds }), changed: false },
  ];
}
