/** What the companion's tests share: a table opened through the program, its open question, steps by another hand. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Seen {
  kind: string;
  ship: string | null;
  lines: number;
  round: number;
}

export class Beside {
  constructor(
    readonly url: () => string,
    readonly page: Page,
  ) {}

  async open(body: unknown): Promise<string> {
    const made = await this.page.request.post(`${this.url()}/api/companion`, {
      headers: { origin: this.url() },
      data: body,
    });
    expect(made.ok(), await made.text()).toBe(true);
    return ((await made.json()) as { id: string }).id;
  }

  async view(id: string): Promise<Record<string, unknown> & { lines: number; round: number; ship: string | null }> {
    return (await (await this.page.request.get(`${this.url()}/api/companion/${id}`)).json()) as never;
  }

  async asked(id: string): Promise<Seen> {
    const view = await this.view(id);
    return { kind: (view["question"] as { kind: string }).kind, ship: view.ship, lines: view.lines, round: view.round };
  }

  /** A step by somebody else, after everything that is there. */
  async step(id: string, line: unknown): Promise<void> {
    const { lines } = await this.view(id);
    const taken = await this.page.request.post(`${this.url()}/api/companion/${id}`, {
      headers: { origin: this.url() },
      data: { lines, line },
    });
    expect(taken.ok(), await taken.text()).toBe(true);
  }

  async go(id: string): Promise<void> {
    await this.page.goto(`${this.url()}/#/companion/${id}`);
    await this.page.waitForSelector("#question");
  }

  /** Waits until the page shows everything the program knows. */
  async settled(id: string): Promise<Seen> {
    const seen = await this.asked(id);
    await this.page.waitForFunction(
      (lines) => document.querySelector(".co")?.getAttribute("data-lines") === lines,
      `${seen.lines}`,
    );
    return seen;
  }
}
