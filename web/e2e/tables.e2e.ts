/** Ways to sit down against the real program: every mode, typed cards, the guide, a machine that gives its reasons. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { audit, nextChange, PHONE, unlessGone } from "./browser";
import { act, look, play } from "./player";
import { FOLDER, here, House, leave, radio } from "./real";

const house = new House();

for (const mode of ["skirmish", "total_war"])
  here(`${mode.replace("_", " ")} begins and is played on`, async () => {
    const one = await house.visitor();
    await house.begin(one.page, [radio("mode", mode), radio("level0", "cadet")]);
    await one.page.waitForSelector("#question");
    expect((await play(one.page, "mouse", 6)).sent).toBe(6);
    await one.page.waitForSelector(".play-area");
    const last = JSON.parse(one.heard.findLast((text) => text.includes('"type":"update"'))!);
    expect(last.view.mode).toBe(mode);
    expect(await audit(one.page)).toEqual([]);
    await leave(one);
  });

here("real cards are typed in, one by one, and the program can be asked to draw", async () => {
  const one = await house.visitor();
  await house.begin(one.page, [radio("level0", "cadet"), radio("chance", "typed")]);
  const field = one.page.locator("input[list=outcomes]");
  while (!(await field.isVisible())) await act(one.page, "mouse", false);
  expect(await audit(one.page)).toEqual([]);
  await one.page.screenshot({ path: `${FOLDER}/typed.png` });
  const card = await one.page.locator("#outcomes option").nth(3).getAttribute("value");
  await field.fill("no such card");
  await one.page.waitForSelector("text=That result is not possible now");
  await field.fill(card!);
  await one.page.click(".question-panel .primary");
  const name = /\d-\d\d/.exec(card!)![0];
  await expect.poll(() => one.heard.filter((text) => text.includes(`"${name}"`)).length).toBeGreaterThan(0);
  // The same card cannot be drawn twice.
  const left = (): Promise<string[]> =>
    one.page.locator("#outcomes option").evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  await expect.poll(left, { timeout: 20_000 }).not.toContain(card);
  expect((await left()).length).toBeGreaterThan(3);
  await one.page.click("text=Let the program draw");
  await expect.poll(() => one.heard.findLast((text) => text.includes('"type":"accepted"'))).toBeTruthy();
  await leave(one);
});

here("chance is not offered for typing where others would have to believe it", async () => {
  const one = await house.visitor();
  await one.page.goto(`${house.tallyho.url}/#/new/starfighter`);
  await one.page.waitForSelector(radio("chance", "typed"));
  for (const against of ["friend", "watch"]) {
    await one.page.click(radio("against", against));
    expect(await one.page.locator(radio("chance", "typed")).count()).toBe(0);
  }
  await leave(one);
});

here("a guided first match says what to do, and can be left alone", async () => {
  const one = await house.visitor();
  await one.page.goto(`${house.tallyho.url}/#/new/starfighter/guided`);
  await one.page.click("dialog .primary");
  await one.page.waitForSelector(".guide-panel");
  const remarks = new Set<string>();
  for (let i = 0; i < 200 && remarks.size < 3; i += 1) {
    const remark = one.page.locator(".guide-panel p");
    if (await remark.isVisible()) remarks.add((await remark.textContent())!);
    await act(one.page, "mouse", i % 12 === 11);
  }
  expect(remarks.size).toBeGreaterThanOrEqual(3);
  expect(await audit(one.page)).toEqual([]);
  await one.page.screenshot({ path: `${FOLDER}/guide.png` });
  await one.page.waitForSelector(".guide-panel");
  await one.page.click("text=Leave the guide");
  await one.page.waitForSelector(".guide-panel", { state: "detached" });
  await leave(one);
});

/** Plays until the rival has passed once of its own will and asks why; a match that ends with that pass is followed by another. */
async function askWhyThePass(page: Page, ticks: string[]): Promise<void> {
  const passed = page.locator(".log-panel li.log-line:has-text('Your opponent passes') .why");
  for (let match = 0; match < 4; match += 1) {
    await house.begin(page, ticks);
    for (let i = 0; (await passed.count()) === 0 && !(await look(page)).over; i += 1)
      await act(page, "mouse", i % 6 === 5);
    if ((await look(page)).over) continue;
    await passed.first().click();
    await page.locator(".why-panel .considered li.taken").or(page.locator(".why-panel >> text=stay hidden")).waitFor();
    return;
  }
  throw new Error("no rival passed before the end in four matches");
}

here("at an open table the machine gives its reasons while it plays; elsewhere they stay hidden", async () => {
  for (const open of [true, false]) {
    const one = await house.visitor();
    const ticks = [radio("level0", "pilot"), ...(open ? ["input[type=checkbox]"] : [])];
    await askWhyThePass(one.page, ticks);
    expect(await one.page.locator(".why-panel >> text=stay hidden").count()).toBe(open ? 0 : 1);
    expect(await one.page.locator(".why-panel .considered li.taken").count()).toBe(open ? 1 : 0);
    if (open) {
      await one.page.screenshot({ path: `${FOLDER}/reasons.png` });
      expect(await audit(one.page)).toEqual([]);
    }
    await leave(one);
  }
});

here("the machine tells how far it has thought, and can be hurried", async () => {
  const one = await house.visitor();
  // The largest match: what the machine weighs there takes several reports.
  await house.begin(one.page, [radio("mode", "total_war"), radio("level0", "ace")]);
  const thinking = (): { done: number; budget: number }[] =>
    one.heard.filter((text) => text.includes('"type":"thinking"')).map((text) => JSON.parse(text));
  for (let i = 0; i < 200 && !thinking().some((each) => each.done > 0); i += 1) {
    await act(one.page, "mouse", i % 6 === 5);
    await nextChange(one.page);
  }
  const told = thinking();
  expect(told.some((each) => each.done > 0)).toBe(true);
  for (const each of told) expect(each.done).toBeLessThanOrEqual(each.budget);
  const hurry = one.page.locator("text=Move now");
  if (await hurry.isVisible()) await hurry.click({ timeout: 2_000 }).catch(unlessGone);
  await one.page.waitForSelector("#question, .question-panel .empty-state", { timeout: 60_000 });
  await leave(one);
});

here("two machines are watched on a phone, from the public view", async () => {
  const one = await house.visitor({ size: PHONE });
  await house.begin(one.page, [radio("against", "watch"), radio("level0", "cadet"), radio("level1", "cadet")]);
  await one.page.waitForSelector(".question-panel .empty-state", { timeout: 300_000 });
  for (const text of one.heard.filter((each) => each.includes('"type":"update"'))) {
    const update = JSON.parse(text);
    expect(update.viewer).toBe("watcher");
    expect(update.question).toBeNull();
    if (update.turn.kind !== "over") for (const side of update.view?.sides ?? []) expect(side.cards).toBeNull();
  }
  expect(await audit(one.page)).toEqual([]);
  await leave(one);
});

here("hot-seat: nothing of the next seat is on the screen before it changes hands", async () => {
  const one = await house.visitor();
  await house.begin(one.page, [radio("against", "hotseat")]);
  let changes = 0;
  for (let i = 0; i < 200 && changes < 4; i += 1) {
    await act(one.page, "mouse", i % 6 === 5);
    const over = one.page.locator(".centered-page .primary");
    if (!(await over.isVisible())) continue;
    expect(await one.page.locator("[data-card]").count()).toBe(0);
    if (changes === 0) await one.page.screenshot({ path: `${FOLDER}/handover.png` });
    changes += 1;
    await over.click();
    await one.page.waitForSelector("#question");
  }
  expect(changes).toBe(4);
  expect((await look(one.page)).over).toBe(false);
  await leave(one);
});
