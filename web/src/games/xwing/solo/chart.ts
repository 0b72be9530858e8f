/** The printed charts of the solo system, to show which cell was used. The program has already applied it. */

import file from "../../../../../content/xwing/solo-alpha-1.toml";
import { message } from "../../../shared/i18n/fluent";
import type { Message } from "../../../wire";
import type { Approach, AttackFace, DefenseFace } from "../wire";

export const FACES = ["crit", "hit", "focus", "blank"] as const satisfies readonly AttackFace[];

/** A chart entry as a message, such as "slowest blue bank away from obstacle". */
export function entryOf(text: string): Message {
  const [first = "", ...words] = text.split(" ");
  const rest = words.join(" ");
  const number = /^(\d+)-speed$/.exec(first)?.[1];
  const way = /(towards|away from) (tally|obstacle)$/.exec(rest);
  const bearing = rest
    .replace(way?.[0] ?? "", "")
    .replace(/^blue /, "")
    .trim()
    .replace(",", "")
    .replaceAll(" ", "-");
  return message("xw-entry", {
    speed: number ? "number" : first,
    number: Number(number ?? 0),
    blue: rest.startsWith("blue ") ? "yes" : "no",
    bearing,
    direction: way ? `${way[1] === "towards" ? "towards" : "away"}-${way[2]!}` : "none",
  });
}

/** One row of a chart, selected by the green die: the entries for the four faces of the red die. */
export function rowOf(chart: Approach, defense: DefenseFace): Message[] | null {
  const row = file.chart[chart]?.[defense];
  return row ? FACES.map((face) => entryOf(row[face] ?? "")) : null;
}
