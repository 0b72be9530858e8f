/** The page plays what happened: no question before its board, and every pause shows the view of its entry. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { audit, PHONE } from "./browser";
import { FOLDER, here, House, leave, type Visitor } from "./real";

const house = new House();

interface Step {
  after: number;
  view: Record<string, unknown>;
}

/** What the page shows at a pause: the entry, its view, and the pieces as they are drawn. */
interface Pause {
  shown: number;
  known: number;
  whole: boolean;
  view: unknown;
  pieces: string[];
}

/** Two machines play each other; for the cooperative game the machine flies all ships of the players. */
async function watched(seen: Visitor, game: string, preset: string, seats: number): Promise<string> {
  const { page } = seen;
  await page.goto(house.tallyho.url);
  return page.evaluate(
    async ({ game, preset, seats }) => {
      const answer = await fetch("/api/matches", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          game,
          preset,
          seats: Array.from({ length: seats }, () => ({ kind: "machine", level: "cadet" })),
          nonce: "00".repeat(32),
        }),
      });
      const created = (await answer.json()) as { id?: string };
      if (!created.id) throw new Error(JSON.stringify(created));
      return created.id;
    },
    { game, preset, seats },
  );
}

/** Goes on beat by beat, and notes what is shown at each pause. */
function pauses(page: Page, selector: string, attribute: string, most: number): Promise<Pause[]> {
  return page.evaluate(
    async ({ selector, attribute, most }) => {
      interface Probe {
        state: string;
        shown: number;
        known: number;
        told: number;
        of: number;
        view: unknown;
      }
      const { probe, step } = (window as unknown as { tallyho: { probe: () => Probe; step: () => void } }).tallyho;
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const found: Pause[] = [];
      for (let n = 0; n < 40 * most && found.length < most; n++) {
        await frame();
        const now = probe();
        if (now.state === "playing") continue;
        if (now.state === "idle") break;
        const pieces = [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? "");
        found.push({
          shown: now.shown,
          known: now.known,
          whole: now.told === now.of,
          view: now.view,
          pieces: [...new Set(pieces)].sort(),
        });
        step();
      }
      return found;
    },
    { selector, attribute, most },
  );
}

type Pieces = (view: Record<string, unknown>) => string[] | null;
const list = (value: unknown): Record<string, unknown>[] => value as Record<string, unknown>[];

const GAMES: { game: string; preset: string; seats: number; selector: string; attribute: string; pieces: Pieces }[] = [
  {
    game: "starfighter",
    preset: "skirmish",
    seats: 2,
    selector: ".play-area .lying",
    attribute: "data-place",
    pieces: (view) =>
      view["phase"] === "cruisers"
        ? null
        : list(view["sides"]).flatMap((side, seat) =>
            (side["sectors"] as unknown[][]).flatMap((cards, sector) =>
              cards.map((_, slot) => `card:${seat}:${sector}:${slot}`),
            ),
          ),
  },
  {
    game: "temple",
    preset: "outpost",
    seats: 2,
    selector: ".temple-map .stand",
    attribute: "data-place",
    pieces: (view) =>
      list((view["public"] as Record<string, unknown>)["figures"]).flatMap((figure, id) =>
        ["active", "inert", "ruined"].includes(figure["status"] as string) ? [`figure:${id}`] : [],
      ),
  },
  {
    game: "xwing",
    preset: "core-set",
    seats: 1,
    selector: ".mat-drawing .ship[role=button]",
    attribute: "data-ship",
    pieces: (view) =>
      list(view["ships"]).flatMap((ship) => (ship["status"] === "in-play" ? [ship["label"] as string] : [])),
  },
  { game: "swccg", preset: "decks", seats: 2, selector: ".none", attribute: "data-obj", pieces: () => null },
];

for (const { game, preset, seats, selector, attribute, pieces } of GAMES)
  here(`${game}: at every pause of a match of machines, the board shows the view of that entry`, async () => {
    const seen = await house.visitor({ motion: true, settings: { speed: "step" } });
    const { page } = seen;
    const id = await watched(seen, game, preset, seats);
    await page.goto(`${house.tallyho.url}/#/match/${id}`);
    await page.waitForSelector("#told");
    const found = await pauses(page, selector, attribute, 60);
    expect(found.length).toBeGreaterThan(20);
    // It plays from the first entry on, however far the match is, and never runs ahead of what it knows.
    expect(found.map(({ shown }) => shown)).toEqual([...found.map(({ shown }) => shown)].sort((a, b) => a - b));
    expect(found.every(({ shown, known }) => shown <= known)).toBe(true);
    const last = found.at(-1)!.shown;
    const steps = await page.evaluate(
      async ({ id, last }) => {
        const steps: Step[] = [];
        while (steps.length <= last) {
          const page = (await (await fetch(`/api/matches/${id}/history?as=watcher&from=${steps.length}`)).json()) as {
            steps: Step[];
          };
          steps.push(...page.steps);
        }
        return steps;
      },
      { id, last },
    );
    for (const pause of found) {
      const view = steps[pause.shown]!.view;
      expect(pause.view, `entry ${pause.shown}`).toEqual(view);
      const drawn = pause.whole ? pieces(view) : null;
      if (drawn) expect(pause.pieces, `entry ${pause.shown}`).toEqual([...drawn].sort());
    }
    await page.screenshot({ path: `${FOLDER}/watch-${game}.png` });
    await leave(seen);
  });

here("watching two machines: pause, a step, and to now", async () => {
  const seen = await house.visitor({ motion: true, settings: { speed: "calm" } });
  const { page } = seen;
  const id = await watched(seen, "starfighter", "skirmish", 2);
  await page.goto(`${house.tallyho.url}/#/match/${id}`);
  await page.waitForSelector("#told");
  await page.keyboard.press("Escape");
  await page.waitForSelector("#play-on");
  const said = await page.innerText("#told");
  await page.keyboard.press(".");
  await expect.poll(() => page.innerText("#told")).not.toBe(said);
  expect(await audit(page)).toEqual([]);
  // The result is told only when the board has reached it.
  expect(await page.locator(".question-panel .empty-state").count()).toBe(0);
  await page.click("text=To now");
  await page.waitForSelector("#told", { state: "detached" });
  await leave(seen);
});

here("a phone plays what happened and offers the way to the next question", async () => {
  const seen = await house.visitor({ motion: true, settings: { speed: "calm" }, size: PHONE });
  const { page } = seen;
  await house.begin(page, ['input[name="level0"][value="cadet"]']);
  await page.waitForSelector("#question");
  for (let n = 0; n < 4; n++) {
    await page.waitForSelector("#question");
    const choice = page.locator(".question-panel .choice").first();
    while (!(await page.locator("#main").isVisible())) await choice.tap();
    await page.locator("#main").tap();
    await page.waitForSelector("#told, #question:not(:empty)");
    if (await page.locator("#play-skip").isVisible())
      await page
        .locator("#play-skip")
        .tap({ timeout: 2_000 })
        .catch(() => {});
  }
  await page.waitForSelector("#question");
  await leave(seen);
});
