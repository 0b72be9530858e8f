/** The one request in progress, and what came of the last one. */

import type { ClientMessage, Message } from "../../wire";

export class Requests {
  /** The id of the request in progress. */
  pending: string | null = $state(null);
  /** Why the last request was refused. */
  refusal: Message | null = $state.raw(null);
  /** Whether the last answer was to a question that was no longer open. */
  stale = $state(false);
  /** The version that the request in progress produced, once it is known. */
  #expected: number | null = null;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  start(message: ClientMessage & { request: string }): void {
    this.refusal = null;
    this.#expected = null;
    this.pending = message.request;
    this.send(message);
  }

  /** A request is finished when its version has been shown, not when it was accepted. */
  accept(request: string, version: number, shown: number | null): void {
    if (request !== this.pending) return;
    this.#expected = version;
    if (shown !== null) this.#finishAt(shown);
  }

  refuse(request: string | null, why: Message): void {
    this.refusal = why;
    this.#forget(request);
  }

  markStale(request: string): void {
    this.stale = true;
    this.#forget(request);
  }

  /** Another version is shown, with the same question or another one. */
  show(version: number, sameQuestion: boolean, sameVersion: boolean): void {
    this.#finishAt(version);
    if (sameQuestion) return;
    this.stale = false;
    if (!sameVersion) this.refusal = null;
  }

  #finishAt(shown: number): void {
    if (this.#expected === null || shown < this.#expected) return;
    this.#expected = null;
    this.pending = null;
  }

  /** A response to an earlier request leaves the current one open; what could not be read may have been any. */
  #forget(request: string | null): void {
    if (request === null || request === this.pending) this.pending = null;
  }
}
