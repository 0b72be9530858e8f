/**
 * As a phone of the home network sees the program: by an address, without encryption. Browsers withhold much from such
 * a page that they give to this machine's own, so a match is played there too.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { audit, PHONE } from "./browser";
import { play } from "./player";
import { FOLDER, here, House, leave, radio } from "./real";

/** An address set apart for documentation, which leads to this machine. */
const ADDRESS = "192.0.2.7";
const house = new House([`--host-resolver-rules=MAP ${ADDRESS} 127.0.0.1`]);
const url = (): string => house.tallyho.url.replace("127.0.0.1", ADDRESS);

here("scripts are sent as they were compressed by the build, and plain to whoever cannot unpack them", async () => {
  const document = await (await fetch(`${house.tallyho.url}/`)).text();
  const script = /\/assets\/[^"]+\.js/.exec(document)?.[0] ?? "";
  const load = async (encoding: string): Promise<Response> =>
    fetch(house.tallyho.url + script, { headers: { "accept-encoding": encoding } });
  const [packed, plain] = [await load("gzip, br"), await load("identity")];
  expect([packed.headers.get("content-encoding"), plain.headers.get("content-encoding")]).toEqual(["gzip", null]);
  const built = readFileSync(join(import.meta.dirname, "../dist", `${script}.gz`));
  expect(Number(packed.headers.get("content-length"))).toBe(built.length);
  expect(await packed.text()).toBe(await plain.text());
});

here("a match is played over plain HTTP", async () => {
  const one = await house.visitor({ size: PHONE });
  await one.page.goto(`${url()}/#/new/starfighter`);
  expect(await one.page.evaluate(() => isSecureContext)).toBe(false);
  await one.page.click(`dialog ${radio("level0", "cadet")}`);
  await one.page.click("dialog .primary");
  await one.page.waitForSelector("#question");
  expect((await play(one.page, "mouse", 6)).sent).toBe(6);
  await leave(one);
});

here("a friend is invited by link and by square, and both play", async () => {
  const [ann, bob] = [await house.visitor(), await house.visitor({ size: PHONE })];
  await ann.page.goto(`${url()}/#/new/starfighter`);
  await ann.page.click('dialog input[value="friend"]');
  await ann.page.click("dialog .primary");
  await ann.page.click("details.invitation-code summary");
  const link = await ann.page.locator(".invitation-link input").inputValue();
  expect(link.startsWith(`${url()}/#/join/`)).toBe(true);
  expect(await ann.page.locator(".invitation-code .qr-code").getAttribute("aria-label")).toBe(link);
  await ann.page.click(".invitation-link .btn");
  await ann.page.waitForSelector(".invitation-link .btn:has-text('Copied')");
  await ann.page.screenshot({ path: `${FOLDER}/invitation.png` });
  expect(await audit(ann.page)).toEqual([]);
  await bob.page.goto(link);
  await bob.page.click(".centered-page .primary");
  await bob.page.waitForURL(/#\/match\//);
  await Promise.all([ann, bob].map(({ page }) => page.waitForSelector("#question, .question-panel.resting")));
  await leave(ann, bob);
});

here("a link that only this machine can open says so", async () => {
  const one = await house.visitor({ size: PHONE });
  await house.begin(one.page, ['input[value="friend"]']);
  await one.page.screenshot({ path: `${FOLDER}/invitation-phone.png` });
  await one.page.waitForSelector(".note:has-text('--lan')");
  expect(await one.page.locator("details.invitation-code").count()).toBe(0);
  expect(await audit(one.page)).toEqual([]);
  await leave(one);
});
