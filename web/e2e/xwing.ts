/** Hands for the tests of X-Wing: a person who flies by clicking. */

import type { Page } from "playwright-core";

/** Waits for a question, the end, or nothing more to come. */
async function settled(page: Page): Promise<"asked" | "over"> {
  const over = page.locator(".question-panel .empty-state");
  const ready = page.locator(
    "#main, .question-panel .choice, .question-panel .dial .cell:not(.none), .question-panel .actions .btn",
  );
  await over.or(ready).first().waitFor({ timeout: 60_000 });
  return (await over.isVisible()) ? "over" : "asked";
}

/** Presses the main button and waits until the table has moved on. */
export async function confirm(page: Page): Promise<void> {
  const before = await page.evaluate(() =>
    ["#question", "#main"].map((part) => document.querySelector(part)?.textContent ?? "").join("|"),
  );
  await page.locator("#main").click();
  await page.waitForFunction(
    (known) =>
      ["#question", "#main"].map((part) => document.querySelector(part)?.textContent ?? "").join("|") !== known,
    before,
    { timeout: 60_000 },
  );
}

export class Pilot {
  /** Kinds of questions met so far. */
  readonly met = new Set<string>();
  shots = 0;

  constructor(
    readonly page: Page,
    /** Called when a shot is about to be confirmed. */
    readonly beforeFire: () => Promise<void> = async () => {},
  ) {}

  /** The round as the page's head says it. */
  async round(): Promise<number> {
    const head = await this.page.evaluate(
      () =>
        (document.querySelector(".top-bar .tag.open-question") ?? document.querySelector(".fleet-title"))
          ?.textContent ?? "",
    );
    return Number(/\d+/.exec(head)?.[0] ?? 0);
  }

  /** Answers one question like a careful beginner; false when the match is over. */
  async answer(): Promise<boolean> {
    const { page } = this;
    if ((await settled(page)) === "over") return false;
    if (await page.locator(".placement-buttons").isVisible()) {
      this.met.add("place");
      await page.locator("#main").waitFor();
    } else if (await page.locator(".question-panel .dial").isVisible()) {
      this.met.add("dial");
      if (!(await page.locator("#main").isVisible())) await this.dial();
    } else if (!(await page.locator("#main").isVisible())) {
      await this.row();
    }
    await page.locator("#main").waitFor();
    await confirm(page);
    return true;
  }

  /** A straight maneuver of speed 2, or whatever the dial has. */
  private async dial(): Promise<void> {
    const wanted = this.page.locator('.dial [data-maneuver="dial:straight:2"]');
    const any = this.page.locator(".dial .cell:not(.none)").first();
    await ((await wanted.isVisible()) ? wanted : any).click();
  }

  /** Fires where it can, focuses where it may, and takes the first answer otherwise. */
  private async row(): Promise<void> {
    const { page } = this;
    const fire = page.locator('.question-panel .choice:has-text("fire at")').first();
    const focus = page.locator('.question-panel .choice:has-text("focus")').first();
    const first = page.locator(".question-panel .choice").first();
    const pass = page.locator(".question-panel .actions .btn").last();
    if (await fire.isVisible()) {
      this.met.add("fire");
      this.shots += 1;
      await fire.click();
      await page.locator(".shot-odds").waitFor();
      await this.beforeFire();
    } else if (await focus.isVisible()) {
      this.met.add("act");
      await focus.click();
    } else if (await first.isVisible()) await first.click();
    else await pass.click();
  }

  /** Plays until this round begins, or the match ends; how many questions it took. */
  async until(round: number, most = 200): Promise<number> {
    for (let n = 0; n < most; n++) {
      if ((await settled(this.page)) === "over" || (await this.round()) >= round) return n;
      if (!(await this.answer())) return n;
    }
    throw new Error(`round ${round} was not reached in ${most} questions`);
  }
}
