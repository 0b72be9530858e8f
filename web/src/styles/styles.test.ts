/**
 * Styles live with the component that uses them, under names that are words. Unused rules of a component are found by
 * `npm run check`; here is what the compiler does not know: names, classes without a rule, and the global sheets.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
/** The only sheets that are not part of a component, and how long each may get. */
const GLOBAL_SHEETS: Record<string, number> = {
  "styles/tokens.css": 60,
  "styles/base.css": 480,
  "games/temple/colors.css": 40,
  "games/swccg/cards/cards.css": 50,
};
/** Classes without a rule of their own, by which a script or a browser test finds an element. */
const HOOKS = new Set(["invitation-code", "turret"]);

interface Styled {
  path: string;
  /** The classes its markup gives. */
  given: Set<string>;
  /** The classes its rules select. */
  selected: Set<string>;
}

function visit(node: unknown, see: (node: Record<string, unknown>) => boolean | void): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see));
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && see(node as Record<string, unknown>) === false) return;
  for (const [key, value] of Object.entries(node)) if (key !== "parent") visit(value, see);
}

/** Every text within the value of a class attribute that may become a name: what is compared does not. */
function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  visit(value, (node) => {
    if (node["type"] === "BinaryExpression" || node["type"] === "CallExpression") return false;
    if (node["type"] === "Literal" && typeof node["value"] === "string") texts.push(node["value"]);
    if (node["type"] === "TemplateElement") texts.push((node["value"] as { raw: string }).raw);
    if (node["type"] === "Text") texts.push(node["data"] as string);
    return true;
  });
  return texts;
}

function read(path: string): Styled {
  const text = readFileSync(join(SOURCE, path), "utf8");
  const ast = parse(path.endsWith(".css") ? `<style>${text}</style>` : text, { modern: true });
  const [given, selected] = [new Set<string>(), new Set<string>()];
  visit(ast.fragment, (node) => {
    if (node["type"] === "ClassDirective") given.add(node["name"] as string);
    if (node["type"] !== "Attribute" || node["name"] !== "class") return;
    for (const name of textsOf(node["value"]).flatMap((each) => each.split(/\s+/)))
      if (/^[\w-]*\w$/.test(name)) given.add(name);
  });
  visit(ast.css, (node) => void (node["type"] === "ClassSelector" && selected.add(node["name"] as string)));
  return { path, given, selected };
}

const paths = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
const styled = paths.filter((path) => /\.(svelte|css)$/.test(path)).map(read);
const sheets = styled.filter(({ path }) => path.endsWith(".css"));
const document = readFileSync(join(SOURCE, "../index.html"), "utf8");

test("class names are words", () => {
  const bad = styled.flatMap(({ path, given, selected }) =>
    [...given, ...selected]
      .filter((name) => name.length < 3 || !/^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect([...new Set(bad)]).toEqual([]);
});

test("every class has a rule, or is a known hook", () => {
  const known = new Set([...HOOKS, ...styled.flatMap(({ selected }) => [...selected])]);
  const unknown = styled.flatMap(({ path, given }) =>
    [...given].filter((name) => !known.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("the global sheets are these, and do not grow", () => {
  expect(sheets.map(({ path }) => path).sort()).toEqual(Object.keys(GLOBAL_SHEETS).sort());
  const long = sheets.filter(({ path }) => {
    const lines = readFileSync(join(SOURCE, path), "utf8").split("\n").length;
    return lines > GLOBAL_SHEETS[path]!;
  });
  expect(long.map(({ path }) => path)).toEqual([]);
});

test("nothing in the global sheets is unused", () => {
  const given = new Set(styled.flatMap((each) => [...each.given]));
  const scripts = paths
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(join(SOURCE, path), "utf8"));
  const unused = sheets.flatMap(({ path, selected }) =>
    [...selected]
      .filter((name) => !given.has(name) && !document.includes(name))
      .filter((name) => !scripts.some((text) => text.includes(`"${name}"`)))
      .map((name) => `${path}: ${name}`),
  );
  expect(unused).toEqual([]);
});
