/** A person who plays with the keyboard alone: Tab to a group, arrows within it, Enter. */

import { expect } from "vitest";
import type { Page } from "playwright-core";
import { nextChange } from "./browser";
import { Seat } from "./swccg";

export class Keys extends Seat {
  constructor(page: Page) {
    super(page);
  }

  private on(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  }

  /** Presses Tab until the focus is on something like this; false when it never is. */
  private async tabsTo(selector: string): Promise<boolean> {
    for (let i = 0; i < 150; i += 1) {
      if (await this.on(selector)) return true;
      await this.page.keyboard.press("Tab");
    }
    return false;
  }

  async tabTo(selector: string): Promise<void> {
    if (!(await this.tabsTo(selector))) throw new Error(`no Tab leads to ${selector}`);
  }

  /** Walks with the arrow keys from one member of a group to another, the longer way first. */
  async walkTo(selector: string): Promise<void> {
    for (let i = 0; i < 40; i += 1) {
      if (await this.on(selector)) return;
      const way = await this.page.evaluate((wanted) => {
        const middle = (node: Element): [number, number] => {
          const box = node.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        };
        const [from, to] = [document.activeElement!, document.querySelector(wanted)!].map(middle) as [
          [number, number],
          [number, number],
        ];
        return [to[0] - from[0], to[1] - from[1]];
      }, selector);
      const [x, y] = way as [number, number];
      const across = x > 0 ? "ArrowRight" : "ArrowLeft";
      const along = y > 0 ? "ArrowDown" : "ArrowUp";
      // Every third step goes the shorter way: the nearest member may lie askew.
      const first = Math.abs(x) > Math.abs(y) === (i % 3 !== 2);
      await this.page.keyboard.press(first ? across : along);
    }
    throw new Error(`no arrows lead to ${selector}`);
  }

  /** Goes to a member of a group and presses it. */
  async press(group: string, member: string): Promise<void> {
    await this.tabTo(`${group} [data-rove]`);
    await this.walkTo(member);
    await this.page.keyboard.press("Enter");
  }

  /** The key for reasons says this of what has the focus; afterwards the focus is where it was. */
  async why(words: string): Promise<void> {
    const { page } = this;
    const id = await page.evaluate(() => document.activeElement?.getAttribute("data-obj"));
    await page.keyboard.press("w");
    await expect.poll(() => page.innerText(".info-panel")).toContain(words);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".info-panel").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-obj"))).toBe(id);
  }

  override async pass(): Promise<void> {
    const { page } = this;
    await page.keyboard.press("p");
    await nextChange(page);
    if (await page.locator("#main").isVisible()) {
      // The page itself may answer meanwhile; then no Tab leads to the button any more.
      if (await this.tabsTo("#main")) await page.keyboard.press("Enter");
    }
    await nextChange(page);
  }

  override async confirm(): Promise<void> {
    await this.page.waitForSelector("#main");
    await this.tabTo("#main");
    const before = await this.entries();
    await this.page.keyboard.press("Enter");
    await this.answered(before);
  }
}
