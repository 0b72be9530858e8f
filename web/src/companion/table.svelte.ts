/** One real table: how it stands, what is sent to it, and news from other phones. */

import { Refused } from "../lib/api";
import type { CompanionCreated, CompanionList, CompanionView, Message, Problem } from "../wire";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: "same-origin" });
  } catch {
    throw new Refused(0, { key: "page-unreachable", args: {}, rule: null });
  }
  if (!answer.ok) {
    const problem = (await answer.json()) as Problem;
    throw new Refused(answer.status, problem.message, problem.faults);
  }
  return (await answer.json()) as T;
}

export const open = (setup?: unknown): Promise<CompanionCreated> =>
  ask("/api/companion", setup === undefined ? {} : { setup });
export const list = (): Promise<CompanionList> => ask("/api/companion");
export const logAddress = (id: string, lang: string): string => `/api/companion/${id}/log?lang=${lang}`;

/** How long to wait before asking again when the program cannot be reached. */
const PAUSE = 2000;

/** A table that is looked at. It keeps asking for news until it is left. */
export class Table {
  view: CompanionView | null = $state(null);
  fault: Message | null = $state(null);
  sending = $state(false);
  #left = false;

  constructor(readonly id: string) {
    void this.#listen();
  }

  leave(): void {
    this.#left = true;
  }

  #hear(view: CompanionView): void {
    if (this.view === null || view.lines >= this.view.lines) this.view = view;
  }

  async #listen(): Promise<void> {
    while (!this.#left) {
      try {
        const after = this.view === null ? "" : `?lines=${this.view.lines}`;
        const view = await ask<CompanionView>(`/api/companion/${this.id}${after}`);
        this.#hear(view);
        if (this.fault?.key === "page-unreachable") this.fault = null;
      } catch (fault) {
        this.fault = fault instanceof Refused ? fault.reason : null;
        await new Promise((go) => setTimeout(go, PAUSE));
      }
    }
  }

  /** Sends one step. A step that comes too late changes nothing and shows the table as it stands. */
  async take(step: unknown): Promise<void> {
    if (this.view === null || this.sending) return;
    this.sending = true;
    try {
      const who = localStorage.getItem("tallyho.companion.name");
      const line = who ? { who, ...(step as object) } : step;
      this.#hear(await ask<CompanionView>(`/api/companion/${this.id}`, { lines: this.view.lines, line }));
      this.fault = null;
    } catch (fault) {
      this.fault = fault instanceof Refused ? fault.reason : null;
    } finally {
      this.sending = false;
    }
  }

  answer(answer: unknown): Promise<void> {
    return this.take({ step: "answer", what: answer });
  }
}
