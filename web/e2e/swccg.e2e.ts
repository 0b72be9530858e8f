/** The card game against the real program: turns with a deploy, a drain, a battle with a weapon and a loss. */

import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { audit, DESK, PHONE, type Look } from "./browser";
import { FOLDER, here, House, leave } from "./real";
import { Seat, stands } from "./swccg";

const house = new House();

/** A match from the written position against the gentlest machine. */
async function sit(context: BrowserContext, page: Page): Promise<void> {
  const { url } = house.tallyho;
  await page.goto(url);
  const made = await context.request.post(`${url}/api/matches`, {
    headers: { origin: url },
    data: {
      game: "swccg",
      setup: stands(),
      seats: [{ kind: "person" }, { kind: "machine", level: "cadet" }],
      chance: "generator",
      nonce: "00".repeat(32),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${url}/#/match/${id}`);
  await page.waitForSelector("#question");
}

/** Targets on a phone are as large as a thumb. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".cg button, .ask button, .tabs button, .handr button")]
      .filter((node) => node.getClientRects().length > 0)
      .filter((node) => node.getBoundingClientRect().height < 43.5)
      .map(
        (node) => `${node.className} ${Math.round(node.getBoundingClientRect().height)} ${node.innerText.slice(0, 30)}`,
      ),
  );
}

const looks: [string, Look][] = [
  ["light", { theme: "light", size: DESK }],
  ["phone-dark", { theme: "dark", size: PHONE }],
];

for (const [name, look] of looks) {
  const phone = look.size === PHONE;
  here(
    `a drain, a deploy, a battle with a weapon and a loss, ${name}`,
    async () => {
      const visitor = await house.visitor(look);
      const { page, context } = visitor;
      await sit(context, page);
      const seat = new Seat(page);
      const tab = async (which: string): Promise<void> => {
        if (phone) await page.click(`.tabs button:has-text("${which}")`);
      };
      const shoot = (what: string): Promise<Buffer> => page.screenshot({ path: `${FOLDER}/swccg-${what}-${name}.png` });
      const hand = async (card: string): Promise<void> => {
        await tab("Hand");
        await page.click(`.handr [data-card="${card}"]`);
      };

      // A Force drain: the Cantina is held alone.
      await seat.until(/^Control phase/);
      await seat.answer(phone ? '.ask .opt:has-text("Cantina")' : '.loc[data-obj="1"]');
      await seat.until(/^(Control|Deploy) phase/);

      // Vader lands beside the Stormtrooper in Docking Bay 94, then his lightsaber on him.
      await seat.until(/^Deploy phase/);
      await hand("1_168");
      await page.click(phone ? '.ask .opt:has-text("Docking Bay 94")' : '.loc[data-obj="2"]');
      await page.waitForSelector("#main");
      await page.waitForTimeout(300);
      await shoot("deploy");
      expect(await audit(page)).toEqual([]);
      if (phone) expect(await small(page)).toEqual([]);
      await seat.confirm();
      await seat.until(/^Deploy phase/);
      await hand("1_324");
      await seat.confirm();
      if (phone) await page.click('.strip button:has-text("Docking Bay 94")');
      await seat.until(/^Deploy phase/);
      await shoot("table");
      expect(await audit(page)).toEqual([]);

      // The battle, with the lightsaber swung at the trooper.
      await seat.until(/^Battle phase/);
      await seat.answer(phone ? '.ask .opt:has-text("Docking Bay 94")' : '.loc[data-obj="2"]');
      await seat.until(/^Weapons segment/);
      await page.click(`.pn:has-text("Vader's Lightsaber")`);
      await page.click('.pn:has-text("Rebel Trooper")');
      await seat.confirm();
      await seat.until(/^Draw a battle destiny/);
      await page.click('.ask .opt:has-text("Draw a battle destiny")');
      await seat.confirm();
      await seat.until(/^Forfeit or lose/);
      await page.evaluate(() => document.querySelector(".board")?.scrollTo(0, 0));
      await shoot("sheet");
      await page.click(".sheetside.you .adds .why");
      await page.waitForSelector(".reasons td");
      expect(await page.innerText(".reasons")).toContain("Darth Vader");
      await page.waitForTimeout(200);
      await shoot("battle");
      expect(await audit(page)).toEqual([]);
      if (phone) expect(await small(page)).toEqual([]);
      await page.click('.sheetside.you .pn:has-text("Stormtrooper")');
      await seat.confirm();

      // On through the rest of the turn and the machine's, to the next drain.
      await seat.until(/activate, at most/);
      await page.locator(".ask .opt").last().click();
      await seat.confirm();
      await seat.until(/^Control phase/);
      await tab("Log");
      const log = await page.innerText(".log");
      expect(log).toMatch(/Dark drains \d at Cantina|Dark drains \d at Tatooine: Cantina/);
      expect(log).toMatch(/Dark deploys Darth Vader/);
      expect(log).toMatch(/initiates a battle/);
      expect(log).toMatch(/fires Vader's Lightsaber/);
      expect(log).toMatch(/forfeits Stormtrooper/);
      expect(log).toMatch(/Turn 7/);
      await leave(visitor);
    },
    240_000,
  );
}

here(
  "starting locations, a guided first game and a hand in French",
  async () => {
    const visitor = await house.visitor({ lang: "fr" });
    const { page } = visitor;
    await page.goto(`${house.tallyho.url}/#/new/swccg/guided`);
    expect(await audit(page)).toEqual([]);
    await page.click("dialog .primary");
    await page.waitForSelector(".taking .hcard");
    await page.waitForSelector(".guide");
    await page.click(".taking .hcard");
    await page.click("#main");
    await page.waitForSelector(".handr .hcard");
    await page.waitForSelector("#question");
    await page.screenshot({ path: `${FOLDER}/swccg-guide-fr.png` });
    expect(await audit(page)).toEqual([]);
    await leave(visitor);
  },
  90_000,
);

here(
  "a deck is read from XML, and what is unknown is listed",
  async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await page.goto(`${house.tallyho.url}/#/decks/swccg`);
    await page.fill(".cgdecks textarea", '<deck>\n<card blueprintId="1_28"/>\n<card blueprintId="999_1"/>\n</deck>');
    await page.click("text=Read it as a new deck");
    await page.waitForSelector("text=Line 3: no such card here: 999_1");
    expect(await page.innerText(".cgdecks aside")).toContain("1 of 60 cards");
    await page.screenshot({ path: `${FOLDER}/swccg-decks.png` });
    expect(await audit(page)).toEqual([]);
    await leave(visitor);
  },
  60_000,
);
