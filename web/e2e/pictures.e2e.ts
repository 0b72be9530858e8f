/** Pictures of the page at both sizes and in both themes, each audited for accessibility. */

import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { audit, DESK, launch, PHONE, settled, visitor, type Look } from "./browser";
import { program, type Answers } from "./mock/program";
import { CHAIN, foreseenView, update, view } from "./mock/scene";
import type { Message } from "../src/wire";

const FOLDER = process.env["SHOTS"] ?? "test-results";
let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

const looks: [string, Look][] = [
  ["light", { theme: "light", size: DESK }],
  ["dark", { theme: "dark", size: DESK }],
  ["phone-light", { theme: "light", size: PHONE }],
  ["phone-dark", { theme: "dark", size: PHONE }],
];

/** All four where pictures are wanted; for the audit alone each size and each theme once. */
const usual = process.env["SHOTS"] ? looks : [looks[0]!, looks[3]!];

async function shoot(
  name: string,
  path: string,
  answers: Answers,
  act?: (page: Page, phone: boolean) => Promise<void>,
  only = usual,
): Promise<void> {
  for (const [look, how] of only) {
    const { context, page, faults } = await visitor(browser, how);
    await program(page, answers);
    await page.goto(`${inject("page")}/${path}`);
    await page.waitForSelector(".top-bar");
    await settled(page);
    await act?.(page, how.size === PHONE);
    await page.screenshot({ path: `${FOLDER}/${name}-${look}.png` });
    expect(await audit(page), `${name}-${look}`).toEqual([]);
    expect(faults, `${name}-${look}`).toEqual([]);
    await context.close();
  }
}

const answers: Answers = {
  update: update(),
  answer: (message, tell) => {
    if (message.type === "hello") tell({ type: "update", ...update() });
    if (message.type === "preview")
      tell({ type: "preview", request: message.request, events: CHAIN, view: foreseenView() });
  },
};
const pickPlay = async (page: Page): Promise<void> => {
  await page.click('[data-place="hand:3-35"]:visible, .choice[aria-label^="3-35"]');
  if (await page.isVisible(".choice")) await page.click(".choice >> text=sector 2");
  await page.waitForSelector(".steps");
  await settled(page);
};

test("lobby", () => shoot("lobby", "#/", {}));
test("lobby, empty", () => shoot("lobby-empty", "#/", { none: true }, undefined, looks.slice(0, 1)));
test("new match", () => shoot("lobby-new", "#/new/starfighter", {}));
test("match", () => shoot("match", "#/match/m1", answers));
test("match, a card previewed", () => shoot("match-preview", "#/match/m1", answers, pickPlay));
test("match, in French", () =>
  shoot("match-fr", "#/match/m1", answers, undefined, [
    ["light", { lang: "fr" }],
    ["phone-light", { lang: "fr", size: PHONE }],
  ]));
test("match, on a tablet", () =>
  shoot("tablet", "#/match/m1", answers, undefined, [
    ["upright", { size: { width: 768, height: 1024 } }],
    ["flat-dark-fr", { size: { width: 1024, height: 768 }, theme: "dark", lang: "fr" }],
  ]));
test("match, hand on a phone", () =>
  shoot("hand", "#/match/m1", answers, (page) => page.click("text=Hand 5"), looks.slice(2)));
test("match, log on a phone", () =>
  shoot("log", "#/match/m1", answers, (page) => page.click(".panel-tabs >> text=Log"), looks.slice(2)));
test("why", () =>
  shoot("why", "#/match/m1", answers, async (page, phone) => {
    if (phone) await page.click(".panel-tabs >> text=Log");
    await page.click(".log-panel .why >> nth=0");
  }));
test("decks", () => shoot("decks", "#/decks/starfighter", {}, undefined, looks));

const words = (text: string): Message => ({ key: "page-name", args: { name: text }, rule: null });
test("choosing a cruiser", () => {
  const before = {
    cruiser: null,
    chosen: false,
    slots: [0, 0, 0, 0, 0],
    sectors: [[], [], [], [], []],
    hand: 0,
    cards: [],
  };
  const base = view({ phase: "cruisers", round: 0, question: { cruiser: { seats: [0] } } }) as { sides: object[] };
  base.sides = base.sides.map((side) => ({ ...side, ...before }));
  const ones = ["ares", "athena", "atlas", "apollo", "artemis", "aether"].map((key) => ({
    choice: { cruiser: key },
    label: words(`Take ${key}`),
  }));
  const asked = update({
    view: base,
    offers: { ones, areas: [] },
    events: [],
    question: { number: 1, seat: 0, text: words("Which cruiser do you take?") },
  });
  return shoot("cruiser", "#/match/m1", { update: asked }, undefined, [looks[0]!, looks[2]!]);
});
test("aiming an effect", () => {
  const ones = [0, 1, 2].flatMap((slot) =>
    [0, 2].map((to) => ({
      choice: { move: { at: { seat: 0, sector: 1, slot }, to } },
      label: words(`Move slot ${slot} to sector ${to + 1}`),
    })),
  );
  const asked = update({
    offers: { ones, areas: [] },
    question: { number: 8, seat: 0, text: words("2-23 shows lateral. Aimed at what?") },
  });
  return shoot("aim", "#/match/m1", { update: asked }, (page) => page.click(".choice >> nth=0"), [
    looks[0]!,
    looks[2]!,
  ]);
});
