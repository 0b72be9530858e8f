/** What the companion's tests share: a table opened through the program, its open question, steps by another hand. */

import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Seen {
  kind: string;
  ship: string | null;
  lines: number;
  round: number;
}

type View = Record<string, unknown> & { lines: number; round: number; ship: string | null };

interface Update {
  version: number;
  view: Record<string, unknown>;
  offers: { ones: { choice: { what: unknown } }[] };
}

/** In a page of the program: joins a table on its socket, as any phone would, and gives a step if there is one. */
function join({ id, choice }: { id: string; choice: unknown }): Promise<unknown> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/api/matches/${id}/socket`);
    let sent = false;
    const end = (result: () => void): void => {
      socket.close();
      result();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
    socket.onerror = () => failed(new Error(`no socket of ${id}`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as { type: string; question?: { number: number } };
      if (message.type === "update" && choice === undefined) end(() => done(message));
      else if (message.type === "update" && !sent) {
        sent = true;
        const request = Math.random().toString(36).slice(2);
        socket.send(JSON.stringify({ type: "choose", request, question: message.question?.number, choice }));
      } else if (message.type === "accepted") end(() => done(null));
      else if (message.type === "refused" || message.type === "stale") end(() => failed(new Error(data as string)));
    };
  });
}

export class Beside {
  /** Another tab, from which the table is looked at whatever the tested page does. */
  #other: Page | null = null;

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

  async #join(id: string, choice?: unknown): Promise<unknown> {
    if (this.#other === null || !this.#other.url().startsWith(this.url())) {
      this.#other ??= await this.page.context().newPage();
      await this.#other.goto(`${this.url()}/healthz`);
      await this.page.bringToFront();
    }
    return this.#other.evaluate(join, { id, choice });
  }

  async view(id: string): Promise<View> {
    const update = (await this.#join(id)) as Update;
    const offers = update.offers.ones.map(({ choice }) => ({ answer: choice.what }));
    return { ...update.view, lines: update.version, offers } as unknown as View;
  }

  async asked(id: string): Promise<Seen> {
    const view = await this.view(id);
    return { kind: (view["question"] as { kind: string }).kind, ship: view.ship, lines: view.lines, round: view.round };
  }

  /** A step by somebody else, after everything that is there. */
  async step(id: string, line: unknown): Promise<void> {
    await this.#join(id, line);
  }

  async go(id: string): Promise<void> {
    await this.page.goto(`${this.url()}/#/companion/${id}`);
    await this.page.waitForSelector("#question");
  }

  /** Waits until the page shows everything the program knows. */
  async settled(id: string): Promise<Seen> {
    const seen = await this.asked(id);
    await this.page.waitForFunction(
      (lines) => document.querySelector(".companion")?.getAttribute("data-lines") === lines,
      `${seen.lines}`,
    );
    return seen;
  }
}
