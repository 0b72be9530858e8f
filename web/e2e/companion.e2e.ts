/** The companion on a phone against the real program: the taps of one solo ship's turn, both languages, a restart. */

import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit, launch, PHONE, visitor } from "./browser";
import { Beside, type Seen } from "./beside";
import { binary, Tallyho } from "./tallyho";

const FOLDER = process.env["SHOTS"] ?? "test-results";
const tallyho = new Tallyho();
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  if (binary() === null) return;
  [browser] = await Promise.all([launch(), tallyho.start()]);
});
afterAll(async () => {
  await browser?.close();
  await tallyho.end();
});
const here = test.skipIf(binary() === null);

/** A TIE/ln against one X-wing; the TIE has the lower initiative and flies first. */
const setup = (dice: string): unknown => ({
  dice,
  ships: [
    { id: "S1", team: "solo", pilot: "academypilot" },
    { id: "R1", team: "player", pilot: "redsquadronveteran" },
  ],
});

const tables = new WeakMap<Page, Beside>();
/** The open question, from the program itself. */
async function asked(page: Page, id: string): Promise<Seen> {
  const table = tables.get(page) ?? new Beside(() => tallyho.url, page);
  tables.set(page, table);
  return table.asked(id);
}

/** Every screen fits the phone, and whatever can be tapped is big enough. */
async function fits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  const targets = [
    ".companion button:visible",
    ".companion a:visible",
    ".companion summary:visible",
    ".companion select:visible",
    // What a finger meets on the map: the room around ships, obstacles and handles.
    ".mat [role] > .reach",
  ].join(", ");
  const small = await page.locator(targets).evaluateAll((nodes) =>
    nodes
      .map((node) => ({ box: node.getBoundingClientRect(), text: node.textContent }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
}

/** What to tap for one enemy in front at range 2. */
const PICK: Record<string, string> = {
  "where-enemy": '[role="button"]:first-child',
  flown: ".table-foot .primary",
  "side-of": ".offers .btn:first-child",
  rock: ".offers .btn:first-child",
  threats: ".offers .btn:first-child",
  places: ".offers .btn:last-child",
  "in-arc": ".offers .btn:first-child",
  "lock-target": ".offers .btn:first-child",
  "obstacle-ahead": ".offers .btn:last-child",
  "bank-or-turn": ".offers .btn:first-child",
  shot: ".offers .btn:nth-child(2)",
  cancelled: ".offers .btn:first-child",
  "player-engages": ".offers .btn:last-child",
};

/** One round: the taps for the solo ship, and whether it attacked. */
async function turn(
  lang: "en" | "fr",
  dice: "program" | "person",
  shots: string | null,
): Promise<{ taps: number; attacked: boolean }> {
  const { context, page, faults } = await visitor(browser, { size: PHONE, lang });
  const made = await page.request.post(`${tallyho.url}/api/companion`, {
    headers: { origin: tallyho.url },
    data: { setup: setup(dice) },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${tallyho.url}/#/companion/${id}`);
  await page.waitForSelector("#question");
  let taps = 0;
  let attacked = false;
  for (let step = 0; step < 60; step++) {
    const { kind, ship, lines } = await asked(page, id);
    if (kind === "end-round") break;
    await page.waitForFunction(
      (now) => document.querySelector(".companion")?.getAttribute("data-lines") === now,
      `${lines}`,
    );
    await fits(page);
    if (shots)
      await page.screenshot({ path: `${FOLDER}/companion-${shots}-${String(step).padStart(2, "0")}-${kind}.png` });
    if (step < 6) expect(await audit(page)).toEqual([]);
    const mine = ship === "S1";
    attacked ||= kind === "cancelled";
    if (kind === "throw") {
      const rows = await page.locator(".faces").count();
      const dice = rows === 2 ? 2 : rows === 1 ? 2 : 1;
      for (let die = 0; die < dice; die++) {
        if ((await asked(page, id)).lines !== lines) break;
        const row = page.locator(".faces").nth(rows === 2 ? die : 0);
        const target = rows === 0 ? page.locator(".numbers .btn").first() : row.locator(".face").nth(1);
        await target.click();
        if (mine) taps += 1;
      }
    } else {
      // Where only one answer is left it is the main button.
      const target = PICK[kind] ?? ".table-foot .primary";
      const offered = (await page.locator(target).count()) > 0;
      await page
        .locator(offered ? target : ".table-foot .primary")
        .first()
        .click();
      if (mine) taps += 1;
    }
    await expect.poll(async () => (await asked(page, id)).lines).toBeGreaterThan(lines);
  }
  expect((await asked(page, id)).kind).toBe("end-round");
  expect(faults).toEqual([]);
  await context.close();
  return { taps, attacked };
}

/** The most taps a turn took, over so many tables and on until the solo ship has attacked: dice may turn it away. */
async function turns(lang: "en" | "fr", dice: "program" | "person", shots: string | null, tables = 1): Promise<number> {
  let most = 0;
  let attacks = 0;
  for (let table = 0; table < tables || attacks === 0; table++) {
    expect(table, "tables without an attack").toBeLessThan(tables + 8);
    const { taps, attacked } = await turn(lang, dice, table === 0 ? shots : null);
    most = Math.max(most, taps);
    attacks += attacked ? 1 : 0;
  }
  return most;
}

here("a TIE/ln with one enemy in front takes at most 12 taps when the program rolls", async () => {
  const taps = await turns("en", "program", "en", 3);
  console.log(`taps, program dice: ${taps}`);
  expect(taps).toBeLessThanOrEqual(12);
});

here("the same in French", async () => {
  expect(await turns("fr", "program", "fr")).toBeLessThanOrEqual(12);
});

here("and at most 20 with typed dice, in French", async () => {
  const taps = await turns("fr", "person", "fr-typed");
  console.log(`taps, typed dice: ${taps}`);
  expect(taps).toBeLessThanOrEqual(20);
});

here("a table survives a reload and a program that is killed, and a second phone sees every step", async () => {
  const first = await visitor(browser, { size: PHONE });
  const second = await visitor(browser, { size: PHONE });
  await first.page.goto(`${tallyho.url}/#/companion`);
  await first.page.selectOption(".start > .field select", "core");
  await fits(first.page);
  await first.page.click(".start .primary");
  await first.page.waitForSelector("#question");
  const id = first.page.url().split("/").pop()!;
  await second.page.goto(`${tallyho.url}/#/companion/${id}`);
  await second.page.waitForSelector("#question");
  await first.page.click(".table-foot .primary");
  await second.page.waitForSelector('.companion[data-lines="1"]');
  const before = await asked(first.page, id);
  await tallyho.kill();
  await tallyho.start();
  await first.page.reload();
  await first.page.waitForSelector("#question");
  expect(await asked(first.page, id)).toEqual(before);
  // Taken back, and still in the log.
  await first.page.locator(".table-bar .btn").click();
  await expect.poll(async () => (await asked(first.page, id)).kind).toBe("plan");
  const log = await (await first.page.request.get(`${tallyho.url}/api/companion/${id}/log?lang=fr`)).text();
  expect(log).toContain("Annulé");
  await first.context.close();
  await second.context.close();
});

for (const lang of ["en", "fr"] as const)
  here(`on the map the end of the maneuver is shown, dragged and confirmed (${lang})`, async () => {
    const { context, page, faults } = await visitor(browser, { size: PHONE, lang });
    const ships = [
      { id: "S1", team: "solo", pilot: "academypilot", pose: { x: 450, y: 600, heading: 180 } },
      { id: "R1", team: "player", pilot: "redsquadronveteran", pose: { x: 430, y: 380, heading: 0 } },
    ];
    const made = await page.request.post(`${tallyho.url}/api/companion`, {
      headers: { origin: tallyho.url },
      data: { setup: { mode: "map", ships } },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { id } = (await made.json()) as { id: string };
    await page.goto(`${tallyho.url}/#/companion/${id}`);
    await page.waitForSelector(".mat");
    const shot = (name: string): Promise<unknown> =>
      page.screenshot({ path: `${FOLDER}/companion-map-${lang}-${name}.png` });
    await shot("1-plan");
    await page.click(".table-foot .primary");
    await page.waitForSelector('.companion[data-lines="1"]');
    await shot("2-fly");
    await page.click(".table-foot .primary");
    await page.waitForSelector(".piece.ghost");
    await fits(page);
    expect(await audit(page)).toEqual([]);
    await shot("3-ghost");
    // The real ship stands a little elsewhere: dragged, then confirmed.
    const ghost = (await page.locator(".piece.ghost").boundingBox())!;
    const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 6, { steps: 4 });
    await page.mouse.up();
    await shot("4-dragged");
    await page.click(".table-foot .primary");
    await expect.poll(async () => (await asked(page, id)).kind).not.toBe("flown");
    await page.waitForFunction(() => !document.querySelector(".piece.ghost"));
    // To the end of its attack: every screen of the turn.
    for (let step = 5; step < 30; step++) {
      const { kind, lines } = await asked(page, id);
      await page.waitForFunction(
        (seen) => document.querySelector(".companion")?.getAttribute("data-lines") === seen,
        `${lines}`,
      );
      await fits(page);
      await shot(`${step}-${kind}`);
      if (kind === "end-round") break;
      const answer = kind === "player-engages" ? ".offers .btn:last-child" : ".offers .btn:first-child";
      await page.click(kind === "player-flies" || kind === "acted" ? ".table-foot .primary" : answer);
      await expect.poll(async () => (await asked(page, id)).lines).toBeGreaterThan(lines);
    }
    expect((await asked(page, id)).kind).toBe("end-round");
    expect(faults).toEqual([]);
    await context.close();
  });
