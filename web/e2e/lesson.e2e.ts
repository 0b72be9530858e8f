/** The guided first game of the card game, played to its end by following what the guide points at. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { audit, DESK, nextChange, PHONE, settled, small, unlessGone, wide, type Look } from "./browser";
import { FOLDER, here, House, leave } from "./real";

const house = new House();
/** Steps of the script. */
const STEPS = 21;

async function begin(page: Page): Promise<void> {
  await page.goto(`${house.tallyho.url}/#/new/swccg/guided`);
  await page.waitForSelector("dialog .primary");
  await page.click("dialog .primary");
  await page.waitForSelector(".guide-panel");
}

interface Seen {
  /** The number of the step, nought beside the script. */
  step: number;
  /** What changes whenever something was done. */
  state: string;
  over: boolean;
  aimed: boolean;
}
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.getClientRects().length > 0);
    const head = shown(".guide-panel .heading-4")[0]?.innerText ?? "";
    const picked = shown("[aria-pressed=true]").map((node) => node.innerText);
    return {
      step: Number(/\d+/.exec(head)?.[0] ?? 0),
      state: [
        shown("#question")[0]?.innerText,
        picked,
        shown("#main").length,
        document.querySelectorAll(".log-panel li").length,
        head,
      ].join("|"),
      over: shown(".guide-panel ul").length > 0,
      aimed: shown(".suggested").length > 0,
    };
  });

/** Presses what is pointed at until the guide ends; the steps it went through. */
async function follow(
  page: Page,
  press: () => Promise<void>,
  each: (step: number) => Promise<void>,
): Promise<number[]> {
  const steps: number[] = [];
  const end = Date.now() + 180_000;
  while (Date.now() < end) {
    const seen = await look(page);
    if (seen.over) return steps;
    if (!seen.aimed) {
      await nextChange(page);
      continue;
    }
    if (seen.step > 0 && steps.at(-1) !== seen.step) {
      steps.push(seen.step);
      await each(seen.step);
    }
    await press().catch(unlessGone);
    for (let i = 0; i < 10 && (await look(page)).state === seen.state; i += 1) await nextChange(page, 200);
  }
  throw new Error(`the guide never ended; its steps were ${steps.join(" ")}`);
}

const click = (page: Page) => (): Promise<void> => page.locator(".suggested:visible").first().click({ timeout: 2_000 });

const ways: [string, Look][] = [
  ["en", { theme: "light", size: DESK, lang: "en" }],
  ["fr-phone", { theme: "dark", size: PHONE, lang: "fr" }],
];
for (const [name, look] of ways) {
  here(
    `the guide leads through two turns of each player, ${name}`,
    async () => {
      const visitor = await house.visitor(look);
      const { page } = visitor;
      await begin(page);
      const pictured = new Set([1, 4, 8, 10, 19]);
      const steps = await follow(page, click(page), async (step) => {
        if (!pictured.has(step)) return;
        await settled(page);
        expect(await audit(page)).toEqual([]);
        expect(await wide(page)).toEqual([]);
        if (look.size === PHONE) expect(await small(page)).toEqual([]);
        await page.screenshot({ path: `${FOLDER}/swccg-lesson-${step}-${name}.png` });
      });
      expect(steps).toEqual(Array.from({ length: STEPS }, (_, at) => at + 1));
      expect(await audit(page)).toEqual([]);
      await page.screenshot({ path: `${FOLDER}/swccg-lesson-end-${name}.png` });
      // The match goes on without the guide.
      await page.locator(".guide-panel .btn").first().click();
      await page.waitForSelector(".guide-panel", { state: "detached" });
      await page.waitForSelector("#question");
      await leave(visitor);
    },
    240_000,
  );
}

here(
  "the keyboard alone follows the guide through a turn",
  async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await begin(page);
    const press = async (): Promise<void> => {
      await page.keyboard.press("g");
      await page.waitForFunction(() => document.activeElement?.classList.contains("suggested"), undefined, {
        timeout: 2_000,
      });
      await page.keyboard.press("Enter");
    };
    let last = 0;
    const until = follow(page, press, async (step) => {
      last = step;
      if (step > 12) throw new Error("the turn is over");
    });
    await expect(until).rejects.toThrow("the turn is over");
    expect(last).toBe(13);
    await leave(visitor);
  },
  180_000,
);

here(
  "whoever does otherwise is told so, may take it back, and may go on",
  async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await begin(page);
    const press = click(page);
    while ((await look(page)).step < 2) {
      await press().catch(unlessGone);
      await nextChange(page);
    }
    const pass = async (): Promise<void> => {
      await page.click('.question-panel .actions .btn:has-text("Pass")');
      await page.click("#main");
      await page.waitForSelector("text=You did something other");
    };
    await pass();
    expect((await look(page)).step).toBe(3);
    expect(await audit(page)).toEqual([]);
    await page.click(".guide-panel .note .btn");
    await page.waitForFunction(() =>
      document.querySelector(".guide-panel .heading-4")?.textContent?.includes("step 2 "),
    );
    expect(await page.locator("text=You did something other").count()).toBe(0);
    await pass();
    const steps = await follow(page, press, async () => {});
    expect(steps.slice(0, 3)).toEqual([3, 4, 5]);
    expect(steps.at(-1)).toBe(STEPS);
    await leave(visitor);
  },
  240_000,
);

here(
  "looking back, numbers and their reasons are those of that moment",
  async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await begin(page);
    const press = click(page);
    await expect(
      follow(page, press, async (step) => {
        if (step === 4) throw new Error("the War Room lies");
      }),
    ).rejects.toThrow("the War Room lies");
    const generates = page.locator(".pile-row.you .why");
    await expect.poll(() => generates.innerText()).toBe("generates 8");
    await page.keyboard.press("Home");
    await expect.poll(() => generates.innerText()).toBe("generates 6");
    await generates.click();
    await page.waitForSelector(".info-panel .total");
    expect(await page.innerText(".info-panel .total")).toMatch(/6$/);
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press("End");
    await expect.poll(() => generates.innerText()).toBe("generates 8");
    // The same in the replay of the match.
    await page.goto(page.url().replace("#/match/", "#/replay/") + "/0");
    await expect.poll(() => generates.innerText()).toBe("generates 6");
    await leave(visitor);
  },
  120_000,
);
