/** Whole matches against the real program: by mouse, by keyboard alone, and on a phone. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { audit, DESK, PHONE, settled, visitor, type Look } from "./browser";
import { look, play, type Way } from "./player";
import { FOLDER, here, House } from "./real";

const house = new House();
const { tallyho } = house;

async function begin(page: Page, way: Way): Promise<void> {
  await page.goto(tallyho.url);
  if (way === "keyboard") {
    await page.waitForSelector("text=New match");
    await page.focus('a[href="#/new/starfighter"]');
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog[open]");
    await page.focus('input[name="level0"][value="cadet"]');
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
  } else {
    await page.click('a[href="#/new/starfighter"]');
    await page.click('input[name="level0"][value="cadet"]');
    await page.click("dialog .primary");
  }
  await page.waitForURL(/#\/match\//);
  await page.waitForSelector("#question");
}

const entries = async (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLInputElement>(".slider-track input")?.max ?? "0"));

async function wholeMatch(way: Way, how: Look, name: string): Promise<void> {
  const { context, page, faults } = await visitor(house.browser, how);
  await begin(page, way);
  expect(await audit(page)).toEqual([]);
  const first = await play(page, way, 10);
  expect(first.sent).toBe(10);
  await page.waitForSelector("#question");
  await page.screenshot({ path: `${FOLDER}/play-${name}.png` });
  expect(await audit(page)).toEqual([]);

  // Undo: against the machine free at any time.
  const phone = how.size === PHONE;
  const played = await entries(page);
  if (way === "keyboard") await page.keyboard.press("u");
  else await page.click('.top-bar button[aria-label^="Undo"]');
  if (!phone) await expect.poll(() => entries(page), { timeout: 20_000 }).toBeLessThan(played);
  await page.waitForSelector("#question");

  // Reload, then a power cut: the match is where it was.
  const before = phone ? null : await entries(page);
  await page.reload();
  await page.waitForSelector("#question");
  if (before !== null) expect(await entries(page)).toBe(before);
  await tallyho.kill();
  await page.waitForSelector("text=Connection to the match lost");
  await tallyho.start();
  await page.waitForSelector("text=Connection to the match lost", { state: "detached", timeout: 20_000 });
  if (before !== null) expect(await entries(page)).toBe(before);

  const rest = await play(page, way, 400);
  expect(rest.over).toBe(true);
  await page.screenshot({ path: `${FOLDER}/over-${name}.png` });
  expect(await audit(page)).toEqual([]);
  if (way === "keyboard") {
    await page.focus("text=Watch the replay");
    await page.keyboard.press("Enter");
  } else await page.click("text=Watch the replay");
  await page.waitForURL(/#\/replay\/.+\/0$/);
  // The match is still shown for a moment; these words belong to the replay.
  await page.waitForSelector("text=Before the first entry");
  for (let i = 0; i < 12; i += 1) await page.keyboard.press("]");
  await page.waitForURL(/#\/replay\/.+\/12$/);
  await page.keyboard.press("End");
  await settled(page);
  await page.screenshot({ path: `${FOLDER}/replay-${name}.png` });
  expect(await audit(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}

here("a training match by mouse", () => wholeMatch("mouse", { size: DESK, theme: "light" }, "mouse"), 900_000);
here(
  "a training match by keyboard alone, at night",
  () => wholeMatch("keyboard", { size: DESK, theme: "dark" }, "keyboard"),
  900_000,
);
here("a training match on a phone", () => wholeMatch("touch", { size: PHONE, theme: "light" }, "phone"), 900_000);

here("a friend takes a seat by link and the match begins", async () => {
  const one = await visitor(house.browser);
  const two = await visitor(house.browser, { theme: "dark" });
  await one.page.goto(`${tallyho.url}/#/new/starfighter`);
  await one.page.click('input[value="friend"]');
  await one.page.click("dialog .primary");
  const link = await one.page.waitForSelector(".invitation-link input");
  await two.page.goto(await link.inputValue());
  await two.page.click(".centered-page .primary");
  await one.page.waitForSelector("text=cruiser");
  await two.page.waitForSelector(".cruisers, .play-area, #question");
  expect(await audit(one.page)).toEqual([]);
  expect((await look(two.page)).over).toBe(false);
  expect([...one.faults, ...two.faults]).toEqual([]);
  await one.context.close();
  await two.context.close();
});

here("hot-seat hands the screen over", async () => {
  const { context, page, faults } = await visitor(house.browser);
  await page.goto(`${tallyho.url}/#/new/starfighter`);
  await page.click('input[value="hotseat"]');
  await page.click("dialog .primary");
  await page.waitForSelector("#question");
  for (let i = 0; i < 6; i += 1) {
    await play(page, "mouse", 1);
    const over = page.locator(".centered-page .primary");
    await over.or(page.locator("#question")).first().waitFor();
    if (await over.isVisible()) await over.click();
    await page.waitForSelector("#question");
  }
  expect(faults).toEqual([]);
  await context.close();
});

here("two machines are watched", async () => {
  const { context, page, faults } = await visitor(house.browser);
  await page.goto(`${tallyho.url}/#/new/starfighter`);
  await page.click('input[value="watch"]');
  await page.click('input[name="level0"][value="cadet"]');
  await page.click('input[name="level1"][value="cadet"]');
  await page.click("dialog .primary");
  await page.waitForSelector(".question-panel .empty-state", { timeout: 300_000 });
  expect(await page.locator(".log-panel .log-line").count()).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  await context.close();
});
