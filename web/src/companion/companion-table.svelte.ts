/** Companion tables of the program: opened, told, looked at. */

import { request, post, ApiError } from "../shared/net/api";
import type {
  CompanionContent,
  CompanionCreated,
  CompanionList,
  CompanionSquad,
  CompanionView,
  Message,
} from "../wire";

/** A table with everything said (`setup`), or squads and a set-up to be drawn (`wanted`). */
export const open = (table: { setup: unknown } | { wanted: unknown }): Promise<CompanionCreated> =>
  request("/api/companion", post(table));
export const list = (): Promise<CompanionList> => request("/api/companion");
export const readSquad = (xws: string): Promise<CompanionSquad> => request("/api/companion/squad", post({ xws }));
export const logAddress = (id: string, lang: string): string => `/api/companion/${id}/log?lang=${lang}`;

let known: Promise<CompanionContent> | null = null;
/** What squads are chosen from: asked once, and again when nobody answered. */
export function content(): Promise<CompanionContent> {
  known ??= request<CompanionContent>("/api/companion/content").catch((fault: unknown) => {
    known = null;
    throw fault;
  });
  return known;
}

const NAME = "tallyho.companion.name";
/** The name under which this phone speaks. */
export const person = {
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name.trim());
  },
};

/** The program could not be reached, or somebody else answered for it: over as soon as it answers again. */
const isPassing = (fault: Message | null): boolean =>
  fault?.key === "page-unreachable" || fault?.key === "page-refused-status";

/** How long to wait before asking again when the program cannot be reached. */
export const PAUSE = 2000;

/** A table that is looked at. It keeps asking for news until it is left, and asks at once when the phone wakes. */
export class Table {
  view: CompanionView | null = $state.raw(null);
  fault: Message | null = $state(null);
  sending = $state(false);
  #left = false;
  #waiting = new AbortController();
  readonly #wake = (): void => {
    if (document.visibilityState === "visible") this.#waiting.abort();
  };

  constructor(readonly id: string) {
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    void this.#listen();
  }

  leave(): void {
    this.#left = true;
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    this.#waiting.abort();
  }

  #hear(view: CompanionView): void {
    if (this.view === null || view.lines >= this.view.lines) this.view = view;
  }

  /** A sleeping phone loses its question: whatever it waits for ends when it wakes. */
  #pause(): Promise<void> {
    const { signal } = this.#waiting;
    return new Promise((go) => {
      signal.addEventListener("abort", () => go(), { once: true });
      setTimeout(go, PAUSE);
    });
  }

  async #listen(): Promise<void> {
    while (!this.#left) {
      this.#waiting = new AbortController();
      const { signal } = this.#waiting;
      try {
        const after = this.view === null ? "" : `?lines=${this.view.lines}`;
        this.#hear(await request<CompanionView>(`/api/companion/${this.id}${after}`, { signal }));
        if (isPassing(this.fault)) this.fault = null;
      } catch (fault) {
        if (signal.aborted) continue;
        if (!(fault instanceof ApiError)) throw fault;
        this.fault = fault.reason;
        await this.#pause();
      }
    }
  }

  /** Sends one step. A step that comes too late changes nothing and shows the table as it stands. */
  async take(step: unknown): Promise<boolean> {
    if (this.view === null || this.sending) return false;
    this.sending = true;
    try {
      const line = person.name ? { who: person.name, ...(step as object) } : step;
      const heard = await request<CompanionView>(`/api/companion/${this.id}`, post({ lines: this.view.lines, line }));
      this.#hear(heard);
      this.fault = null;
      return !heard.stale;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      this.fault = fault.reason;
      return false;
    } finally {
      this.sending = false;
    }
  }

  answer(answer: unknown): Promise<boolean> {
    return this.take({ step: "answer", what: answer });
  }
}
