/** What tests against the real program share: the program, a browser, and ways to begin a match. */

import { mkdirSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, visitor, type Look } from "./browser";
import { binary, Tallyho } from "./tallyho";

export const FOLDER = process.env["SHOTS"] ?? "test-results";

/** A test that needs the program: left out where none is built. */
export const here = test.skipIf(binary() === null);

export interface Visitor {
  context: BrowserContext;
  page: Page;
  faults: string[];
  /** Everything the program has sent to this page over its sockets. */
  heard: string[];
}

export class House {
  readonly tallyho = new Tallyho();
  browser!: Browser;

  /** With arguments for the browser, if any. */
  constructor(args: string[] = []) {
    beforeAll(async () => {
      mkdirSync(FOLDER, { recursive: true });
      if (binary() === null) return;
      [this.browser] = await Promise.all([launch(args), this.tallyho.start()]);
    });
    afterAll(async () => {
      await this.browser?.close();
      await this.tallyho.end();
    });
  }

  async visitor(look: Look = {}): Promise<Visitor> {
    const { context, page, faults } = await visitor(this.browser, look);
    const heard: string[] = [];
    page.on("websocket", (socket) => socket.on("framereceived", (frame) => heard.push(String(frame.payload))));
    return { context, page, faults, heard };
  }

  /** Opens the dialog of a new match, ticks these values, and sits down. */
  async begin(page: Page, ticks: string[] = []): Promise<void> {
    await page.goto(`${this.tallyho.url}/#/new/starfighter`);
    for (const tick of ticks) await page.click(`dialog ${tick}`);
    await page.click("dialog .primary");
    await page.waitForURL(/#\/match\//);
  }

  /** Two people at one match, the second by link. */
  async friends(ticks: string[] = [], looks: [Look, Look] = [{}, { theme: "dark" }]): Promise<[Visitor, Visitor]> {
    const [ann, bob] = [await this.visitor(looks[0]), await this.visitor(looks[1])];
    await this.begin(ann.page, ['input[value="friend"]', ...ticks]);
    const link = await ann.page.waitForSelector(".invitation-link input");
    await bob.page.goto(await link.inputValue());
    await bob.page.click(".centered-page .primary");
    await bob.page.waitForURL(/#\/match\//);
    await Promise.all([ann, bob].map(({ page }) => page.waitForSelector("#question, .question-panel.resting")));
    return [ann, bob];
  }
}

/** Nothing that the browser itself complains about, then good-bye. */
export async function leave(...visitors: Visitor[]): Promise<void> {
  for (const { context, faults } of visitors) {
    expect(faults).toEqual([]);
    await context.close();
  }
}

export const radio = (name: string, value: string): string => `input[name="${name}"][value="${value}"]`;
