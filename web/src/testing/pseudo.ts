/** A third language made by a machine: English in which every letter is replaced by one that no other language has. */

import { FluentResource } from "@fluent/bundle";
import { addTexts } from "../shared/i18n/fluent";

export const PSEUDO = "qps";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."áƀćďéƒǵħíĵķłɱńóƥɋŕśťúṽẃẋýźÁƁĆĎÉƑǴĦÍĴĶŁṀŃÓƤɊŔŚŤÚṼẂẊÝŹ"];
const accent = (text: string): string => [...text].map((c) => ACCENTED[PLAIN.indexOf(c)] ?? c).join("");

type Pattern = FluentResource["body"][number]["value"];
type Element = Exclude<Pattern, string | null>[number];

function accentElement(element: Element): Element {
  if (typeof element === "string") return accent(element);
  if (element.type === "str") return { ...element, value: accent(element.value) };
  if (element.type !== "select") return element;
  return {
    ...element,
    variants: element.variants.map((variant) => ({ ...variant, value: accentPattern(variant.value)! })),
  };
}

function accentPattern(pattern: Pattern): Pattern {
  if (pattern === null) return null;
  return typeof pattern === "string" ? accent(pattern) : pattern.map(accentElement);
}

const files = import.meta.glob<string>("../../../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });

/** Makes the language from the English files. */
export function addPseudoLanguage(): void {
  for (const text of Object.values(files)) {
    const resource = new FluentResource(text);
    for (const message of resource.body) message.value = accentPattern(message.value);
    addTexts(PSEUDO, resource);
  }
}

/** The words of a text that are not in the third language. */
export const plainWords = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? [];

/** What a rendered page says: its text, labels and tooltips. */
export function wordsOf(html: string): string {
  const visible = html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, "").replace(/<!--.*?-->/gs, "");
  const labels = [...visible.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map((found) => found[1]!);
  return [visible.replace(/<[^>]*>/g, " "), ...labels].join(" ").replace(/&#?\w+;/g, " ");
}
