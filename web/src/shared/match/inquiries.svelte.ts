/** Questions to the engine about the current version. Each is sent once; answers are forgotten with the version. */

import type { ClientMessage } from "../../wire";
import { requestId } from "./request-id";

export class LiveInquiries {
  /** The answers, by question. */
  #answers: Record<string, unknown> = $state.raw({});
  /** The questions, by request. */
  #asked = new Map<string, string>();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** The engine's answer to a game-specific question, or null until it arrives. */
  inquire(about: unknown): unknown {
    const key = JSON.stringify(about);
    if (key in this.#answers) return this.#answers[key];
    if (![...this.#asked.values()].includes(key)) {
      const request = requestId();
      this.#asked.set(request, key);
      this.send({ type: "inquire", request, about });
    }
    return null;
  }

  isOwn(request: string): boolean {
    return this.#asked.has(request);
  }

  /** Keeps an answer; whether it is the answer to `about`. */
  take(request: string, answer: unknown, about: unknown): boolean {
    const key = this.#asked.get(request);
    if (key === undefined) return false;
    this.#answers = { ...this.#answers, [key]: answer };
    return about !== null && JSON.stringify(about) === key;
  }

  clear(): void {
    this.#answers = {};
    this.#asked.clear();
  }
}
