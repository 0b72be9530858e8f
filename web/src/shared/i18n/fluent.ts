/** Sentences from messages. The files are the very ones the program itself speaks with. */

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

/** Whether a sentence with this key exists in a language. */
export function hasMessage(lang: Lang, key: string): boolean {
  return bundles[lang].hasMessage(key);
}

/** A message in a named language. A missing key is shown in brackets: a test sees to it that none is missing. */
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

/** Whole sentences follow each other; everything else is a list. */
function joinParts(parts: string[]): string {
  return parts.reduce((all, part) => (all === "" ? part : `${all}${all.endsWith(".") ? " " : ", "}${part}`), "");
}

/** A message in the language chosen; a component that calls it follows the language switch. */
export function localize(message: Message): string {
  return localizeIn(settings.lang, message);
}

/** A message of the page's own making. */
export function message(key: string, args: Record<string, Arg> = {}): Message {
  return { key, args, rule: null };
}

/** A sentence of the page itself. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return localizeIn(settings.lang, { key, args, rule: null });
}
