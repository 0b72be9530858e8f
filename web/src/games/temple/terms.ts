/** The options of the set-up as sentences, whether changed or not. */

import { message } from "../../shared/i18n/fluent";
import type { MatchTerm } from "../../shared/game/game-ui";
import type { Message } from "../../wire";
import { cardOf } from "./content";
import { nameMessage, tableOf } from "./view";
import type { View } from "./wire/View";
import type { Card } from "./wire/Card";

const value = (of: number | null | undefined): string => (of == null ? "–" : String(of));

function card(what: Message, own: Card | null, usual: Card): MatchTerm {
  const shown = own ?? usual;
  const numbers = { life: shown.life, movement: shown.movement, defence: shown.defence };
  const more = { ranged: value(shown.ranged), melee: value(shown.melee), actions: shown.actions };
  return { text: message("page-tp-term-card", { what, ...numbers, ...more }), changed: own !== null };
}

export function terms(view: View): MatchTerm[] {
  const table = tableOf(view);
  if (!table) return [];
  const { options } = table.public;
  const term = (key: string, now: string, usual: string): MatchTerm => ({
    text: message(`page-tp-term-${key}-${now.replace("_", "-")}`),
    changed: now !== usual,
  });
  return [
    { text: message("page-tp-term-map", { map: nameMessage(table.templeMap.title) }), changed: false },
    { text: message("page-tp-term-theme", { theme: nameMessage(table.theme.title) }), changed: false },
    term("reinforcements", options.reinforcements, "on"),
    term("self-repair", options.self_repair, "once"),
    term("speed", options.speed_meetings, "keeps"),
    term("sight", options.sight, "two_kinds"),
    term("stones", options.stones, "difficult"),
    term("recall", options.recall_droids, "on"),
    card(nameMessage(table.theme.droids.assault), options.assault ?? null, cardOf("assault", null)),
    card(nameMessage(table.theme.droids.medical), options.medical ?? null, cardOf("medical", null)),
    {
      text: message("page-tp-term-limit", { n: options.turn_limit }),
      changed: options.turn_limit !== 60,
    },
  ];
}
