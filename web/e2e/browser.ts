/** Debian's Chromium, and what every test asks of a page. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
}

export interface Look {
  theme?: "light" | "dark";
  size?: { width: number; height: number };
  lang?: "en" | "fr";
  settings?: Record<string, unknown>;
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
    reducedMotion: "reduce",
    hasTouch: look.size === PHONE,
  });
  const kept = { lang: look.lang ?? "en", theme: look.theme ?? "light", guide: false, speed: "off", ...look.settings };
  await context.addInitScript((text) => {
    if (localStorage.getItem("tallyho.settings") === null) localStorage.setItem("tallyho.settings", text);
  }, JSON.stringify(kept));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text()))
      faults.push(message.text());
  });
  return { context, page, faults };
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
