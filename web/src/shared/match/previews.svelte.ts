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
  /** What every answer to the question would lead to, in the order of the offers, where the game asks for it. */
  all: PendingPreview[] = $state.raw([]);
  /** Requested previews; a refused one is not an error. */
  #requested = new Set<string>();

  constructor(private readonly send: (message: ClientMessage) => void) {}

  request(offer: Offer | null): void {
    if (offer === null) return this.drop();
    if (this.current?.offer === offer) return;
    const request = requestId();
    this.current = { offer, request, events: null, view: null };
    this.#requested.add(request);
    this.send({ type: "preview", request, choice: offer.choice });
  }

  /** Asks about every offer of a question, once. */
  requestAll(offers: readonly Offer[]): void {
    this.all = offers.map((offer) => ({ offer, request: requestId(), events: null, view: null }));
    for (const { offer, request } of this.all) {
      this.#requested.add(request);
      this.send({ type: "preview", request, choice: offer.choice });
    }
  }

  take(request: string, events: LogEvent[], view: unknown): void {
    this.all = this.all.map((each) => (each.request === request ? { ...each, events, view } : each));
    if (this.current?.request === request) this.current = { ...this.current, events, view };
  }

  /** Whether a refusal is of a preview, and so not of anything the person did. */
  refuse(request: string): boolean {
    if (!this.#requested.delete(request)) return false;
    this.take(request, [], null);
    return true;
  }

  /** Drops the preview of the current choice; those of the question stay until it is answered. */
  drop(): void {
    this.current = null;
  }

  clear(): void {
    this.current = null;
    this.all = [];
  }
}
