/** Localized text from messages. The Fluent files are the ones the program itself uses. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../../wire";
import { settings, type Lang } from "../settings.svelte";

const files = import.meta.glob<string>("../../../../locales/{en,fr}/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

function createBundle(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/locales/${lang}/`)) continue;
    const faults = bundle.addResource(new FluentResource(text));
    for (const error of faults) console.error(path, error);
  }
  return bundle;
}

const bundles: Record<Lang, FluentBundle> = { en: createBundle("en"), fr: createBundle("fr") };

export function hasMessage(lang: Lang, key: string): boolean {
  return bundles[lang].hasMessage(key);
}

/** A message in a given language. A missing key is shown in brackets; a test makes sure that none is missing. */
export function localizeIn(lang: Lang, message: Message): string {
  const bundle = bundles[lang];
  const pattern = bundle.getMessage(message.key)?.value;
  if (!pattern) return `[${message.key}]`;
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args)) if (arg !== undefined) args[name] = fluentValue(lang, arg);
  const faults: Error[] = [];
  const sentence = bundle.formatPattern(pattern, args, faults);
  for (const error of faults) console.error(message.key, error);
  return sentence;
}

function fluentValue(lang: Lang, arg: Arg): FluentVariable {
  if (Array.isArray(arg)) return joinParts(arg.map((part) => localizeIn(lang, part)));
  if (typeof arg === "object") return localizeIn(lang, arg);
  return arg;
}

/** Whole sentences follow each other; anything else becomes a comma-separated list. */
function joinParts(parts: string[]): string {
  return parts.reduce((all, part) => (all === "" ? part : `${all}${all.endsWith(".") ? " " : ", "}${part}`), "");
}

/** A message in the selected language; a component that calls it follows the language setting. */
export function localize(message: Message): string {
  return localizeIn(settings.lang, message);
}

/** Creates a message on the page itself. */
export function message(key: string, args: Record<string, Arg> = {}): Message {
  return { key, args, rule: null };
}

/** A text of the page itself, in the selected language. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return localizeIn(settings.lang, { key, args, rule: null });
}
