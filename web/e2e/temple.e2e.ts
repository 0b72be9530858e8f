/** The Lost Temple against the real program: a match to victory by clicking, what is shown before a decision, a phone. */

import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { audit, DESK, PHONE, visitor, type Look } from "./browser";
import { FOLDER, here, House } from "./real";
import { answer, Errand, square, standing, stands } from "./temple";

const house = new House();
const { tallyho } = house;

/** A match from a written position, both seats at this browser, dice typed in. */
async function sit(context: BrowserContext, page: Page, setup: unknown): Promise<void> {
  await page.goto(tallyho.url);
  const made = await context.request.post(`${tallyho.url}/api/matches`, {
    headers: { origin: tallyho.url },
    data: {
      game: "temple",
      setup,
      seats: [{ kind: "person" }, { kind: "person" }],
      chance: "typed",
      nonce: "00".repeat(32),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${tallyho.url}/#/match/${id}`);
  await page.waitForSelector("#question");
}

here(
  "a match to victory by clicking, dice typed in from a real table",
  async () => {
    const { context, page, faults } = await visitor(house.browser);
    await page.goto(`${tallyho.url}/#/new/temple`);
    await page.click('input[value="hotseat"]');
    await page.click('input[name="map"][value="outpost"]');
    await page.click('input[name="chance"][value="typed"]');
    expect(await audit(page)).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/temple-new.png` });
    await page.click("dialog .primary");
    const errand = new Errand(page);

    // Sides and places: the higher die chooses, the lower places first.
    await errand.dice("9", "3");
    await errand.say("Separatists");
    await errand.muster(["P12", "Q12", "P13", "Q13"]);
    await errand.muster(["C3", "B3", "B2", "C2"]);
    await errand.button("Ready");
    await errand.button("Ready");

    await errand.play("Maul", "I4");
    await errand.say("Open the door");
    await errand.button("Nothing more");
    await errand.pass();
    await errand.play("Maul", "I6");
    await errand.say("Search vault 1");
    await errand.dice("4");
    await page.waitForSelector(".log-panel >> text=finds the encrypted pass in vault 1");
    await errand.button("Nothing more");
    await errand.pass();
    await errand.play("Maul", "F7");
    await errand.say("Open the door");
    await errand.button("Nothing more");
    await errand.pass();
    await errand.play("Maul", "B6");
    await errand.say("Switch off the laser barrier");
    await errand.dice("10");
    await page.waitForSelector(".log-panel >> text=goes off");
    await errand.button("Nothing more");
    await errand.pass();
    await errand.play("Maul", "D10");
    await errand.say("Enhanced Speed");
    await errand.walk("E12");
    await errand.pass();
    await errand.play("Maul", "C12");
    await page.waitForSelector(".question-panel .empty-state");
    expect(await page.innerText(".question-panel .empty-state")).toContain("win");
    await page.screenshot({ path: `${FOLDER}/temple-victory-light.png` });
    expect(await audit(page)).toEqual([]);
    await page.click('.top-bar button[aria-label="Switch between light and dark"]');
    await page.screenshot({ path: `${FOLDER}/temple-victory-dark.png` });
    expect(await audit(page)).toEqual([]);

    // The way back: the replay shows the first entry and the last.
    await page.click("text=Watch the replay");
    await page.waitForSelector(".temple-map");
    await page.keyboard.press("End");
    expect(await page.locator(".log-panel .log-line").count()).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    await context.close();
  },
  240_000,
);

const looks: [string, Look][] = [
  ["light", { theme: "light", size: DESK }],
  ["dark", { theme: "dark", size: DESK }],
  ["phone-light", { theme: "light", size: PHONE }],
  ["phone-dark", { theme: "dark", size: PHONE }],
];

for (const [name, look] of looks) {
  here(`before a walk its cost and whom it meets are shown, ${name}`, async () => {
    const { context, page, faults } = await visitor(house.browser, look);
    await sit(context, page, stands());
    await answer(page, '[data-place="figure:7"]');
    const goal = `[data-place="square:${square("U11", 34)}"]`;
    await page.waitForSelector(goal);
    expect(await page.getAttribute(goal, "aria-label")).toContain("in contact with");
    await page.click(goal);
    await page.waitForSelector("text=Comes into contact with");
    expect(await page.locator(".temple-map .route").count()).toBe(1);
    // Vaults 1 and 2 are searched, and drawn so.
    expect(
      await page
        .locator(".temple-map .searched")
        .evaluateAll((all) => all.map((one) => (one as SVGPathElement).getTotalLength() > 1)),
    ).toEqual([true, true]);
    await page.screenshot({ path: `${FOLDER}/temple-move-${name}.png` });
    expect(await audit(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  here(`before a shot its lines, cover and odds are shown, ${name}`, async () => {
    const { context, page, faults } = await visitor(house.browser, look);
    await sit(context, page, stands());
    await answer(page, '[data-place="figure:7"]');
    await answer(page, `[data-place="square:${square("V11", 34)}"]`);
    await page.waitForSelector('.temple-map [data-place="figure:1"]');
    await page.click('.temple-map [data-place="figure:1"]');
    await page.waitForSelector(".odds-row");
    // 15 against 11 and one figure in the line: of a hundred pairs of dice 72 hit, for 18 life on average.
    expect(await page.innerText(".odds-row")).toMatch(/72 %[\s\S]*18[\s\S]*\+2/);
    expect(await page.locator(".temple-map .sight .sight-line").count()).toBe(2);
    expect(await page.locator(".temple-map .covers").count()).toBe(1);
    await page.screenshot({ path: `${FOLDER}/temple-attack-${name}.png` });
    expect(await audit(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
}

here("the thread tells what lies between any two squares", async () => {
  const { context, page, faults } = await visitor(house.browser);
  await sit(context, page, stands());
  await page.click(".board-tools .tool");
  await page.click('[data-probe="V11"]');
  await page.click('[data-probe="O9"]');
  await expect.poll(() => page.innerText(".map-hint")).toMatch(/V11|line/);
  await page.keyboard.press("Escape");
  expect(await page.locator(".temple-map .sight").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

here(
  "two friends by link: sides, places and the first walk are asked of one and seen by both",
  async () => {
    const [ann, bob] = [await visitor(house.browser), await visitor(house.browser, { theme: "dark" })];
    await ann.page.goto(`${tallyho.url}/#/new/temple`);
    await ann.page.click('input[value="friend"]');
    await ann.page.click('input[name="map"][value="outpost"]');
    await ann.page.click("dialog .primary");
    const link = await ann.page.waitForSelector(".invitation-link input");
    await bob.page.goto(await link.inputValue());
    await bob.page.click(".centered-page .primary");
    const both = [ann.page, bob.page];
    /** The only one who sees this; the page of the other may still be on its way. */
    const only = async (selector: string): Promise<Page> => {
      const sees = (): Promise<boolean[]> => Promise.all(both.map((page) => page.isVisible(selector)));
      await expect.poll(async () => (await sees()).filter(Boolean).length, { timeout: 20_000 }).toBe(1);
      return (await sees())[0] ? ann.page : bob.page;
    };
    const turnOf = (page: Page): Promise<void> =>
      expect.poll(async () => (await only("#question")) === page, { timeout: 20_000 }).toBe(true);
    // The program rolls: whoever is asked won, takes the Separatists and begins, and the other places first.
    // Until the dice have been seen on both pages, the one who invited still looks at the invitation.
    await Promise.all(both.map((page) => page.waitForSelector("text=For the choice of sides")));
    const chooser = await only("#question");
    const other = chooser === ann.page ? bob.page : ann.page;
    await answer(chooser, '.question-panel .choice:has-text("Separatists")');
    for (const [page, places] of [
      [other, ["P12", "Q12", "P13", "Q13"]],
      [chooser, ["C3", "B3", "B2", "C2"]],
    ] as const) {
      await turnOf(page);
      await new Errand(page).muster(places);
    }
    const first = await only('.question-panel .actions .btn:text-is("Ready")');
    await new Errand(first).button("Ready");
    const second = first === ann.page ? bob.page : ann.page;
    await turnOf(second);
    await new Errand(second).button("Ready");
    await turnOf(chooser);
    await new Errand(chooser).play("Maul", "I4");
    for (const page of both) {
      await page.waitForSelector(".log-panel >> text=I4");
      await page.waitForSelector('.temple-map [data-place="figure:0"]');
    }
    await turnOf(chooser);
    await other.waitForSelector(".question-panel.resting");
    await other.screenshot({ path: `${FOLDER}/temple-friend.png` });
    expect(await audit(other)).toEqual([]);
    // The turn goes over, and with it the question.
    await new Errand(chooser).button("Nothing more");
    await new Errand(chooser).button("End the turn");
    await turnOf(other);
    for (const { context, faults } of [ann, bob]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  },
  120_000,
);

here("attacking in passing as settled beforehand is said, and undone it waits", async () => {
  const { context, page, faults } = await visitor(house.browser, { settings: { passing: true } });
  await page.clock.install();
  await sit(context, page, stands());
  await answer(page, '[data-place="figure:7"]');
  await answer(page, `[data-place="square:${square("U11", 34)}"]`);
  await page.waitForSelector("text=By your setting, attack in passing");
  await page.waitForSelector("[data-die]");
  await page.click('.top-bar button[aria-label^="Undo"]');
  await page.waitForSelector("text=Attack in passing?");
  await page.clock.fastForward(10_000);
  expect(await page.isVisible("[data-die]")).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

here("a twenty-sided die is read as the manual says", async () => {
  const { context, page, faults } = await visitor(house.browser);
  await sit(context, page, standing({ map: "outpost" }));
  await page.click('input[name="die"][value="twenty"]');
  await page.fill('[data-die="0"]', "20");
  await page.fill('[data-die="1"]', "11");
  await page.waitForSelector("text=read as 10");
  await page.click(".dice .primary");
  await page.waitForSelector(".log-panel >> text=rolls 10");
  expect(faults).toEqual([]);
  await context.close();
});

here("by keyboard alone: figure, square, act", async () => {
  const { context, page, faults } = await visitor(house.browser, { theme: "dark" });
  await sit(context, page, stands());
  await page.keyboard.press("/");
  await page.keyboard.type("x11");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#main");
  await page.keyboard.press("Enter");
  await page.waitForSelector('.cell[tabindex="0"]');
  await page.focus('.cell[tabindex="0"]');
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#main");
  await page.keyboard.press("Escape");
  expect(await page.isVisible("#main")).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
});

here("the guided first game, in French", async () => {
  const { context, page, faults } = await visitor(house.browser, { lang: "fr", settings: { guide: false } });
  await page.goto(`${tallyho.url}/#/new/temple/guided`);
  await page.click("dialog .primary");
  await page.waitForSelector(".guide-panel");
  await page.screenshot({ path: `${FOLDER}/temple-guide-fr.png` });
  expect(await audit(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

here(
  "two machines of the gentlest level are watched on the small map",
  async () => {
    const { context, page, faults } = await visitor(house.browser);
    await page.goto(`${tallyho.url}/#/new/temple`);
    await page.click('input[value="watch"]');
    await page.click('input[name="map"][value="outpost"]');
    await page.click('input[name="level0"][value="cadet"]');
    await page.click('input[name="level1"][value="cadet"]');
    await page.click("dialog .primary");
    await expect.poll(() => page.locator(".log-panel .log-line").count(), { timeout: 120_000 }).toBeGreaterThan(60);
    expect(faults).toEqual([]);
    await context.close();
  },
  200_000,
);
