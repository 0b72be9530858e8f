/** Numbers and times in the selected language. */

import { settings } from "../settings.svelte";

/** A fraction between 0 and 1 as a whole percentage. */
export function percent(share: number, lang: string = settings.lang): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function count(n: number, lang: string = settings.lang): string {
  return new Intl.NumberFormat(lang).format(n);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in the largest whole unit: "2 minutes ago", "hier". */
export function timeAgo(then: number, now: number = Date.now(), lang: string = settings.lang): string {
  const seconds = Math.round((then - now) / 1000);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, "second");
}
