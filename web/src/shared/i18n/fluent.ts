/** Sentences from messages. The files are the very ones the program itself speaks with. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../../wire";
import { settings, type Lang } from "../settings.svelte";

const files = import.meta.glob<string>("../../../../locales/{en,fr}/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/locales/${lang}/`)) continue;
    const faults = made.addResource(new FluentResource(text));
    for (const fault of faults) console.error(path, fault);
  }
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle("en"), fr: bundle("fr") };

/** Whether a sentence with this key exists in a language. */
export function knows(lang: Lang, key: string): boolean {
  return bundles[lang].hasMessage(key);
}

/** A message in a named language. A missing key is shown in brackets: a test sees to it that none is missing. */
export function sayIn(lang: Lang, message: Message): string {
  const made = bundles[lang];
  const pattern = made.getMessage(message.key)?.value;
  if (!pattern) return `[${message.key}]`;
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(message.args)) if (arg !== undefined) args[name] = value(lang, arg);
  const faults: Error[] = [];
  const sentence = made.formatPattern(pattern, args, faults);
  for (const fault of faults) console.error(message.key, fault);
  return sentence;
}

function value(lang: Lang, arg: Arg): FluentVariable {
  if (Array.isArray(arg)) return joined(arg.map((part) => sayIn(lang, part)));
  if (typeof arg === "object") return sayIn(lang, arg);
  return arg;
}

/** Whole sentences follow each other; everything else is a list. */
function joined(parts: string[]): string {
  return parts.reduce((all, part) => (all === "" ? part : `${all}${all.endsWith(".") ? " " : ", "}${part}`), "");
}

/** A message in the language chosen; a component that calls it follows the language switch. */
export function say(message: Message): string {
  return sayIn(settings.lang, message);
}

/** A message of the page's own making. */
export function message(key: string, args: Record<string, Arg> = {}): Message {
  return { key, args, rule: null };
}

/** A sentence of the page itself. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return sayIn(settings.lang, { key, args, rule: null });
}
