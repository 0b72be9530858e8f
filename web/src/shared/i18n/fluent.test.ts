import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../games";
import { COMMON_TEXTS, TEXTS, localizeIn } from "./fluent";
import { LANGUAGES } from "./languages";

const root = new URL("../../../../locales/", import.meta.url);
/** The page's own files; those of the program are checked with the program. */
const FILES = readdirSync(new URL("en/", root)).filter((file) => /^(page|lobby)[.-]/.test(file));
const textOf = (lang: string, files = FILES): string =>
  files.map((file) => readFileSync(new URL(`${lang}/${file}`, root), "utf8")).join("\n");
const keysOf = (lang: string, files = FILES): string[] =>
  [...textOf(lang, files).matchAll(/^([a-z][\w-]+) =/gm)].map((found) => found[1]!);

function sources(folder: URL, without: string[] = []): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .filter((entry) => !without.some((name) => `${entry.parentPath}/`.includes(`/src/${name}/`)))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"))
    .join("\n");
}

describe("the page's sentences", () => {
  const used = sources(new URL("../../", import.meta.url));

  test.each(LANGUAGES)("$code has the same keys as English, each once", ({ code }) => {
    expect(keysOf(code)).toEqual(keysOf("en"));
    expect(new Set(keysOf(code)).size).toBe(keysOf(code).length);
  });

  /** What the sources name is in the files that are loaded with them; `own` are those beside the common ones. */
  function expectLoaded(text: string, own: readonly string[]): void {
    const keys = new Set(
      keysOf(
        "en",
        [...COMMON_TEXTS, ...own].map((name) => `${name}.ftl`),
      ),
    );
    const named = [...text.matchAll(/"(page-[a-z0-9-]+)"/g)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !keys.has(key) && !TEXTS.includes(key))).toEqual([]);
    const beginnings = [...text.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((found) => found[1]!);
    expect(beginnings.filter((begin) => ![...keys].some((key) => key.startsWith(begin)))).toEqual([]);
  }

  test("every key that the shared code names is loaded with every page", () => {
    const shared = sources(new URL("../../", import.meta.url), ["games", "companion"]);
    expectLoaded(shared, []);
  });

  test.each(GAMES)("every key that $id names is loaded with it", ({ id, texts }) => {
    const folder = new URL(`../../games/${id}/`, import.meta.url);
    expectLoaded(sources(folder), texts);
  });

  test("what the lobby says about each game is loaded with the lobby", () => {
    for (const { id, lobbyLinks, switches } of GAMES) {
      const labels = [...(lobbyLinks ?? []), ...(switches ?? [])].map((each) => each.label);
      const keys = [`page-game-${id}`, `page-about-${id}`, `page-meta-${id}`, ...labels];
      expectLoaded(keys.map((key) => `"${key}"`).join(" "), []);
    }
  });

  test("every key in the files is used, by name or by its beginning", () => {
    const beginnings = [...used.matchAll(/`(page-[a-z-]+-)\$\{/g)].map((found) => found[1]!);
    const idle = keysOf("en").filter(
      (key) => !used.includes(`"${key}"`) && !beginnings.some((begin) => key.startsWith(begin)),
    );
    expect(idle).toEqual([]);
  });

  test("French has a narrow no-break space before high punctuation", () => {
    const text = textOf("fr");
    const lines = text.split("\n").filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => / [:;?!»]/.test(line))).toEqual([]);
    expect(lines.filter((line) => /[^\s\u202f][;?!]/.test(line))).toEqual([]);
  });
});

test("numbers, names, messages and lists are formatted", () => {
  const part = (name: string) => ({ key: "page-name", args: { name }, rule: null });
  expect(localizeIn("en", { key: "page-sf-fighters", args: { n: 1 }, rule: null })).toBe("1 fighter");
  expect(localizeIn("fr", { key: "page-sf-fighters", args: { n: 2 }, rule: null })).toBe("2 Chasseurs");
  expect(localizeIn("en", { key: "page-name", args: { name: [part("a"), part("b")] }, rule: null })).toBe("a and b");
  expect(localizeIn("fr", { key: "page-name", args: { name: [part("a"), part("b"), part("c")] }, rule: null })).toBe(
    "a, b et c",
  );
  expect(localizeIn("en", { key: "page-name", args: { name: [part("One."), part("Two.")] }, rule: null })).toBe(
    "One. Two.",
  );
  const texts = { en: "cat", fr: "chat" };
  expect(localizeIn("fr", { key: "page-name", args: { name: { texts } }, rule: null })).toBe("chat");
  expect(localizeIn("en", { key: "page-name", args: { name: part("a") }, rule: null })).toBe("a");
  expect(localizeIn("en", { key: "page-no-such", args: {}, rule: null })).toBe("[page-no-such]");
});

test("events stored by version 0.1 name ships, maps and figures", () => {
  for (const key of ["xw-name", "tp-name"]) {
    const stored = { key, args: { en: "cat", fr: "chat" }, rule: null };
    expect(localizeIn("en", stored)).toBe("cat");
    expect(localizeIn("fr", stored)).toBe("chat");
  }
});
