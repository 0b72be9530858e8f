/** Companion tables on the server: creating, listing, following and updating them. */

import { request, post, ApiError } from "../shared/net/api";
import type {
  CompanionContent,
  CompanionCreated,
  CompanionList,
  CompanionSquad,
  CompanionView,
  Message,
} from "../wire";

/**
 * Opens a table from a complete `setup`, or from squads for which the server chooses a set-up at random (`wanted`).
 */
export const openTable = (table: { setup: unknown } | { wanted: unknown }): Promise<CompanionCreated> =>
  request("/api/companion", post(table));
export const listTables = (): Promise<CompanionList> => request("/api/companion");
export const parseSquad = (xws: string): Promise<CompanionSquad> => request("/api/companion/squad", post({ xws }));
export const logAddress = (id: string, lang: string): string => `/api/companion/${id}/log?lang=${lang}`;

let contentRequest: Promise<CompanionContent> | null = null;
/** The ships, pilots and cards squads are chosen from; fetched once, and again after a failure. */
export function loadContent(): Promise<CompanionContent> {
  contentRequest ??= request<CompanionContent>("/api/companion/content").catch((error: unknown) => {
    contentRequest = null;
    throw error;
  });
  return contentRequest;
}

const NAME = "tallyho.companion.name";
/** The person using this phone; the name is kept in local storage. */
export const person = {
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name.trim());
  },
};

/** Whether the error is a connection problem, which is over as soon as the server answers again. */
const isTransient = (error: Message | null): boolean =>
  error?.key === "page-unreachable" || error?.key === "page-refused-status";

/** Delay before the next attempt when the server cannot be reached, in milliseconds. */
export const RETRY_MS = 2000;

/** A table being followed by long polling until it is closed; a phone that wakes up polls at once. */
export class CompanionTable {
  view: CompanionView | null = $state.raw(null);
  error: Message | null = $state(null);
  sending = $state(false);
  #closed = false;
  #abort = new AbortController();
  readonly #onWake = (): void => {
    if (document.visibilityState === "visible") this.#abort.abort();
  };

  constructor(readonly id: string) {
    document.addEventListener("visibilitychange", this.#onWake);
    window.addEventListener("online", this.#onWake);
    void this.#poll();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#onWake);
    window.removeEventListener("online", this.#onWake);
    this.#abort.abort();
  }

  #applyView(view: CompanionView): void {
    if (this.view === null || view.lines >= this.view.lines) this.view = view;
  }

  /** A sleeping phone loses its request, so waking up ends the wait. */
  #waitBeforeRetry(): Promise<void> {
    const { signal } = this.#abort;
    return new Promise((go) => {
      signal.addEventListener("abort", () => go(), { once: true });
      setTimeout(go, RETRY_MS);
    });
  }

  async #poll(): Promise<void> {
    while (!this.#closed) {
      this.#abort = new AbortController();
      const { signal } = this.#abort;
      try {
        const after = this.view === null ? "" : `?lines=${this.view.lines}`;
        this.#applyView(await request<CompanionView>(`/api/companion/${this.id}${after}`, { signal }));
        if (isTransient(this.error)) this.error = null;
      } catch (error) {
        if (signal.aborted) continue;
        if (!(error instanceof ApiError)) throw error;
        this.error = error.reason;
        await this.#waitBeforeRetry();
      }
    }
  }

  /** Sends one step. A stale step changes nothing; the current table is shown instead. */
  async sendStep(step: unknown): Promise<boolean> {
    if (this.view === null || this.sending) return false;
    this.sending = true;
    try {
      const line = person.name ? { who: person.name, ...(step as object) } : step;
      const heard = await request<CompanionView>(`/api/companion/${this.id}`, post({ lines: this.view.lines, line }));
      this.#applyView(heard);
      this.error = null;
      return !heard.stale;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error.reason;
      return false;
    } finally {
      this.sending = false;
    }
  }

  answer(answer: unknown): Promise<boolean> {
    return this.sendStep({ step: "answer", what: answer });
  }
}
