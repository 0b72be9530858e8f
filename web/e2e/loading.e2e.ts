/** What the page loads and when, and what it says if that fails. */

import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { audit, launch, visitor, type Look } from "./browser";
import { program } from "./mock/program";
import { update } from "./mock/scene";

/** The first visit of the lobby, in compressed bytes: document, scripts, styles, texts and pictures. */
const BUDGET = 130_000;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** A fresh visitor, and the files that the page has loaded so far with their compressed sizes. */
async function visit(look: Look = {}): Promise<{ page: Page; files: Map<string, number>; close: () => Promise<void> }> {
  const { context, page } = await visitor(browser, look);
  const files = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api")) return;
    // The body of a page that has been left cannot be read any more.
    const body = await response.body().catch(() => null);
    files.set(pathname, body ? gzipSync(body).length : 0);
  });
  await program(page, { update: update() });
  return { page, files, close: () => context.close() };
}
const lobby = (): string => `${inject("page")}/#/`;
/** The games that have been loaded. */
const games = (files: Map<string, number>): string[] =>
  [...files.keys()].flatMap((path) => /\/(starfighter|swccg|temple|xwing)-ui-.*js$/.exec(path)?.[1] ?? []);
const named = (files: Map<string, number>, part: string): string[] =>
  [...files.keys()].filter((path) => path.includes(part));

test("the lobby loads little, one language and no game", async () => {
  const { page, files, close } = await visit({ lang: "fr" });
  await page.goto(lobby());
  await page.waitForSelector(".game-art svg");
  await page.waitForLoadState("networkidle");
  expect([...files].filter(([, size]) => size === 0)).toEqual([]);
  const total = [...files.values()].reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes compressed in ${files.size} files`);
  expect(total).toBeGreaterThan(20_000);
  expect(total, JSON.stringify([...files])).toBeLessThan(BUDGET);
  // The page's own words, the host's, and those of the four games in the lobby.
  expect(named(files, "/text-fr-")).toHaveLength(6);
  expect(named(files, "/text-")).toHaveLength(6);
  expect(games(files)).toEqual([]);
  await close();
});

test("another language is loaded when it is selected, a game when it is opened", async () => {
  const { page, files, close } = await visit({ lang: "en" });
  await page.goto(lobby());
  await page.getByLabel("Language").selectOption("Français");
  await page.waitForSelector("text=Nouvelle partie");
  expect(await page.getAttribute("html", "lang")).toBe("fr");
  expect(games(files)).toEqual([]);
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector('[data-place="hand:3-35"]');
  expect(games(files)).toEqual(["starfighter"]);
  expect(named(files, "text-en-starfighter")).toEqual([]);
  await close();
});

test("without the program a page says so, and opens once the program is back", async () => {
  const { page, close } = await visit();
  await page.goto(lobby());
  await page.waitForSelector(".game-art svg");
  await page.context().setOffline(true);
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector("[role=alert] >> text=does not respond");
  expect(await audit(page)).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector("[role=alert] >> text=does not respond");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector('[data-place="hand:3-35"]');
  await close();
});

test("a game whose files are gone says that the page is old; reloading helps", async () => {
  const { page, close } = await visit();
  await page.goto(lobby());
  await page.waitForSelector(".game-art svg");
  await page.route("**/assets/starfighter-ui-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector("[role=alert] >> text=updated");
  await page.unroute("**/assets/starfighter-ui-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.waitForSelector('[data-place="hand:3-35"]');
  await close();
});

test("a language that cannot be loaded leaves the old one, and says so", async () => {
  const { page, close } = await visit({ lang: "en" });
  await page.goto(lobby());
  await page.waitForSelector(".game-art svg");
  await page.context().setOffline(true);
  await page.getByLabel("Language").selectOption("Français");
  await page.waitForSelector("[role=alert] >> text=does not respond");
  expect(await page.getAttribute("html", "lang")).toBe("en");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.waitForSelector("text=Nouvelle partie");
  await close();
});

test("without any text the document speaks for itself", async () => {
  const { page, close } = await visit();
  await page.route("**/assets/text-*.js", (route) => route.abort());
  await page.goto(lobby());
  await page.waitForSelector("[role=alert] >> text=La page n'a pas pu être chargée");
  await page.unroute("**/assets/text-*.js");
  await page.click("button");
  await page.waitForSelector(".game-art svg");
  await close();
});

test("what is looked up in a game's texts is found in whichever language is loaded", async () => {
  for (const [lang, words] of [
    ["en", "Power + 1"],
    ["fr", "Puissance + 1"],
  ] as const) {
    const { page, close } = await visit({ lang });
    await page.goto(`${inject("page")}/#/decks/swccg`);
    await page.waitForSelector(`main >> text=${words}`, { state: "attached" });
    await close();
  }
});
