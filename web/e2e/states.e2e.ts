/** States that real play reaches rarely, with the program's part played by the test. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { audit, launch, visitor } from "./browser";
import { program, type Answers, type Program } from "./mock/program";
import { CHAIN, foreseenView, LOG, PLAYERS, update, view } from "./mock/scene";
import type { Message, Update } from "../src/wire";

const name = (text: string): Message => ({ key: "page-name", args: { name: text }, rule: null });
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function open(
  answers: Answers,
  settings: Record<string, unknown> = {},
  motion = false,
): Promise<{ page: Page; told: Program; faults: string[]; close: () => Promise<void> }> {
  const { context, page, faults } = await visitor(browser, { settings, motion });
  // Time passes as usual, and a test can let minutes pass at once.
  await page.clock.install();
  const told = await program(page, answers);
  await page.goto(`${inject("page")}/#/match/m1`);
  return { page, told, faults, close: () => context.close() };
}
const showing = (more: Partial<Update>): Answers => ({ update: update(more) });
const play = { answer: previewing() };
function previewing(): NonNullable<Answers["answer"]> {
  return (message, tell) => {
    if (message.type === "hello") tell({ type: "update", ...update() });
    if (message.type === "preview")
      tell({ type: "preview", request: message.request, events: CHAIN, view: foreseenView() });
  };
}

test("a card is picked, previewed by the engine, and sent as it was offered", async () => {
  const { page, told, faults, close } = await open(play);
  await page.click('[data-place="hand:3-35"]');
  await page.click('[data-place="sector:0:1"]', { force: true });
  await page.waitForSelector("text=you are asked which");
  expect(await page.locator(".lying.ghost").count()).toBe(1);
  await page.click("#main");
  const sent = told.heard.find((message) => message.type === "choose");
  expect(sent).toMatchObject({ question: 7, choice: { play: { card: "3-35", face: "recto", sector: 1 } } });
  expect(faults).toEqual([]);
  await close();
});

test("by keyboard alone: number, number, face, Enter", async () => {
  const { page, told, close } = await open(play);
  await page.waitForSelector('[data-place="hand:3-35"]');
  await page.keyboard.press("5");
  await page.keyboard.press("f");
  await page.keyboard.press("2");
  await page.waitForSelector("#main");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => told.heard.find((message) => message.type === "choose"))
    .toMatchObject({ choice: { play: { card: "3-35", face: "verso", sector: 1 } } });
  await close();
});

test("typed as in the terminal", async () => {
  const { page, told, close } = await open(play);
  await page.waitForSelector('[data-place="hand:3-35"]');
  await page.keyboard.press("/");
  await page.keyboard.type("0-09 u 5");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#main");
  await page.click("#main");
  await expect
    .poll(() => told.heard.find((message) => message.type === "choose"))
    .toMatchObject({ choice: { play: { card: "0-09", face: "recto", sector: 4 } } });
  await close();
});

test("arrows walk the board and the hand as one stop each", async () => {
  const { page, close } = await open(play);
  await page.focus('[data-place="hand:0-09"]');
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-place"))).toBe("hand:1-13");
  await page.focus('[data-place="sector:0:0"]');
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-place"))).toMatch(/^(sector|card):0:1/);
  await close();
});

test("a refusal stays beside the question until the next try", async () => {
  const { page, told, close } = await open(play);
  await page.waitForSelector("#question");
  told.tell({
    type: "refused",
    request: "x",
    code: "against_the_rules",
    message: name("Sector 3 is full: its three slots are taken."),
  });
  await page.waitForSelector(".note.bad >> text=Sector 3 is full");
  expect(await page.getAttribute(".note.bad", "role")).toBe("alert");
  await close();
});

test("a stale answer shows the table as it stands", async () => {
  const { page, told, close } = await open(play);
  await page.waitForSelector("#question");
  told.tell({ type: "stale", request: "x", update: update({ version: 9 }) });
  await page.waitForSelector("text=The match moved on");
  await close();
});

test("a broken line is said and comes back by itself with the version seen", async () => {
  const { page, told, close } = await open(play);
  await page.waitForSelector("#question");
  await told.hangUp();
  await page.waitForSelector("text=Connection to the match lost");
  await expect.poll(() => told.heard.filter((message) => message.type === "hello").length).toBe(2);
  expect(told.heard.findLast((message) => message.type === "hello")).toMatchObject({ since: 7 });
  await page.waitForSelector("text=Connection to the match lost", { state: "detached" });
  await close();
});

test("the machine thinks and can be hurried", async () => {
  const { page, told, close } = await open(
    showing({ turn: { kind: "decide", seats: [1] }, question: null, offers: { ones: [], areas: [] } }),
  );
  await page.waitForSelector("text=Athena is thinking");
  told.tell({ type: "thinking", seat: 1, done: 700, budget: 2000 });
  await page.waitForSelector("text=700 of 2,000 nodes");
  expect(await audit(page)).toEqual([]);
  await page.click("text=Move now");
  await expect.poll(() => told.heard.some((message) => message.type === "hurry")).toBe(true);
  await close();
});

test("a friend's wish to undo is answered", async () => {
  const pending = { by: 1, entries: 2, yours_to_answer: true };
  const { page, told, close } = await open(
    showing({ undo: { free: false, needs_consent: true, marks_practice: false, pending } }),
  );
  await page.waitForSelector("text=Athena asks to undo 2 entries");
  expect(await audit(page)).toEqual([]);
  await page.click("text=Allow");
  await expect.poll(() => told.heard.find((message) => message.type === "answer_undo")).toMatchObject({ allow: true });
  await close();
});

test("hot-seat hands the screen over before anything of the next seat is shown", async () => {
  const players = PLAYERS.map((player) => ({ ...player, kind: "person" as const, level: null, you: true }));
  const other = {
    turn: { kind: "decide" as const, seats: [1] },
    players,
    question: null,
    offers: { ones: [], areas: [] },
  };
  const { page, told, close } = await open(showing(other));
  await page.waitForSelector("text=Hand the screen to Athena");
  expect(await page.locator("[data-card]").count()).toBe(0);
  expect(await audit(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => told.heard.findLast((message) => message.type === "hello")).toMatchObject({ as: 1 });
  await close();
});

test("a drawn card is typed in, or the program draws", async () => {
  const outcomes = ["0-41", "0-42", "1-55"].map((card) => ({ outcome: { card }, label: name(card), weight: 1 }));
  const { page, told, close } = await open(
    showing({ turn: { kind: "chance" }, question: null, offers: { ones: [], areas: [] }, chance: { outcomes } }),
  );
  await page.fill("input[list=outcomes]", "1-");
  await page.click("text=Enter 1-55");
  await expect
    .poll(() => told.heard.find((message) => message.type === "enter"))
    .toMatchObject({ outcome: { card: "1-55" } });
  expect(await audit(page)).toEqual([]);
  await close();
});

test("the end says who won and offers to watch it again", async () => {
  const { page, close } = await open(
    showing({
      turn: { kind: "over", winners: [0], draw: false, message: name("Athena's armor is at zero.") },
      question: null,
      offers: { ones: [], areas: [] },
    }),
  );
  await page.waitForSelector("text=You win");
  expect(await audit(page)).toEqual([]);
  await page.click("text=Watch the replay");
  await page.waitForURL(/#\/replay\/m1\/0/);
  await close();
});

test("why: the rule behind a line, the machine's list, a number's parts", async () => {
  const { page, told, close } = await open(play);
  await page.click(".log-panel .why >> nth=0");
  await page.waitForSelector("text=The first seat to pass takes the initiative marker.");
  expect(told.heard.find((message) => message.type === "why")).toMatchObject({ entry: 6 });
  const lines = [
    { label: name("Pass"), taken: true, visits: 300, win: 0.62, low: 0.55, high: 0.69 },
    { label: name("Play 1-58"), taken: false, visits: 90, win: 0.41, low: 0.31, high: 0.52 },
  ];
  told.tell({
    type: "why",
    entry: 6,
    sealed: false,
    reason: { level: "veteran", basis: "searched", aim: null, nodes: 600, lines },
  });
  await page.waitForSelector("text=62%");
  expect(await audit(page)).toEqual([]);
  await page.click('.number[aria-label^="Athena: armor"]', { force: true });
  await page.waitForSelector(".why-panel >> text=Athena loses 2 points of armor");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".why-panel", { state: "detached" });
  await close();
});

test("a chain is told step by step at the person's speed, and nothing is asked before its end", async () => {
  const { page, told, close } = await open(play, { speed: "step" }, true);
  await page.waitForSelector("#question");
  told.tell({ type: "update", ...update({ version: 8, entries: 8, from: 7, events: CHAIN, view: foreseenView() }) });
  await page.waitForSelector("#told");
  expect(await page.locator("#question").count()).toBe(0);
  expect(await page.locator("#told").textContent()).toContain("plays 3-35");
  expect(await page.locator(".log-panel .log-line").count()).toBeLessThan(LOG.length - 1 + CHAIN.length);
  await page.locator("body").press(".");
  expect(await page.locator("#told").textContent()).toContain("draws");
  for (let n = 0; n < CHAIN.length && (await page.locator("#told").count()) > 0; n++)
    await page.locator("body").press(" ");
  await page.waitForSelector("#question");
  expect(await page.locator(".log-panel .log-line").count()).toBe(LOG.length - 1 + CHAIN.length);
  await close();
});

test("the language and the theme change at once", async () => {
  const { page, close } = await open(play);
  await page.waitForSelector("text=Deployment, round 3");
  await page.getByLabel("Language").selectOption("Français");
  await page.waitForSelector("text=Déploiement, manche 3");
  expect(await page.getAttribute("html", "lang")).toBe("fr");
  await page.click('[aria-label="Passer du clair au sombre ou inversement"]');
  expect(await page.getAttribute("html", "data-theme")).toBe("dark");
  await close();
});

test("the board is magnified and brought back by keys", async () => {
  const { page, close } = await open(play);
  await page.waitForSelector(".play-area");
  const width = () => page.locator(".play-area").evaluate((node) => node.getBoundingClientRect().width);
  const whole = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press("0");
  await expect.poll(width).toBeCloseTo(whole, 0);
  await close();
});

test("every pair of cruisers is readable at 360 pixels: no text under 12, nothing beyond the edge", async () => {
  const { context, page } = await visitor(browser, { size: { width: 360, height: 740 } });
  const slots: Record<string, number[]> = {
    ares: [3, 4, 3, 4, 3],
    athena: [4, 3, 4, 3, 4],
    atlas: [2, 3, 4, 3, 2],
    apollo: [4, 4, 4, 4, 4],
    artemis: [2, 4, 4, 4, 2],
    aether: [4, 4, 2, 4, 4],
  };
  const told = await program(page, play);
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector(".play-area");
  let version = 10;
  for (const a of Object.keys(slots))
    for (const b of Object.keys(slots)) {
      const base = view() as { sides: { cruiser: string; slots: number[]; sectors: unknown[][] }[] };
      for (const [i, key] of [a, b].entries()) {
        base.sides[i]!.cruiser = key;
        base.sides[i]!.slots = slots[key]!;
        base.sides[i]!.sectors = base.sides[i]!.sectors.map((cards, sector) => cards.slice(0, slots[key]![sector]));
      }
      told.tell({ type: "update", ...update({ version: (version += 1), view: base }) });
      await page.waitForFunction(
        ([x, y]) =>
          document.querySelector(".play-area")?.getAttribute("aria-label")?.toLowerCase().startsWith(`${x} faces ${y}`),
        [a, b],
      );
      const faults = await page.evaluate(() => {
        const svg = document.querySelector<SVGSVGElement>(".play-area")!;
        const scale = svg.getScreenCTM()!.a;
        return [...svg.querySelectorAll("text")]
          .filter(
            (text) =>
              parseFloat(text.getAttribute("font-size")!) * scale < 11.95 ||
              text.getBoundingClientRect().right > innerWidth + 1 ||
              text.getBoundingClientRect().left < -1,
          )
          .map((text) => text.textContent);
      });
      expect(faults, `${a} and ${b}`).toEqual([]);
    }
  await context.close();
});

test("whoever only looks on is not offered to hurry the machine", async () => {
  const { page, close } = await open(
    showing({
      turn: { kind: "decide", seats: [1] },
      question: null,
      offers: { ones: [], areas: [] },
      may_hurry: false,
    }),
  );
  await page.waitForSelector("text=Athena is thinking");
  expect(await page.locator("text=Move now").count()).toBe(0);
  await close();
});

test("a table that cannot go on says so, and nothing is tried for ever", async () => {
  const { page, told, close } = await open(play);
  await page.waitForSelector("#question");
  told.tell({ type: "gone", cause: "broken" });
  await told.hangUp();
  await page.waitForSelector(".note.bad >> text=could not be restored");
  expect(await page.locator("text=Connection to the match lost").count()).toBe(0);
  expect(await page.locator(".question-panel >> text=Try again").count()).toBe(1);
  expect(await audit(page)).toEqual([]);
  await page.clock.fastForward(60_000);
  expect(told.heard.filter((message) => message.type === "hello").length).toBe(1);
  await close();
});

test("a promise that was kept at the door and is another at the table is said", async () => {
  const { context, page } = await visitor(browser, {});
  await page.addInitScript(() => localStorage.setItem("tallyho-promise-m1", "another"));
  await program(page, { update: update() });
  await page.goto(`${inject("page")}/#/match/m1`);
  await page.waitForSelector(".note.bad >> text=a different seed from the one it committed to");
  await context.close();
});

test("a match of other rules is told without its table, and why", async () => {
  const reason = { key: "match-other-rules", args: { game: "starfighter", theirs: "1", ours: "2" }, rule: null };
  const steps = [{ after: 0, seat: null, turn: { kind: "closed", message: reason }, view: null, events: [] }];
  const { context, page, faults } = await visitor(browser, {});
  await program(page, { history: { viewer: 0, entries: 0, steps, next: null } });
  await page.goto(`${inject("page")}/#/replay/m1`);
  await page.waitForSelector(".note >> text=played under version 1 of the rules");
  await page.waitForSelector("text=the board itself cannot be shown");
  expect(faults).toEqual([]);
  await context.close();
});

test("a game that is not there is said, and where no decks are composed", async () => {
  const { context, page } = await visitor(browser, {});
  await program(page);
  await page.goto(`${inject("page")}/#/new/chess`);
  await page.waitForSelector('dialog >> text=There is no game called "chess"');
  expect(await audit(page)).toEqual([]);
  await page.goto(`${inject("page")}/#/decks/temple`);
  await page.waitForSelector("text=You cannot build decks for The Lost Temple");
  await page.goto(`${inject("page")}/#/decks/chess`);
  await page.waitForSelector('text=There is no game called "chess"');
  await context.close();
});

test("the dialog says of each level what it does in that game", async () => {
  const { context, page } = await visitor(browser, {});
  await program(page);
  await page.goto(`${inject("page")}/#/new/starfighter`);
  await page.waitForSelector("dialog >> text=five times as long as the veteran");
  expect(await page.locator("dialog >> text=nodes").count()).toBe(0);
  await context.close();
});
