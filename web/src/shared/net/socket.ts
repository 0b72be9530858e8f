/**
 * A socket that comes back. It says hello with the last version it saw, so that nothing is missed and nothing is told
 * twice, and keeps unanswered requests to send again: the program takes each request id once.
 */

import type { ServerMessage, ClientMessage } from "../../wire";

/** The part of a WebSocket that is used; tests give a hand-made one. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  heard(message: ServerMessage): void;
  /** Connected, or since when not. */
  line(up: boolean): void;
  /** What to say first on each new connection. */
  hello(): ClientMessage;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const BEAT = 15_000;

export class Socket {
  #wire: Wire | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #silent = 0;
  #open = false;
  #unanswered = new Map<string, ClientMessage>();

  constructor(
    private readonly connect: () => Wire,
    private readonly listener: Listener,
  ) {
    this.#dial();
  }

  #dial(): void {
    if (this.#closed) return;
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      this.#open = true;
      this.#wait = FIRST_WAIT;
      this.#silent = 0;
      wire.send(JSON.stringify(this.listener.hello()));
      for (const message of this.#unanswered.values()) wire.send(JSON.stringify(message));
      this.listener.line(true);
      this.#beat = setInterval(() => this.#pulse(), BEAT);
    };
    wire.onmessage = (event) => this.#hear(event.data);
    wire.onclose = () => this.#lost(wire);
  }

  #hear(data: unknown): void {
    this.#silent = 0;
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    if ("request" in message && typeof message.request === "string") this.#unanswered.delete(message.request);
    this.listener.heard(message);
  }

  /** Two unanswered beats mean a dead line that the browser has not noticed. */
  #pulse(): void {
    this.#silent += 1;
    if (this.#silent > 2) this.#wire?.close();
    else this.#wire?.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
  }

  #lost(wire: Wire): void {
    if (this.#wire !== wire) return;
    this.#open = false;
    if (this.#beat !== null) clearInterval(this.#beat);
    if (this.#closed) return;
    this.listener.line(false);
    this.#timer = setTimeout(() => this.#dial(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Sends now, or on the next connection when it carries a request id. */
  send(message: ClientMessage): void {
    if ("request" in message) this.#unanswered.set(message.request, message);
    if (this.#open) this.#wire?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#wire?.close();
  }
}

/** The address of a match's socket on the page's own origin. */
export function socketAddress(id: string, at: { protocol: string; host: string } = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/matches/${encodeURIComponent(id)}/socket`;
}
