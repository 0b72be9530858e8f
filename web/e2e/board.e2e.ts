/** The board frame and what lies around it: fingers, the replay line, widths between phone and desk, travelling cards. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { audit, launch, PHONE, visitor } from "./browser";
import { program } from "./mock/program";
import { LOG, update, view } from "./mock/scene";
import type { Event, Update } from "../src/wire";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const scale = (page: Page): Promise<number> =>
  page.locator(".board-frame .board-sheet").evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a);

test("two fingers magnify the board around themselves, and one moves it", async () => {
  const { context, page, faults } = await visitor(browser, { size: PHONE });
  await program(page, { update: update() });
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector(".play-area");
  const box = (await page.locator(".board-frame").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: [number, number][]): Promise<unknown> =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at.map(([tx, ty], id) => ({ x: tx, y: ty, id })),
    });
  expect(await scale(page)).toBe(1);
  await touch("touchStart", [x - 20, y], [x + 20, y]);
  for (let apart = 25; apart <= 60; apart += 5) await touch("touchMove", [x - apart, y], [x + apart, y]);
  await touch("touchEnd");
  const near = await scale(page);
  expect(near).toBeGreaterThan(1.8);
  const left = (): Promise<number> => page.locator(".play-area").evaluate((node) => node.getBoundingClientRect().left);
  const before = await left();
  await touch("touchStart", [x, y]);
  for (let to = 5; to <= 40; to += 5) await touch("touchMove", [x + to, y]);
  await touch("touchEnd");
  expect(await left()).toBeGreaterThan(before + 10);
  await touch("touchStart", [x - 60, y], [x + 60, y]);
  for (let apart = 55; apart >= 10; apart -= 5) await touch("touchMove", [x - apart, y], [x + apart, y]);
  await touch("touchEnd");
  expect(await scale(page)).toBeLessThan(near);
  expect(faults).toEqual([]);
  await context.close();
});

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1199, 800],
] as const)
  test(`at ${width} by ${height} question, log and board are all in sight`, async () => {
    const { context, page, faults } = await visitor(browser, { size: { width, height } });
    await program(page, { update: update() });
    await page.goto(`${inject("page")}/#/match/m1`);
    await page.waitForSelector(".play-area");
    for (const part of ["#question", ".log-panel .log-line", ".play-area", ".hand .hand-card"]) {
      const box = (await page.locator(part).first().boundingBox())!;
      expect(box, part).not.toBeNull();
      expect(box.x >= 0 && box.y >= 0 && box.x + Math.min(box.width, 40) <= width, part).toBe(true);
      expect(box.y + Math.min(box.height, 20), part).toBeLessThanOrEqual(height);
    }
    const board = (await page.locator(".play-area").boundingBox())!;
    expect(board.width).toBeGreaterThan(380);
    expect(await page.locator(".panel-tabs").isVisible()).toBe(false);
    expect(await audit(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

test("the replay line is dragged by mouse and moved by keys", async () => {
  const steps = Array.from({ length: 8 }, (_, after) => ({
    after,
    seat: 0,
    turn: { kind: "decide", seats: [0] },
    view: view({ round: after + 1 }),
    events: LOG.filter((event) => event.n === after - 1),
  }));
  const { context, page, faults } = await visitor(browser);
  await program(page, { update: update(), history: { viewer: 0, entries: 7, steps, next: null } });
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector(".play-area");
  const slider = page.locator(".slider-track input");
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + box.width - 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.waitForSelector(".match-layout > .history-bar");
  const middle = Number(await slider.inputValue());
  expect(middle).toBeGreaterThan(1);
  expect(middle).toBeLessThan(6);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => slider.inputValue()).toBe(String(middle - 1));
  await page.keyboard.press("Escape");
  await page.waitForSelector(".match-layout > .history-bar", { state: "detached" });
  expect(await audit(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("looking back on a phone: step, replay line and log follow one another", async () => {
  const steps = LOG.map((_, after) => ({
    after,
    seat: 0,
    turn: { kind: "decide", seats: [0] },
    view: view({ round: after + 1 }),
    events: LOG.filter((event) => event.n === after - 1),
  }));
  const { context, page, faults } = await visitor(browser, { size: PHONE });
  await program(page, { update: update(), history: { viewer: 0, entries: 6, steps, next: null } });
  await page.goto(`${inject("page")}/#/replay/m1/3`);
  await page.waitForSelector(".play-area");
  const top = async (part: string): Promise<number> => (await page.locator(part).first().boundingBox())!.y;
  const [step, line, log] = [
    await top(".question-panel .steps"),
    await top(".replay-bar"),
    await top(".log-panel .log-line"),
  ];
  expect(step).toBeLessThan(line);
  expect(line).toBeLessThan(log);
  expect(log).toBeLessThan(PHONE.height);
  expect(await audit(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

/** 1-56 is played and then moved twice; it lies on the second slot of the fourth sector in the end. */
function chain(): Partial<Update> {
  const say = { key: "page-name", args: { name: "step" }, rule: null };
  const spot = (sector: number, slot: number): object => ({ seat: 0, sector, slot });
  const event = (more: object): Event => ({ n: 7, message: say, event: more });
  const moved = (from: object, to: object, step: number): Event =>
    event({ moved: { by: 0, card: "1-56", from, to, step } });
  return {
    version: 8,
    entries: 8,
    from: 7,
    events: [
      event({ passed: { seat: 1, forced: false } }),
      moved(spot(1, 3), spot(2, 0), 1),
      moved(spot(2, 0), spot(3, 1), 2),
    ],
  };
}

test("a card travels with the steps of its chain", async () => {
  const { context, page, faults } = await visitor(browser, { settings: { speed: "step" }, motion: true });
  const told = await program(page, { update: update() });
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector(".play-area");
  const left = (): Promise<number> =>
    page.locator('.lying[data-card$=":1-56"]').evaluate((node) => node.getBoundingClientRect().left);
  const sector = (n: number): Promise<number> =>
    page.locator(`[data-place="sector:0:${n}"] rect`).evaluate((node) => node.getBoundingClientRect().left);
  told.tell({ type: "update", ...update(chain()) });
  await page.waitForSelector("#told");
  for (const [step, at] of [1, 2, 3].entries()) {
    await expect
      .poll(async () => Math.abs((await left()) - (await sector(at))), { message: `step ${step}` })
      .toBeLessThan(3);
    await page.locator("body").press(" ");
  }
  await page.waitForSelector("#question");
  expect(faults).toEqual([]);
  await context.close();
});
