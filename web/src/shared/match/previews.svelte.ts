/** What the current choice would lead to, as the engine says. */

import type { ClientMessage, Event as LogEvent, Offer } from "../../wire";
import { requestId } from "./request-id";

export interface PendingPreview {
  offer: Offer;
  request: string;
  events: LogEvent[] | null;
  view: unknown;
}

export class Previews {
  current: PendingPreview | null = $state.raw(null);
  /** Requested previews; a refused one is not an error. */
  #requested = new Set<string>();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  request(offer: Offer | null): void {
    if (offer === null) {
      this.clear();
      return;
    }
    if (this.current?.offer === offer) return;
    const request = requestId();
    this.current = { offer, request, events: null, view: null };
    this.#requested.add(request);
    this.send({ type: "preview", request, choice: offer.choice });
  }

  take(request: string, events: LogEvent[], view: unknown): void {
    if (this.current?.request === request) this.current = { ...this.current, events, view };
  }

  /** Whether a refusal is of a preview, and so not of anything the person did. */
  refuse(request: string): boolean {
    if (!this.#requested.delete(request)) return false;
    this.take(request, [], null);
    return true;
  }

  clear(): void {
    this.current = null;
  }
}
