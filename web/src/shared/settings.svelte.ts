/** The person's settings. Kept in this browser only; none of them is sent to the server. */

import { LANGUAGES, browserLanguage, type Lang } from "./i18n/languages";

export type Theme = "system" | "light" | "dark";
/** Speed of the narration: one step per key press, 900 ms, 300 ms, or off. */
export type Speed = "step" | "calm" | "fast" | "off";

export interface Settings {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  /** Whether single letters are shortcuts; off for screen readers and voice control. */
  letters: boolean;
  /** Whether a completed choice waits for the main button instead of being sent at once. */
  confirm: boolean;
  /** Whether the guide of a first game is shown; starting a guided game turns it on. */
  guide: boolean;
  /** Whether a question with a single answer answers itself. */
  forced: boolean;
  /** Whether a short sound says that it is one's turn. */
  sound: boolean;
  /** On/off settings of single games, by name. */
  switches: Record<string, boolean>;
}

const STORAGE_KEY = "tallyho.settings";

function defaults(): Settings {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    lang: browserLanguage(languages),
    theme: "system",
    speed: "calm",
    letters: true,
    confirm: true,
    guide: false,
    forced: false,
    sound: false,
    switches: {},
  };
}

const FLAGS = ["letters", "confirm", "guide", "forced", "sound"] as const;
type Flag = (typeof FLAGS)[number];

/** Parses saved settings, ignoring invalid values. The switches of games are saved beside the other settings. */
export function parseSettings(text: string | null, base: Settings): Settings {
  if (text === null) return base;
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return base;
  }
  if (typeof saved !== "object" || saved === null) return base;
  const value = saved as Record<string, unknown>;
  const one = <T extends string>(name: string, allowed: readonly T[], fallback: T): T =>
    allowed.find((each) => each === value[name]) ?? fallback;
  const flag = (name: Flag, fallback: boolean): boolean => (typeof value[name] === "boolean" ? value[name] : fallback);
  const isSwitch = (entry: [string, unknown]): entry is [string, boolean] =>
    typeof entry[1] === "boolean" && !FLAGS.some((name) => name === entry[0]);
  return {
    lang: one(
      "lang",
      LANGUAGES.map(({ code }) => code),
      base.lang,
    ),
    theme: one("theme", ["system", "light", "dark"] as const, base.theme),
    speed: one("speed", ["step", "calm", "fast", "off"] as const, base.speed),
    letters: flag("letters", base.letters),
    confirm: flag("confirm", base.confirm),
    guide: flag("guide", base.guide),
    forced: flag("forced", base.forced),
    sound: flag("sound", base.sound),
    switches: { ...base.switches, ...Object.fromEntries(Object.entries(value).filter(isSwitch)) },
  };
}

function storage(): Storage | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(parseSettings(storage()?.getItem(STORAGE_KEY) ?? null, defaults()));

export function serializeSettings({ switches, ...rest }: Settings): string {
  return JSON.stringify({ ...switches, ...rest });
}

export function updateSettings(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    storage()?.setItem(STORAGE_KEY, serializeSettings(settings));
  } catch {
    // Full or forbidden storage only means that the setting lasts until the page is closed.
  }
}

export function setSwitch(name: string, on: boolean): void {
  updateSettings({ switches: { ...settings.switches, [name]: on } });
}

/** Keeps the document's theme and language in sync with the settings. Call once, inside a component. */
export function applyAppearance(): void {
  const darkQuery = matchMedia("(prefers-color-scheme: dark)");
  let system = $state(darkQuery.matches);
  $effect(() => {
    const follow = (): void => void (system = darkQuery.matches);
    darkQuery.addEventListener("change", follow);
    return () => darkQuery.removeEventListener("change", follow);
  });
  $effect(() => {
    const dark = settings.theme === "dark" || (settings.theme === "system" && system);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    document.documentElement.lang = settings.lang;
  });
}

/** The theme, light or dark, that is not active now. */
export function otherTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "light" : "dark";
}
