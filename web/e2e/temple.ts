/** Hands and positions for the tests of The Lost Temple. */

import type { Page } from "playwright-core";

/** The number of a square by its printed name. */
export function square(name: string, columns: number): number {
  const [, letters = "", row = "1"] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return (Number(row) - 1) * columns + column;
}

/** Picks something on the page and confirms it; the question after it may have its only answer ready at once. */
export async function answer(page: Page, selector: string): Promise<void> {
  const main = page.locator("#main");
  await page.locator(selector).first().or(main).first().waitFor();
  if (!(await main.isVisible())) await page.locator(selector).first().click();
  await main.waitFor();
  const asked = (): string =>
    `${document.querySelector("#question")?.textContent ?? ""}|${document.querySelector("#main")?.textContent ?? ""}`;
  const before = await page.evaluate(asked);
  await main.click();
  await page.waitForFunction(
    (known) =>
      `${document.querySelector("#question")?.textContent ?? ""}|${document.querySelector("#main")?.textContent ?? ""}` !==
      known,
    before,
  );
}

/** Both players of a hot-seat match on the small map. */
export class Errand {
  constructor(readonly page: Page) {}

  /** Takes the screen over where it is handed over, and waits for a question or dice. */
  async ready(): Promise<void> {
    const over = this.page.locator(".centered-page .primary");
    await over.or(this.page.locator("#question")).first().waitFor();
    if (await over.isVisible()) await over.click();
    await this.page.locator("#question").waitFor();
  }

  /** Types in what real dice show, after a hand-over if need be. */
  async dice(...shown: string[]): Promise<void> {
    await this.page.locator("[data-die]").first().waitFor();
    for (const [i, die] of shown.entries()) await this.page.fill(`[data-die="${i}"]`, die);
    await this.page.click(".dice .primary");
    await this.page.locator(".dice").waitFor({ state: "detached" });
  }

  /** A row of the question panel by its words, confirmed. */
  async say(words: string): Promise<void> {
    await this.ready();
    await answer(this.page, `.question-panel .choice:has-text("${words}")`);
  }

  async button(words: string): Promise<void> {
    await this.ready();
    await answer(this.page, `.question-panel .actions .btn:text-is("${words}")`);
  }

  async muster(squares: readonly string[]): Promise<void> {
    for (const name of squares) {
      await this.ready();
      await answer(this.page, `[data-place="square:${square(name, 18)}"]`);
    }
  }

  async walk(name: string): Promise<void> {
    await this.ready();
    await answer(this.page, `.temple-map [data-place="square:${square(name, 18)}"]`);
  }

  /** Plays the hero of the Separatists and walks it. */
  async play(_name: string, to: string): Promise<void> {
    await this.ready();
    await answer(this.page, '.temple-map [data-place="figure:0"]');
    await this.walk(to);
  }

  /** The rest of the turn and the whole turn of the other side are given up. */
  async pass(): Promise<void> {
    await this.button("End the turn");
    await this.button("End the turn");
  }
}

const CARDS = {
  hero: { life: 100, force: 2 },
  astromech: { life: 60, force: 0 },
  medic: { life: 70, force: 0 },
  tech: { life: 70, force: 0 },
  assault: { life: 80, force: 0 },
  medical: { life: 60, force: 0 },
} as const;
type Role = keyof typeof CARDS;

export const standing = (more: object): object => ({ map: "lost-temple", theme: "galaxy", ...more });

/** Turn 6 of the Republic in the temple's east: the Tech before an open door, their Tech and R5 behind it. */
export function stands(): object {
  const figure = (role: Role, side: string | null, at: string, life?: number): object => ({
    role,
    side,
    status: side ? "active" : "inert",
    square: square(at, 34),
    life: life ?? CARDS[role].life,
    force: CARDS[role].force,
  });
  return standing({
    position: {
      separatists: 1,
      figures: [
        figure("hero", "separatists", "O11", 70),
        figure("astromech", "separatists", "S13"),
        figure("medic", "separatists", "N12"),
        figure("tech", "separatists", "T12", 40),
        figure("hero", "republic", "T10", 70),
        figure("astromech", "republic", "Z13"),
        figure("medic", "republic", "W13"),
        figure("tech", "republic", "X11"),
        figure("assault", null, "K16"),
        figure("assault", null, "X7"),
        figure("medical", null, "I7"),
        figure("medical", null, "Z16"),
      ],
      open_doors: ["temple-east"],
      searched: [true, true, false, false],
      side: "republic",
      turn: 11,
      played: [4],
      called: true,
    },
  });
}
