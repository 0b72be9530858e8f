import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasMessage, localizeIn } from "./fluent";

const root = new URL("../../../../locales/", import.meta.url);
const FILES = ["page.ftl", "page-temple.ftl", "page-xwing.ftl", "page-swccg.ftl"];
const textOf = (lang: string): string =>
  FILES.map((file) => readFileSync(new URL(`${lang}/${file}`, root), "utf8")).join("\n");
const keysOf = (lang: string): string[] => [...textOf(lang).matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1]!);

function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"))
    .join("\n");
}

describe("the page's sentences", () => {
  const used = sources(new URL("../../", import.meta.url));

  test("both languages have the same keys, each once", () => {
    expect(keysOf("fr")).toEqual(keysOf("en"));
    expect(new Set(keysOf("en")).size).toBe(keysOf("en").length);
  });

  test("every key named in the page exists", () => {
    const named = [...used.matchAll(/"(page-[a-z0-9-]+)"/g)].map((found) => found[1]!);
    expect(named.filter((key) => !hasMessage("en", key) || !hasMessage("fr", key))).toEqual([]);
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
  expect(localizeIn("en", { key: "page-name", args: { name: [part("a"), part("b")] }, rule: null })).toBe("a, b");
  expect(localizeIn("en", { key: "page-name", args: { name: part("a") }, rule: null })).toBe("a");
  expect(localizeIn("en", { key: "page-no-such", args: {}, rule: null })).toBe("[page-no-such]");
});
