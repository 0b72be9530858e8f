/** The card game against the real program: turns with a deploy, a drain, a battle with a weapon and a loss. */

import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { audit, DESK, PHONE, settled, small, type Look } from "./browser";
import { FOLDER, here, House, leave, radio, type Visitor } from "./real";
import { Keys } from "./keys";
import { duel, Seat, stands } from "./swccg";

const house = new House();

interface Made {
  id: string;
  invitations: { seat: number; invitation: string }[];
}

/** A match from a written position, by default against the gentlest machine. */
async function sit(
  context: BrowserContext,
  page: Page,
  setup = stands(),
  other: object = { kind: "machine", level: "cadet" },
): Promise<Made> {
  const { url } = house.tallyho;
  await page.goto(url);
  const made = await context.request.post(`${url}/api/matches`, {
    headers: { origin: url },
    data: {
      game: "swccg",
      setup,
      seats: [{ kind: "person" }, other],
      chance: "generator",
      nonce: "00".repeat(32),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const match = (await made.json()) as Made;
  await page.goto(`${url}/#/match/${match.id}`);
  await page.waitForSelector("#question, .question-panel");
  return match;
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
        if (phone) await page.click(`.panel-tabs button:has-text("${which}")`);
      };
      const shoot = (what: string): Promise<Buffer> => page.screenshot({ path: `${FOLDER}/swccg-${what}-${name}.png` });
      const hand = async (card: string): Promise<void> => {
        await tab("Hand");
        await page.click(`.hand-row [data-card="${card}"]`);
      };

      // A card that cannot be played now says why.
      await seat.until(/^Control phase/);
      await hand("1_168");
      await page.waitForSelector(".why-not");
      expect(await page.innerText(".why-not")).toContain("Not now: Darth Vader.");
      expect(await page.innerText(".why-not .rule-id")).toBe("SW-DEP-13");
      await shoot("closed");
      expect(await audit(page)).toEqual([]);
      if (phone) expect(await small(page)).toEqual([]);
      await page.click('.why-not [aria-label="Close"]');
      expect(await page.locator(".why-not").count()).toBe(0);
      await tab("Question");

      // So does a location that cannot be drained.
      if (!phone) {
        await page.click('.location-card[data-obj="2"]');
        await page.waitForSelector(".why-not");
        expect(await page.innerText(".why-not .rule-id")).toBe("SW-CTL-01");
        await page.click('.why-not [aria-label="Close"]');
      }

      // A Force drain: the Cantina is held alone.
      await seat.answer(phone ? '.question-panel .choice:has-text("Cantina")' : '.location-card[data-obj="1"]');
      await seat.until(/^(Control|Deploy) phase/);

      // Vader lands beside the Stormtrooper in Docking Bay 94, then his lightsaber on him.
      await seat.until(/^Deploy phase/);
      await hand("1_168");
      await page.click(phone ? '.question-panel .choice:has-text("Docking Bay 94")' : '.location-card[data-obj="2"]');
      await page.waitForSelector("#main");
      await settled(page);
      await shoot("deploy");
      expect(await audit(page)).toEqual([]);
      if (phone) expect(await small(page)).toEqual([]);
      await seat.confirm();
      await seat.until(/^Deploy phase/);
      await hand("1_324");
      await seat.confirm();
      if (phone) await page.click('.location-strip button:has-text("Docking Bay 94")');
      await seat.until(/^Deploy phase/);
      await shoot("table");
      expect(await audit(page)).toEqual([]);

      // The battle, with the lightsaber swung at the trooper.
      await seat.until(/^Battle phase/);
      await seat.answer(phone ? '.question-panel .choice:has-text("Docking Bay 94")' : '.location-card[data-obj="2"]');
      await seat.until(/weapons segment/);
      await page.click(`.participant-name:has-text("Vader's Lightsaber")`);
      await page.click('.participant-name:has-text("Rebel Trooper")');
      await seat.confirm();
      await seat.until(/^Draw a battle destiny/);
      await page.click('.question-panel .choice:has-text("Draw a battle destiny")');
      await seat.confirm();
      await seat.until(/forfeit or lose/);
      await page.evaluate(() => document.querySelector(".board-area")?.scrollTo(0, 0));
      await shoot("sheet");
      // Each number is asked for by itself, so that one may be there before the other.
      const reasons = (): Promise<string> => page.innerText(".info-panel");
      await page.click(".last-shot .why");
      await expect.poll(reasons).toContain("Total of the shot");
      await page.click(".battle-side.you .battle-sums .why");
      await expect.poll(reasons).toMatch(/Power of Dark in the battle/);
      await expect.poll(reasons).toMatch(/Destiny drawn: .+\s+3\s+Darth Vader\s+\+ 1\s+Total\s+4/);
      // What is left to satisfy stays in sight.
      const foot = (selector: string): Promise<number> =>
        page
          .locator(selector)
          .last()
          .evaluate((node) => node.getBoundingClientRect().bottom);
      const head = await page.locator(".info-panel").evaluate((node) => node.getBoundingClientRect().top);
      if (!phone) expect(await foot(".battle-side .remaining-damage")).toBeLessThanOrEqual(head);
      await settled(page);
      await shoot("battle");
      expect(await audit(page)).toEqual([]);
      if (phone) expect(await small(page)).toEqual([]);
      await page.click('.battle-side.you .participant-name:has-text("Stormtrooper")');
      await seat.confirm();

      // On through the rest of the turn and the machine's, whatever it does in it, to the next activation.
      await seat.until(/activate, at most/);
      await page.locator(".question-panel .choice").first().click();
      await seat.confirm();
      await tab("Log");
      const log = await page.innerText(".log-panel");
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
  "a deploy, a battle, a shot and a forfeit by keys alone",
  async () => {
    const visitor = await house.visitor({ theme: "dark", size: DESK });
    const { page, context } = visitor;
    await sit(context, page);
    const keys = new Keys(page);

    // Vader and his lightsaber; a card says what it says, and why its numbers are what they are.
    await keys.until(/^Deploy phase/);
    await keys.press(".hand-row", '.hand-row [data-card="1_168"]');
    await keys.tabTo(".table-area [data-rove]");
    await keys.walkTo('.tile-button[data-obj="5"]');
    await keys.why("Power of Stormtrooper no. 5");
    const said = await page.getAttribute('.tile-button[data-obj="5"]', "aria-describedby");
    expect(await page.textContent(`#${said}`)).toMatch(/^Imperial · warrior\. ./);
    await keys.walkTo('.location-card[data-obj="2"]');
    await page.keyboard.press("Enter");
    await keys.confirm();
    await keys.until(/^Deploy phase/);
    await keys.press(".hand-row", '.hand-row [data-card="1_324"]');
    await keys.confirm();

    // The battle: the sheet is one stop of the Tab key, and arrows lead to everybody on it.
    await keys.until(/^Battle phase/);
    await keys.press(".table-area", '.location-card[data-obj="2"]');
    await keys.confirm();
    await keys.until(/weapons segment/);
    const saber = await page.locator(`.participant-name:has-text("Vader's Lightsaber")`).getAttribute("data-obj");
    await keys.press(".battle-area", `.participant-name[data-obj="${saber}"]`);
    await keys.press(".battle-area", '.participant-name[data-obj="9"]');
    await keys.confirm();
    await keys.until(/^Draw a battle destiny/);
    await page.keyboard.press("1");
    await keys.confirm();
    await keys.until(/forfeit or lose/);
    await keys.tabTo(".battle-area [data-rove]");
    await keys.walkTo('.participant-name[data-obj="5"]');
    await keys.why("Forfeit value of Stormtrooper no. 5");
    await page.screenshot({ path: `${FOLDER}/swccg-keys-dark.png` });
    await page.keyboard.press("Enter");
    await keys.confirm();
    await page.waitForFunction(() =>
      /forfeits Stormtrooper/.test(document.querySelector(".log-panel")?.textContent ?? ""),
    );

    // Who is left still leads on, and the sheet says what has gone.
    await page.waitForSelector(".battle-side.you .battle-sums");
    expect(await page.innerText(".battle-side.you .battle-sums")).toMatch(/gone since \+ 1/);
    await keys.tabTo(".battle-area [data-rove]");
    await leave(visitor);
  },
  240_000,
);

interface Sent {
  viewer: number;
  view: { sides: { hand: number; known: [string, unknown][]; lost: string[] }[]; table: { card: string }[] } | null;
}
const updates = ({ heard }: Visitor): Sent[] =>
  heard.map((text) => JSON.parse(text)).filter((message) => message.type === "update" && message.view !== null);

here(
  "two friends by link, each in own words: starting locations, a hand, Force; and neither sees the other's cards",
  async () => {
    const ann = await house.visitor();
    const bob = await house.visitor({ lang: "fr", theme: "dark" });
    await ann.page.goto(`${house.tallyho.url}/#/new/swccg`);
    await ann.page.click(`dialog ${radio("against", "friend")}`);
    expect(await ann.page.isChecked(radio("secrets", "kept"))).toBe(true);
    expect(await audit(ann.page)).toEqual([]);
    await ann.page.click("dialog .primary");
    const link = await ann.page.waitForSelector(".invitation-link input");
    await bob.page.goto(await link.inputValue());
    await bob.page.click(".centered-page .primary");
    for (const { page } of [ann, bob]) {
      await page.click(".card-chooser .card-frame");
      await page.click("#main");
    }
    for (const { page } of [ann, bob]) await page.waitForSelector(".hand-row .card-frame");
    // Dark activates, has nothing to drain with, and deploys what it can or nothing; Light answers what it is asked.
    await ann.page.waitForSelector(".question-panel .choice");
    await ann.page.locator(".question-panel .choice").first().click();
    await ann.page.click("#main");
    const seats = [new Seat(ann.page), new Seat(bob.page, /^(Passer|Laisser|Ne pas|Y aller)/)];
    for (let i = 0; i < 12; i += 1) for (const seat of seats) await seat.pass();
    await ann.page.screenshot({ path: `${FOLDER}/swccg-friends.png` });
    for (const [one, other] of [
      [ann, bob],
      [bob, ann],
    ] as const) {
      const sent = updates(one);
      expect(sent.length).toBeGreaterThan(5);
      for (const { viewer, view } of sent) expect(view!.sides[1 - viewer]!.known).toEqual([]);
      const there = updates(other).at(-1)!;
      const hand = there.view!.sides[there.viewer]!.known.map(([card]) => card);
      expect(hand.length).toBeGreaterThan(3);
      const open = sent.flatMap(({ view }) => [
        ...view!.table.map(({ card }) => card),
        ...view!.sides.flatMap((side) => [...side.lost, ...side.known.map(([card]) => card)]),
      ]);
      const secret = hand.filter((card) => !open.includes(card));
      expect(secret.length).toBeGreaterThan(0);
      for (const card of secret) expect(one.heard.filter((text) => text.includes(`"${card}"`))).toEqual([]);
    }
    await leave(ann, bob);
  },
  120_000,
);

here(
  "between people the page does not pass by itself: whoever has no answer is asked like anybody",
  async () => {
    const ann = await house.visitor();
    const bob = await house.visitor();
    await bob.page.clock.install();
    const made = await sit(ann.context, ann.page, duel(), { kind: "friend" });
    const { seat, invitation } = made.invitations[0]!;
    expect(seat).toBe(1);
    await bob.page.goto(`${house.tallyho.url}/#/join/${made.id}/${invitation}`);
    await bob.page.click(".centered-page .primary");
    // Dark deploys; Light has a Force and a trooper, which answers nothing.
    await ann.page.click('.hand-row [data-card="1_194"]');
    await ann.page.click("#main");
    await bob.page.waitForSelector("text=You have nothing to respond with");
    await bob.page.clock.fastForward(10_000);
    expect(await bob.page.locator("#main").isVisible()).toBe(true);
    expect(await ann.page.locator(".question-panel.resting").isVisible()).toBe(true);
    expect(await audit(bob.page)).toEqual([]);
    // Passing answers it, as often as it is asked.
    const asked = new Seat(bob.page);
    const free = (): Promise<boolean> => ann.page.locator("#question").isVisible();
    for (let i = 0; i < 20 && !(await free()); i += 1) await asked.pass();
    expect(await free()).toBe(true);
    await leave(ann, bob);
  },
  90_000,
);

here(
  "the Lost Pile opens as cards, with what is out of play, for whoever wants to read it",
  async () => {
    for (const [name, look] of looks) {
      const visitor = await house.visitor(look);
      const { page, context } = visitor;
      await sit(context, page, duel());
      await page.click('[aria-label="Lost Pile, 3 cards"]');
      const cards = page.locator(".lost-pile .card-frame");
      expect(await cards.allInnerTexts()).toEqual([
        expect.stringMatching(/Rebel Trooper[^]*× 2/),
        expect.stringContaining("Obi-Wan Kenobi"),
        expect.stringContaining("Luke Skywalker"),
      ]);
      expect(await page.locator(".lost-pile h3").allInnerTexts()).toEqual(["Lost Pile of Light", "Out of play: Light"]);
      const seen = await page
        .locator(".lost-pile .card-frame b")
        .first()
        .evaluate((node) => {
          const { left, top } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(left + 3, top + 3));
        });
      expect(seen, "the first card is in sight").toBe(true);
      await page.screenshot({ path: `${FOLDER}/swccg-lost-${name}.png` });
      expect(await audit(page)).toEqual([]);
      await page.click('.lost-pile [aria-label="Close"]');
      // An empty one says so.
      await page.click('[aria-label="Lost Pile, 0 cards"]');
      expect(await page.innerText(".lost-pile")).toContain("Nothing has been lost yet.");
      await leave(visitor);
    }
  },
  90_000,
);

here(
  "when the match is over its table still says its numbers, and why",
  async () => {
    const visitor = await house.visitor();
    const { page, context } = visitor;
    await sit(context, page, duel());
    await page.click(".log-panel .record .btn");
    await page.click("dialog .primary");
    await page.waitForSelector(".question-panel .empty-state");
    await page.locator('[aria-label="generates 3"]').first().click();
    await page.waitForSelector(".info-panel td");
    expect(await page.innerText(".info-panel")).toMatch(/Total\s+3/);
    expect(await page.locator(".question-panel [role=alert]").count()).toBe(0);
    await leave(visitor);
  },
  60_000,
);

here(
  "a deck is read from XML, and what is unknown is listed",
  async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await page.goto(`${house.tallyho.url}/#/decks/swccg`);
    await page.fill(
      ".deck-layout textarea",
      '<deck>\n<card blueprintId="1_28"/>\n<card blueprintId="999_1"/>\n</deck>',
    );
    await page.click("text=Import as a new deck");
    await page.waitForSelector("text=Line 3: unknown card: 999_1");
    expect(await page.innerText(".deck-layout aside")).toContain("1 of 60 cards");
    await page.fill(".deck-layout textarea", "Characters (0)\n");
    await page.click("text=Import as a new deck");
    await page.waitForSelector("text=No card was found in this text.");
    await page.check("input[name=form][value=ids]", { force: true });
    await page.click("text=Export and copy");
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>(".deck-layout textarea")?.value === "1_28\n",
    );
    // Cards are looked for by words, among all or in the deck.
    const titles = page.locator(".card-grid .face-title");
    await page.fill("input[type=search]", "weapon obi-wan's");
    // Two cards share this title: the original and a later version of it.
    expect(await titles.allInnerTexts()).toEqual(["•Obi-Wan's Lightsaber", "•Obi-Wan's Lightsaber"]);
    await page.check("input[name=which][value=deck]", { force: true });
    await page.waitForSelector("text=No card matches.");
    await page.fill("input[type=search]", "");
    expect(await titles.allInnerTexts()).toEqual(["Rebel Trooper"]);
    await page.check("input[name=which][value=all]", { force: true });
    await page.screenshot({ path: `${FOLDER}/swccg-decks.png` });
    expect(await audit(page)).toEqual([]);
    await leave(visitor);
  },
  60_000,
);
