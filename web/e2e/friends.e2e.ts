/** Two people in two browsers against the real program: what each sees and hears, taking back, giving up. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { audit } from "./browser";
import { act, look } from "./player";
import { FOLDER, here, House, leave, type Visitor } from "./real";

const house = new House();

/** Both answer whatever they are asked until `done`. */
async function playUntil(pages: Page[], done: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 600 && !(await done()); i += 1) for (const page of pages) await act(page, "mouse", i % 8 === 7);
  expect(await done()).toBe(true);
}

const hand = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-place^='hand:']")].map((node) => node.getAttribute("data-place")!.slice(5)),
  );

interface Seen {
  version: number;
  viewer: number;
  view: { sides: { cards: string[] | null }[] } | null;
  events: { event: Record<string, { seat?: number; card?: string | null; face?: string }> }[];
}
const updates = ({ heard }: Visitor): Seen[] =>
  heard.map((text) => JSON.parse(text)).filter((message) => message.type === "update" && message.view !== null);

/** Every card this person has held, by what was sent to this person. Two boxes hold each card twice. */
const held = (visitor: Visitor): Set<string> =>
  new Set(updates(visitor).flatMap(({ viewer, view }) => view!.sides[viewer]!.cards ?? []));

async function deployed({ page }: Visitor): Promise<boolean> {
  return (await page.locator(".hand").count()) > 0 && (await hand(page)).length > 0;
}

here("each friend sees the own hand only, and the wire of each holds nothing of the other's", async () => {
  const [ann, bob] = await house.friends();
  await playUntil([ann.page, bob.page], async () => (await deployed(ann)) && (await deployed(bob)));
  for (let i = 0; i < 6; i += 1) for (const { page } of [ann, bob]) await act(page, "mouse", false);
  const version = (one: Visitor): number => updates(one).at(-1)!.version;
  await expect.poll(() => version(ann) === version(bob)).toBe(true);
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const all = updates(one);
    expect(all.length).toBeGreaterThan(3);
    for (const { viewer, view, events } of all) {
      // Of the own hand the list, of the other's a number only.
      expect(view!.sides[viewer]!.cards).not.toBeNull();
      expect(view!.sides[1 - viewer]!.cards).toBeNull();
      for (const { event } of events) {
        const { drawn, played } = event;
        if (drawn && drawn.seat !== viewer) expect(drawn.card).toBeNull();
        if (played && played.seat !== viewer && played.face === "verso") expect(played.card).toBeNull();
      }
    }
    // What the other holds now, where no copy of it was ever held here or lay open: its name was never sent.
    const own = held(one);
    const there = await hand(other.page);
    expect(there.length).toBeGreaterThan(0);
    const open = JSON.stringify(
      all.map(({ view, events }) => [
        { ...view!, sides: view!.sides.map((side) => ({ ...side, cards: null })) },
        events,
      ]),
    );
    for (const card of there.filter((name) => !own.has(name) && !open.includes(`"${name}"`))) {
      const naming = one.heard.filter((text) => text.includes(`"${card}"`));
      expect(naming, `${card} is named on the other's wire`).toEqual([]);
    }
  }
  await leave(ann, bob);
});

here("taking back between friends is asked for, refused, and allowed", async () => {
  const [ann, bob] = await house.friends();
  // Both have chosen in secret and cards were dealt: something was learned, so it takes the other's leave.
  await playUntil([ann.page, bob.page], async () => (await deployed(ann)) && (await deployed(bob)));
  const ask = ann.page.locator('.top-bar button[aria-label="Ask to undo"]');
  await ask.waitFor();
  const entries = async (): Promise<number> =>
    JSON.parse(ann.heard.findLast((text) => text.includes('"type":"update"'))!).entries;
  const before = await entries();
  await ask.click();
  await ann.page.waitForSelector(".question-panel .note");
  await bob.page.waitForSelector(".question-panel >> text=asks to undo");
  expect(await audit(bob.page)).toEqual([]);
  await bob.page.screenshot({ path: `${FOLDER}/undo-asked.png` });
  await bob.page.click("text=Refuse");
  await bob.page.waitForSelector(".question-panel >> text=asks to undo", { state: "detached" });
  expect(await entries()).toBe(before);
  await ask.click();
  await bob.page.click("text=Allow");
  await expect.poll(entries).toBeLessThan(before);
  expect(JSON.parse(ann.heard.findLast((text) => text.includes('"type":"update"'))!).practice).toBe(false);
  await leave(ann, bob);
});

here("giving up is asked twice and ends the match for both", async () => {
  const [ann, bob] = await house.friends();
  await ann.page.click(".log-panel .record .btn");
  await ann.page.waitForSelector("text=Resign the match?");
  expect(await audit(ann.page)).toEqual([]);
  await ann.page.click("dialog >> text=Cancel");
  expect((await look(ann.page)).over).toBe(false);
  await ann.page.click(".log-panel .record .btn");
  await ann.page.click("dialog .primary");
  await bob.page.waitForSelector("text=You win");
  await ann.page.waitForSelector(".question-panel .empty-state");
  expect((await look(ann.page)).over).toBe(true);
  await leave(ann, bob);
});
