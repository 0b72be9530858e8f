/** A person of no great skill who plays by mouse, by keyboard alone, or by touch. */

import type { Page } from "playwright-core";
import { nextChange, unlessGone } from "./browser";

export type Way = "mouse" | "keyboard" | "touch";

export interface Seen {
  over: boolean;
  /** The main button's words, when a choice is ready. */
  main: string | null;
  options: number;
  hand: number;
  pass: boolean;
  asked: string | null;
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const shown = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((node) => node.getClientRects().length > 0);
    const main = shown("#main")[0];
    return {
      over: shown(".question-panel .empty-state").length > 0,
      main: main && main.getAttribute("aria-disabled") !== "true" ? main.innerText : null,
      options: shown(".question-panel .choice").length,
      hand: shown(".hand .hand-card:not(.closed)").length,
      pass: shown(".question-panel .actions .btn:not(.primary)").some((button) =>
        /^(Pass|Passer)$/.test(button.innerText.trim()),
      ),
      asked: shown("#question")[0]?.innerText ?? null,
    };
  });
}

const press = (page: Page, way: Way, selector: string): Promise<void> =>
  way === "touch" ? page.locator(selector).first().tap() : page.locator(selector).first().click();

/** Does one thing towards an answer; true when an answer was sent. */
export async function act(page: Page, way: Way, pass: boolean): Promise<boolean> {
  const seen = await look(page);
  if (seen.over) return false;
  if (seen.main !== null) {
    await (way === "keyboard" ? page.keyboard.press("Enter") : press(page, way, "#main"));
    await page
      .waitForFunction(() => document.querySelector("#main") === null, undefined, { timeout: 20_000 })
      .catch(unlessGone);
    return true;
  }
  if (seen.pass && (pass || (seen.hand === 0 && seen.options === 0))) {
    await (way === "keyboard"
      ? page.keyboard.press("p")
      : press(page, way, ".question-panel .actions .btn:text-is('Pass')"));
  } else if (seen.options > 0) {
    await (way === "keyboard" ? page.keyboard.press("1") : press(page, way, ".question-panel .choice"));
  } else if (seen.hand > 0 && seen.asked !== null) {
    await (way === "keyboard" ? page.keyboard.press("1") : press(page, way, ".hand .hand-card:not(.closed)"));
  } else await nextChange(page);
  return false;
}

/** Sends so many answers, or plays to the end; lays a few cards each turn of the marker, then passes. */
export async function play(page: Page, way: Way, answers: number): Promise<{ sent: number; over: boolean }> {
  let sent = 0;
  const until = Date.now() + 600_000;
  while (sent < answers && Date.now() < until) {
    if ((await look(page)).over) return { sent, over: true };
    if (await act(page, way, sent % 6 === 5)) sent += 1;
  }
  return { sent, over: (await look(page)).over };
}
