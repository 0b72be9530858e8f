/** The languages: every folder under `locales/` is one. What the page must know of all of them is loaded at once. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

/** The code of a language: the name of its folder. */
export type Lang = string;

/** A text in several languages. */
export type Texts = Readonly<Record<Lang, string>>;

export interface Language {
  code: Lang;
  /** Its own name. */
  name: string;
  /** The locale whose way of writing lists is used. */
  lists: string;
}

/** The language that every other one is translated from. */
export const SOURCE: Lang = "en";

const files = import.meta.glob<string>("../../../../locales/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function readLanguage(code: Lang, text: string): Language {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const textOf = (key: string, missing: string): string => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern) : missing;
  };
  return { code, name: textOf("language-name", code), lists: textOf("language-lists", code) };
}

export const LANGUAGES: readonly Language[] = Object.entries(files).map(([path, text]) =>
  readLanguage(path.split("/").at(-2)!, text),
);

/** The best language for somebody who prefers these, most preferred first. */
export function browserLanguage(preferred: readonly string[]): Lang {
  const codes = LANGUAGES.map(({ code }) => code);
  return negotiateLanguages(preferred, codes, { strategy: "lookup", defaultLocale: SOURCE })[0] ?? SOURCE;
}

/** Of a text given in several languages, the one for readers of `lang`. */
export function textIn(lang: Lang, texts: Texts): string {
  return texts[lang] ?? texts[SOURCE] ?? Object.values(texts)[0] ?? "";
}
