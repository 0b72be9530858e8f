/** A position and a patient hand for the tests of the card game. */

import type { Page } from "playwright-core";
import { nextChange, unlessGone } from "./browser";

type Laid = { id: number; card: string; owner: number; place: unknown; marks: number; aim: null };
const laid = (id: number, card: string, owner: number, place: unknown): Laid => ({
  id,
  card,
  owner,
  place,
  marks: 0,
  aim: null,
});

const face = (card: string, n: number): unknown[] => Array.from({ length: n }, () => [card, 0]);
/** The piles of a player, all of one card, and a hand this player sees. */
const side = (
  card: string,
  force: number,
  hand: string[],
  seen: number,
  lost: string[] = [],
  gone: string[] = [],
): object => ({
  reserve: face(card, 20),
  force: face(card, force),
  used: [],
  hand: hand.map((name) => [name, seen]),
  lost,
  gone,
  unsettled: [],
});

/**
 * Dark's deploy phase: a trooper of each side in the Cantina, one more in each hand, and one Force for Light, who has lost two
 * troopers and Obi-Wan, and whose Luke is out of play.
 */
export function duel(): object {
  return {
    turns: 40,
    from: {
      position: {
        dark: 0,
        turn: 1,
        active: 0,
        phase: "deploy",
        row: [0],
        table: [laid(0, "1_128", 1, "row"), laid(1, "1_194", 0, { at: 0 }), laid(2, "1_28", 1, { at: 0 })],
        sides: [side("1_194", 4, ["1_194"], 1), side("1_28", 1, ["1_28"], 2, ["1_28", "1_21", "1_28"], ["1_19"])],
      },
    },
  };
}

/**
 * Dark's control phase of turn 5: a Stormtrooper alone in the Cantina, another one in Docking Bay 94 against Obi-Wan,
 * Chewbacca and a Rebel Trooper. Vader and his lightsaber are in hand. Every face-down card has destiny 3 and Light has no
 * Force, so that a battle in the docking bay is lost by Dark whatever the machine does.
 */
export function stands(): object {
  return {
    turns: 40,
    from: {
      position: {
        dark: 0,
        turn: 5,
        active: 0,
        phase: "control",
        row: [0, 1, 2, 3],
        table: [
          laid(0, "1_127", 1, "row"),
          laid(1, "1_128", 1, "row"),
          laid(2, "1_129", 1, "row"),
          laid(3, "1_285", 0, "row"),
          laid(4, "1_194", 0, { at: 1 }),
          laid(5, "1_194", 0, { at: 2 }),
          laid(6, "1_179", 0, { at: 3 }),
          laid(7, "1_21", 1, { at: 2 }),
          laid(8, "1_157", 1, { on: 7 }),
          laid(9, "1_28", 1, { at: 2 }),
          laid(10, "1_146", 1, { at: 0 }),
          laid(11, "2_3", 1, { at: 2 }),
        ],
        sides: [
          side("1_180", 10, ["1_168", "1_324", "1_267", "1_194", "1_312", "1_227"], 1),
          side("1_27", 0, ["1_28", "1_3"], 2),
        ],
      },
    },
  };
}

/** Somebody at the card game who answers what the test is about and lets everything else be. */
export class Seat {
  constructor(
    readonly page: Page,
    /** What buttons that let things be are called. */
    private readonly passes = /^(Pass|Let it be|Draw no destiny|Go)/,
  ) {}

  async question(): Promise<string> {
    return (
      (await this.page
        .locator("#question")
        .first()
        .textContent({ timeout: 1_000 })
        .catch(() => "")) ?? ""
    );
  }

  /** Whether the match is over. */
  over(): Promise<boolean> {
    return this.page.locator(".question-panel .empty-state").isVisible();
  }

  /** Passes until a question is open that reads like this. */
  async until(words: RegExp): Promise<void> {
    const end = Date.now() + 90_000;
    while (Date.now() < end) {
      if (words.test(await this.question())) return;
      if (await this.over()) break;
      await this.pass();
    }
    throw new Error(`never asked ${words}; asked: ${await this.question()}`);
  }

  /** Lets the open question be, if it can be let be; the page itself passes where nothing else is offered. */
  async pass(): Promise<void> {
    const { page } = this;
    const quick = { timeout: 1_500 };
    const main = page.locator("#main");
    const button = page.locator(".question-panel .actions .btn:not(.primary)", { hasText: this.passes });
    const option = page.locator(".question-panel .choice").first();
    // The page itself may have answered by the time of the click.
    if (await main.isVisible()) await main.click(quick).catch(unlessGone);
    else if (await button.first().isVisible()) await button.first().click(quick).catch(unlessGone);
    else if (await option.isVisible()) await option.click(quick).catch(unlessGone);
    await nextChange(page);
  }

  /** Picks these one after the other, then confirms what is ready. */
  async answer(...selectors: string[]): Promise<void> {
    for (const selector of selectors) await this.page.locator(selector).first().click();
    await this.confirm();
  }

  async confirm(): Promise<void> {
    const main = this.page.locator("#main");
    await main.waitFor();
    const before = await this.entries();
    await main.click();
    await this.answered(before);
  }

  /** Waits until an answer was taken: the log has grown, or nothing is ready to be sent any more. */
  protected async answered(before: number): Promise<void> {
    await this.page.waitForFunction(
      (known) =>
        document.querySelectorAll(".log-panel .log-line").length > known || document.querySelector("#main") === null,
      before,
    );
  }

  protected entries(): Promise<number> {
    return this.page.locator(".log-panel .log-line").count();
  }
}
