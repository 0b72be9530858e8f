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

/** Cards this person has held that never lay open on the table. */
function secrets(own: string[], heard: string[]): string[] {
  const shown = heard.flatMap(
    (text) => text.match(/"(?:played|revealed|flipped|destroyed)":\{[^}]*"card":"[^"]+"/g) ?? [],
  );
  return own.filter((card) => !shown.some((text) => text.includes(`"${card}"`)));
}

async function deployed({ page }: Visitor): Promise<boolean> {
  return (await page.locator(".hand").count()) > 0 && (await hand(page)).length > 0;
}

here("each friend sees the own hand only, and the wire of each holds nothing of the other's", async () => {
  const [ann, bob] = await house.friends();
  await playUntil([ann.page, bob.page], async () => (await deployed(ann)) && (await deployed(bob)));
  for (let i = 0; i < 6; i += 1) for (const { page } of [ann, bob]) await act(page, "mouse", false);
  await ann.page.waitForTimeout(300);
  for (const [one, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const held = await hand(other.page);
    const hidden = secrets(held, one.heard);
    expect(held.length).toBeGreaterThan(0);
    expect(hidden.length).toBeGreaterThan(0);
    // In a view the own cards are a list; of the other hand there is a number only.
    for (const card of hidden) {
      const naming = one.heard.filter((text) => text.includes(`"${card}"`));
      // The same card name may lie in the common discard pile or face up only if it left the hand: it has not.
      expect(naming, `${card} is named on the other's wire`).toEqual([]);
    }
    const last = one.heard.map((text) => JSON.parse(text)).findLast((message) => message.type === "update");
    const sides = (last.view as { sides: { cards: string[] | null }[] }).sides;
    expect(sides[last.viewer]!.cards).not.toBeNull();
    expect(sides[1 - last.viewer]!.cards).toBeNull();
  }
  await leave(ann, bob);
});

here("taking back between friends is asked for, refused, and allowed", async () => {
  const [ann, bob] = await house.friends();
  // Both have chosen in secret and cards were dealt: something was learned, so it takes the other's leave.
  await playUntil([ann.page, bob.page], async () => (await deployed(ann)) && (await deployed(bob)));
  const ask = ann.page.locator('.top button[aria-label="Ask to take back"]');
  await ask.waitFor();
  const entries = async (): Promise<number> =>
    JSON.parse(ann.heard.findLast((text) => text.includes('"type":"update"'))!).entries;
  const before = await entries();
  await ask.click();
  await ann.page.waitForSelector(".ask .note");
  await bob.page.waitForSelector(".ask >> text=asks to take back");
  expect(await audit(bob.page)).toEqual([]);
  await bob.page.screenshot({ path: `${FOLDER}/undo-asked.png` });
  await bob.page.click("text=Refuse");
  await bob.page.waitForSelector(".ask >> text=asks to take back", { state: "detached" });
  expect(await entries()).toBe(before);
  await ask.click();
  await bob.page.click("text=Allow");
  await expect.poll(entries).toBeLessThan(before);
  expect(JSON.parse(ann.heard.findLast((text) => text.includes('"type":"update"'))!).practice).toBe(false);
  await leave(ann, bob);
});

here("giving up is asked twice, ends the match for both, and shows the other's reasons for winning", async () => {
  const [ann, bob] = await house.friends();
  await ann.page.click(".log .record .btn");
  await ann.page.waitForSelector("text=Give the match up?");
  expect(await audit(ann.page)).toEqual([]);
  await ann.page.click("dialog >> text=Cancel");
  expect((await look(ann.page)).over).toBe(false);
  await ann.page.click(".log .record .btn");
  await ann.page.click("dialog .primary");
  await bob.page.waitForSelector("text=You win");
  await ann.page.waitForSelector(".ask .empty");
  expect((await look(ann.page)).over).toBe(true);
  await leave(ann, bob);
});
