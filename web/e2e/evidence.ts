/**
 * What a failed attempt leaves behind, in `test-results/evidence`: a picture, the page's HTML and what came over its sockets; and of the attempt that
 * follows, a whole trace (`npx playwright show-trace FILE`).
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach } from "vitest";

const FOLDER = join(process.env["SHOTS"] ?? "test-results", "evidence");

interface Watched {
  page: Page;
  frames: string[];
  /** Saves the trace; does nothing where none is recorded or it has been saved already. */
  saveTrace: () => Promise<void>;
}

let watched: Watched[] = [];
let attempt = 1;
let name = "";

/** Where the evidence of the page with this number goes, without an ending. */
const path = (at: number): string => join(FOLDER, `${name}-${at}-attempt-${attempt}`);

/** Called for every page a test opens, before it loads anything. */
export async function watch(context: BrowserContext, page: Page): Promise<void> {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", (frame) => frames.push(`> ${String(frame.payload)}`));
    socket.on("framereceived", (frame) => frames.push(`< ${String(frame.payload)}`));
  });
  const saveTrace = attempt > 1 ? await record(context, `${path(watched.length)}.zip`) : async () => {};
  watched.push({ page, frames, saveTrace });
}

/** Records a trace, which is saved when it is asked for or when the test closes the context. */
async function record(context: BrowserContext, file: string): Promise<() => Promise<void>> {
  await context.tracing.start({ screenshots: true, snapshots: true });
  let saved = false;
  const save = async (): Promise<void> => {
    if (saved) return;
    saved = true;
    await context.tracing.stop({ path: file });
  };
  const close = context.close.bind(context);
  context.close = async (options) => {
    await save();
    await close(options);
  };
  return save;
}

beforeEach(({ task }) => {
  watched = [];
  attempt = (task.result?.retryCount ?? 0) + 1;
  name = `${task.file.name}-${task.name}`.replaceAll(/[^a-zA-Z0-9]+/g, "-").slice(0, 120);
});

afterEach(async ({ task }) => {
  const failed = (task.result?.errors?.length ?? 0) >= attempt;
  if (failed) mkdirSync(FOLDER, { recursive: true });
  for (const [at, { page, frames, saveTrace }] of watched.entries()) {
    await saveTrace();
    if (!failed) continue;
    writeFileSync(`${path(at)}.frames.txt`, frames.slice(-200).join("\n"));
    if (page.isClosed()) continue;
    await page.screenshot({ path: `${path(at)}.png` });
    writeFileSync(`${path(at)}.html`, await page.content());
  }
});
