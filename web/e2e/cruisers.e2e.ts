/** Every pair of cruisers on a phone, with as many cards as the boards hold: one picture each, and all on one sheet. */

import { mkdirSync, readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { parse } from "smol-toml";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, PHONE, settled, visitor } from "./browser";
import { program } from "./mock/program";
import { card, update, view } from "./mock/scene";

interface Cruiser {
  key: string;
  name: string;
  armour: number;
  slots: number[];
}
interface Printed {
  matricule: string;
  top: { fighters: number };
  bottom: { fighters: number };
}

const content = (file: string): Record<string, unknown> =>
  parse(readFileSync(new URL(`../../content/starfighter/${file}`, import.meta.url), "utf8"));
const cruisers = content("cruisers.toml")["cruiser"] as unknown as Cruiser[];
const cards = content("cards.toml")["card"] as unknown as Printed[];

const FOLDER = process.env["SHOTS"] ?? "test-results";
/** Below this, in pixels of the screen, a letter on a card cannot be read. */
const LEAST = 8;

/** A side whose sectors are full, each slot with a card of its level; the second side takes other cards. */
function side(cruiser: Cruiser, second: boolean): object {
  const of = [0, 1, 2, 3].map((level) => cards.filter((each) => each.matricule.startsWith(`${level}-`)));
  const stacks = cruiser.slots.map((slots, sector) =>
    Array.from({ length: slots }, (_, slot) => of[slot]![2 * sector + (second ? 1 : 0)]!),
  );
  const sectors = stacks.map((stack) => stack.map((each) => card(each.matricule)));
  const fighters = stacks.map((stack) =>
    stack.reduce((sum, each) => sum + each.bottom.fighters, stack.at(-1)!.top.fighters),
  );
  const base = (view() as { sides: object[] }).sides[second ? 1 : 0]!;
  return { ...base, cruiser: cruiser.key, armour: cruiser.armour, slots: cruiser.slots, sectors, fighters, symbols: 0 };
}

let browser: Browser;
const shots: { name: string; data: string }[] = [];
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

const pairs = cruisers.flatMap((mine, i) => cruisers.slice(i).map((theirs) => ({ mine, theirs })));

test.each(pairs)("$mine.name against $theirs.name can be read on a phone", async ({ mine, theirs }) => {
  const { context, page, faults } = await visitor(browser, { size: PHONE });
  const sides = [side(mine, false), side(theirs, true)];
  await program(page, { update: update({ view: view({ sides, offset: 0 }) }) });
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector("[data-place]");
  await settled(page);
  const name = `${mine.key}-${theirs.key}`;
  const shot = await page.screenshot({ path: `${FOLDER}/pair-${name}.png` });
  shots.push({ name, data: shot.toString("base64") });
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    text: document.body.innerText,
    letters: [...document.querySelectorAll<SVGTextElement>(".board-area svg text")]
      .map((text) => text.getBoundingClientRect().height)
      .filter((height) => height > 0),
  }));
  expect(seen.wide, name).toBeLessThanOrEqual(PHONE.width);
  expect(seen.text).toContain(mine.name);
  expect(seen.text).toContain(theirs.name);
  expect(seen.letters.length, name).toBeGreaterThan(0);
  expect(Math.min(...seen.letters), name).toBeGreaterThanOrEqual(LEAST);
  expect(faults, name).toEqual([]);
  await context.close();
});

test("all pairs on one sheet", async () => {
  expect(shots.length).toBe(pairs.length);
  const page = await browser.newPage({ viewport: { width: 7 * 370 + 10, height: 100 } });
  const figure = (shot: { name: string; data: string }): string =>
    `<figure><img src="data:image/png;base64,${shot.data}" width="360"><figcaption>${shot.name}</figcaption></figure>`;
  const style =
    "body{margin:10px;font:16px sans-serif;display:grid;grid-template-columns:repeat(7,360px);gap:10px}figure{margin:0}";
  await page.setContent(`<style>${style}</style>${shots.map(figure).join("")}`);
  await page.screenshot({ path: `${FOLDER}/starfighter-pairs.png`, fullPage: true });
});
