/**
 * Localized text from messages. The Fluent files are the ones the program itself uses. Each is loaded when something
 * needs it, in the selected language only; whatever shows a message waits for its file first.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../../wire";
import { settings } from "../settings.svelte";
import { LANGUAGES, textIn, type Lang, type Texts } from "./languages";

/** All files but the terminal's, and those that are loaded at once. */
const files = import.meta.glob<string>(
  ["../../../../locales/*/*.ftl", "!../../../../locales/*/cli.ftl", "!../../../../locales/*/language.ftl"],
  { query: "?raw", import: "default" },
);
const pathOf = (lang: Lang, name: string): string => `../../../../locales/${lang}/${name}.ftl`;

/** The names of all Fluent files. */
export const TEXTS: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length))),
];

/** What every page needs: the page's own words, the host's, and what the lobby says about each game. */
export const COMMON_TEXTS: readonly string[] = ["page", "host", ...TEXTS.filter((name) => name.startsWith("lobby-"))];

const bundles = new Map<Lang, FluentBundle>();
const loading = new Map<string, Promise<void>>();
/** The files needed so far, whatever the language. */
const needed = new Set<string>();

function bundleOf(lang: Lang): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundles.set(lang, bundle);
  return bundle;
}

/** Adds the messages of a file to a language. */
export function addTexts(lang: Lang, texts: FluentResource): void {
  for (const fault of bundleOf(lang).addResource(texts)) console.error(lang, fault);
}

function loadFile(lang: Lang, name: string): Promise<void> {
  const path = pathOf(lang, name);
  const before = loading.get(path);
  if (before) return before;
  const file = files[path];
  if (!file) return Promise.reject(new Error(`no file ${path}`));
  const now = file().then((text) => addTexts(lang, new FluentResource(text)));
  loading.set(path, now);
  // A failed file is loaded again when it is needed again.
  now.catch(() => loading.delete(path));
  return now;
}

/** Loads files in one language; those already loaded are not loaded again. */
export async function loadTextsIn(lang: Lang, names: Iterable<string>): Promise<void> {
  await Promise.all([...names].map((name) => loadFile(lang, name)));
}

/** Loads files in the selected language, and in every language that is selected later. */
export async function loadTexts(names: readonly string[]): Promise<void> {
  for (const name of names) needed.add(name);
  let lang: Lang;
  do {
    lang = settings.lang;
    await loadTextsIn(lang, names);
  } while (lang !== settings.lang);
}

/** Loads everything needed so far in another language. */
export async function loadLanguage(lang: Lang): Promise<void> {
  let known: number;
  do {
    known = needed.size;
    await loadTextsIn(lang, needed);
  } while (known !== needed.size);
}

/** Whether there is such a message; only the selected language is sure to be loaded. */
export function hasMessage(key: string, lang: Lang = settings.lang): boolean {
  return bundleOf(lang).hasMessage(key);
}

/** A message in a given language. A missing key is shown in brackets; a test makes sure that none is missing. */
export function localizeIn(lang: Lang, message: Message): string {
  const bundle = bundleOf(lang);
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
  if (Array.isArray(arg))
    return listIn(
      lang,
      arg.map((part) => localizeIn(lang, part)),
    );
  if (typeof arg === "object") return "texts" in arg ? textIn(lang, arg.texts) : localizeIn(lang, arg);
  return arg;
}

const formats = new Map<string, Intl.ListFormat>();
function listFormat(lang: Lang, type: "conjunction" | "unit"): Intl.ListFormat {
  const known = formats.get(`${lang} ${type}`);
  if (known) return known;
  const locale = LANGUAGES.find(({ code }) => code === lang)?.lists ?? lang;
  const format = new Intl.ListFormat(locale, { type });
  formats.set(`${lang} ${type}`, format);
  return format;
}

/** Several things as a list: "a, b and c". Whole sentences follow each other instead. */
export function listIn(lang: Lang, parts: readonly string[]): string {
  if (/\p{Sentence_Terminal}$|…$/u.test(parts[0] ?? "")) return parts.join(" ");
  return listFormat(lang, "conjunction").format(parts);
}

/** Several things as a list in the selected language. */
export const list = (parts: readonly string[]): string => listIn(settings.lang, parts);

/** Facts about one thing in a row: "Power 6, Ability 6". */
export const facts = (parts: readonly string[]): string => listFormat(settings.lang, "unit").format(parts);

/** A text given in several languages, in the selected one. */
export const localizeTexts = (texts: Texts): string => textIn(settings.lang, texts);

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
