/** X-Wing against the real program: set up, three rounds by clicking, what is told, the end; and the same on a phone. */

import { expect } from "vitest";
import { audit, PHONE, type Look } from "./browser";
import { FOLDER, here, House, leave, type Visitor } from "./real";
import { Pilot } from "./xwing";

const house = new House();

/** Through the dialog to the table. */
async function begin({ page }: Visitor, variant = "introductory"): Promise<void> {
  await page.goto(`${house.tallyho.url}/#/new/xwing`);
  await page.waitForSelector("#variant");
  await page.selectOption("#variant", variant);
}

const looks: [string, Look][] = [
  ["desk", { theme: "light" }],
  ["phone", { theme: "dark", size: PHONE }],
];

for (const [name, look] of looks) {
  here(`the introductory scenario is set up and flown for three rounds by clicking, ${name}`, async () => {
    const seen = await house.visitor(look);
    const { page } = seen;
    const phone = name === "phone";
    await begin(seen);
    expect(await audit(page)).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/xwing-new-${name}.png` });
    await page.click("dialog .primary");
    await page.waitForURL(/#\/match\//);

    // Both ships are set down; the enemies have come out of hyperspace by themselves.
    const pilot = new Pilot(page);
    await page.waitForSelector(".placement-buttons");
    expect(await audit(page)).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/xwing-place-${name}.png` });
    await pilot.until(1);
    await page.waitForSelector(".dial");
    await page.locator('.dial [data-maneuver="dial:straight:2"]').first().click();
    await page.waitForSelector(".mat-drawing .ship.ghost");
    await page.waitForSelector(".mat-drawing .template");
    expect(await audit(page)).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/xwing-dial-${name}.png` });

    await pilot.until(4);
    expect(pilot.met).toContain("place");
    expect(pilot.met).toContain("dial");
    if (phone) await page.click('.panel-tabs button:has-text("Log")');
    // Every solo ship's activation is explained: tally, chart, dice and entry with its maneuver.
    const rows = await page.locator(".log-panel .log-line").allInnerTexts();
    const explained = rows.filter((row) => /^\S*\s*\S+: Tally: .*Chart: .*Dice: .*Entry: /s.test(row));
    // At least one in each of the three rounds; how many fly depends on what was shot down.
    expect(explained.length, rows.slice(0, 8).join("\n")).toBeGreaterThanOrEqual(3);
    expect(await audit(page)).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/xwing-log-${name}.png` });

    // "Why?" lists the same sentence by sentence.
    await page.locator('.log-panel .log-line:has-text("Tally:") .why').first().click();
    await page.waitForSelector(".why-panel .explanation li");
    expect(await page.locator(".why-panel .explanation li").count()).toBeGreaterThan(3);
    await leave(seen);
  });
}

here("a solo ship's turn is told in steps that draw its lines, arc and template", async () => {
  const seen = await house.visitor({ motion: true });
  const { page } = seen;
  await begin(seen, "core-set");
  await page.click("dialog .primary");
  const pilot = new Pilot(page);
  await pilot.until(1);
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem("tallyho.settings") ?? "{}") as object;
    localStorage.setItem("tallyho.settings", JSON.stringify({ ...saved, speed: "step" }));
  });
  await page.reload();
  await pilot.answer();
  await page.waitForSelector("#told");
  const marks = { line: false, arc: false, template: false, shot: false };
  for (let n = 0; n < 60; n++) {
    const next = page.locator('.question-panel .actions .btn:has(kbd:text-is("."))');
    if (!(await next.isVisible())) break;
    const text = await page.locator("#told").innerText();
    if (text.includes("Tally:")) marks.line ||= (await page.locator(".mat-drawing .measure.decided").count()) > 0;
    if (text.includes("Entry:")) marks.arc ||= (await page.locator(".mat-drawing .arc.told").count()) > 0;
    marks.template ||= (await page.locator(".mat-drawing .template.flown").count()) > 0;
    if (text.includes("Entry:") && !marks.shot) {
      marks.shot = true;
      expect(await audit(page)).toEqual([]);
      await page.screenshot({ path: `${FOLDER}/xwing-solo-light.png` });
      await page.click('.top-bar button[aria-label="Switch between light and dark"]');
      expect(await audit(page)).toEqual([]);
      await page.screenshot({ path: `${FOLDER}/xwing-solo-dark.png` });
    }
    await next.click();
  }
  expect(marks).toEqual({ line: true, arc: true, template: true, shot: true });
  await leave(seen);
});

/** A TIE fighter with one hull left right ahead of an X-wing that has locked it, and nobody else. */
const LAST = {
  seats: 1,
  round: 3,
  ships: [
    {
      id: "X1",
      team: "player",
      seat: 0,
      pilot: "redsquadronveteran",
      cards: ["protontorpedoes"],
      at: { x: 450_000, y: 300_000, heading: 0 },
      tokens: { focus: 1 },
    },
    {
      id: "S1",
      team: "solo",
      pilot: "academypilot",
      at: { x: 450_000, y: 520_000, heading: 180_000_000 },
      damage: [{ down: 0 }, { down: 0 }],
    },
  ],
};

here("before a shot its exact odds are shown; the end says who came home", async () => {
  const seen = await house.visitor();
  const { context, page } = seen;
  await page.goto(house.tallyho.url);
  const made = await context.request.post(`${house.tallyho.url}/api/matches`, {
    headers: { origin: house.tallyho.url },
    data: { game: "xwing", setup: LAST, seats: [{ kind: "person" }], chance: "generator", nonce: "00".repeat(32) },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`${house.tallyho.url}/#/match/${id}`);
  let shown = false;
  const pilot = new Pilot(page, async () => {
    if (shown) return;
    shown = true;
    await page.waitForSelector(".mat-drawing .measure.decided");
    expect(await page.locator(".shot-odds .bars li").count()).toBeGreaterThan(2);
    expect(await audit(page)).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/xwing-odds-light.png` });
  });
  for (let n = 0; n < 150 && (await pilot.answer()); n++);
  await page.waitForSelector(".match-result");
  expect(await page.locator(".match-result section").count()).toBe(2);
  expect(await audit(page)).toEqual([]);
  await page.screenshot({ path: `${FOLDER}/xwing-end-light.png` });
  await leave(seen);
});

const squad = (upgrades: object, second: string): string =>
  JSON.stringify({
    version: "2.0.0",
    faction: "rebelalliance",
    points: 1,
    pilots: [{ id: "redsquadronveteran", upgrades }, { id: second }],
  });

here("squads of one's own are weighed in the dialog; an ace flies the enemy and is called one", async () => {
  const seen = await house.visitor();
  const { page } = seen;
  await begin(seen, "own-squads");
  const told = page.locator(".squad-advice");
  await page.fill("#xws-player", squad({}, "nobody"));
  await told.locator("text=nobody").waitFor();
  await page.fill("#xws-player", squad({ torpedo: ["protontorpedoes"] }, "cavernangelszealot"));
  await told.locator("text=The player squad has 93 points; for 2 ships 70 to 90 are recommended.").waitFor();
  expect(await audit(page)).toEqual([]);
  await told.scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${FOLDER}/xwing-squads.png` });
  await page.click('input[name="opponent"][value="ace"]');
  await page.click("dialog .primary");
  await page.waitForURL(/#\/match\//);
  const pilot = new Pilot(page);
  await pilot.until(2);
  expect(await page.locator(".top-bar").innerText()).toMatch(/ace/i);
  await page.screenshot({ path: `${FOLDER}/xwing-ace.png` });
  await leave(seen);
});
