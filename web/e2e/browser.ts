/** Debian's Chromium, and what every test asks of a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, errors, type Browser, type BrowserContext, type Page } from "playwright-core";
import { watch } from "./evidence";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

export function launch(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", ...more],
  });
}

export interface Look {
  theme?: "light" | "dark";
  size?: { width: number; height: number };
  lang?: "en" | "fr";
  settings?: Record<string, unknown>;
  /** Whether things may move; by default the visitor asks for reduced motion, so that no test waits for pictures. */
  motion?: boolean;
}

/** A fresh visitor. Faults that the browser itself reports (policy, exceptions) fail the test through `faults`. */
export async function visitor(
  browser: Browser,
  look: Look = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: look.size ?? DESK,
    locale: look.lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: look.theme ?? "light",
    reducedMotion: look.motion ? "no-preference" : "reduce",
    hasTouch: look.size === PHONE,
  });
  const kept = { lang: look.lang ?? "en", theme: look.theme ?? "light", guide: false, speed: "off", ...look.settings };
  await context.addInitScript((text) => {
    if (localStorage.getItem("tallyho.settings") === null) localStorage.setItem("tallyho.settings", text);
  }, JSON.stringify(kept));
  const page = await context.newPage();
  await watch(context, page);
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  page.on("console", (message) => {
    // A header that browsers heed on encrypted pages only is no fault of a page on the home network.
    const known = /Failed to load resource|WebSocket connection|Cross-Origin-Opener-Policy header has been ignored/;
    if (message.type() === "error" && !known.test(message.text())) faults.push(message.text());
  });
  return { context, page, faults };
}

/** Waits until nothing on the page moves any more: fonts are loaded, animations have ended, the last frame is painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    const finite = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map((each) => each.finished));
    await frame();
  });
}

/** Waits for the next change of the page, or for `atMost` milliseconds where a change may already have happened. */
export async function nextChange(page: Page, atMost = 250): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => end());
        const timer = setTimeout(() => end(), limit);
        const end = (): void => {
          observer.disconnect();
          clearTimeout(timer);
          done();
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    atMost,
  );
}

/** Ignores that something was no longer there to be pressed; every other error is passed on. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/** Serious and critical faults of accessibility, as short lines. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: {
          run: (
            root: Document,
            options: object,
          ) => Promise<{
            violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
          }>;
        };
      }
    ).axe.run;
    const found = await run(document, { runOnly: ["wcag2a", "wcag2aa"] });
    return found.violations
      .filter((each) => each.impact === "serious" || each.impact === "critical")
      .flatMap((each) =>
        each.nodes
          .slice(0, 3)
          .map((node) => `${each.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
      );
  });
}

/** Targets on a phone are as large as a thumb. */
export async function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ".card-table button, .question-panel button, .panel-tabs button, .hand-row button",
      ),
    ]
      .filter((node) => node.getClientRects().length > 0)
      .filter((node) => node.getBoundingClientRect().height < 43.5)
      .map(
        (node) => `${node.className} ${Math.round(node.getBoundingClientRect().height)} ${node.innerText.slice(0, 30)}`,
      ),
  );
}

/** What is wider than the page, or cut off inside something that does not scroll. */
export async function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>(".question-panel *, .card-table *, .panel-tabs *")].filter(
      (node) => node.getClientRects().length > 0 && !node.closest(".location-strip, .visually-hidden"),
    );
    const out = shown.filter((node) => node.getBoundingClientRect().right > innerWidth + 1);
    return out.map((node) => `${node.className} ${node.innerText?.slice(0, 30)}`);
  });
}
