/**
 * A reconnecting WebSocket. It greets with the last version it saw, so that nothing is missed or repeated, and
 * resends unanswered requests: the server accepts each request id once.
 */

import type { ServerMessage, ClientMessage } from "../../wire";

/** The part of WebSocket that is used; tests provide a fake. */
export interface Connection {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  onMessage(message: ServerMessage): void;
  onConnectionChange(up: boolean): void;
  /** The first message on each new connection. */
  hello(): ClientMessage;
}

const INITIAL_RETRY_MS = 400;
const MAX_RETRY_MS = 8_000;
const HEARTBEAT_MS = 15_000;
/** A connection that says nothing for so long after the device woke up is dead. */
const WAKE_MS = 2_000;

export class Socket {
  #connection: Connection | null = null;
  #closed = false;
  #retryDelay = INITIAL_RETRY_MS;
  #retryTimer: ReturnType<typeof setTimeout> | null = null;
  #heartbeat: ReturnType<typeof setInterval> | null = null;
  #missedHeartbeats = 0;
  /** How many messages have come. */
  #heard = 0;
  #open = false;
  #unanswered = new Map<string, ClientMessage>();

  constructor(
    private readonly connect: () => Connection,
    private readonly listener: Listener,
  ) {
    if (typeof document !== "undefined") {
      document.addEventListener("visibilitychange", this.#onWake);
      globalThis.addEventListener?.("online", this.#onWake);
    }
    this.#connect();
  }

  /** A device that was asleep may have lost its connection without noticing: it asks at once. */
  readonly #onWake = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (!this.#open) {
      this.#reconnect();
      return;
    }
    const [asleep, heard] = [this.#connection, this.#heard];
    this.#connection?.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
    setTimeout(() => {
      if (!this.#closed && this.#connection === asleep && this.#heard === heard) this.#drop();
    }, WAKE_MS);
  };

  /** Gives up a connection without waiting for its end, and makes a new one. */
  #drop(): void {
    const connection = this.#connection;
    if (!connection) return;
    this.#onClose(connection);
    connection.close();
    this.#reconnect();
  }

  /** Instead of waiting for the next attempt. */
  #reconnect(): void {
    if (this.#retryTimer === null) return;
    clearTimeout(this.#retryTimer);
    this.#retryDelay = INITIAL_RETRY_MS;
    this.#connect();
  }

  #connect(): void {
    this.#retryTimer = null;
    if (this.#closed) return;
    const connection = this.connect();
    this.#connection = connection;
    connection.onopen = () => {
      this.#open = true;
      this.#retryDelay = INITIAL_RETRY_MS;
      this.#missedHeartbeats = 0;
      connection.send(JSON.stringify(this.listener.hello()));
      for (const message of this.#unanswered.values()) connection.send(JSON.stringify(message));
      this.listener.onConnectionChange(true);
      this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS);
    };
    connection.onmessage = (event) => this.#onData(event.data);
    connection.onclose = () => this.#onClose(connection);
  }

  #onData(data: unknown): void {
    this.#missedHeartbeats = 0;
    this.#heard += 1;
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as ServerMessage;
    if ("request" in message && typeof message.request === "string") this.#unanswered.delete(message.request);
    this.listener.onMessage(message);
  }

  /** Two unanswered heartbeats mean a dead connection that the browser has not noticed. */
  #sendHeartbeat(): void {
    this.#missedHeartbeats += 1;
    if (this.#missedHeartbeats > 2) this.#connection?.close();
    else this.#connection?.send(JSON.stringify({ type: "ping" } satisfies ClientMessage));
  }

  #onClose(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    this.#open = false;
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    if (this.#closed) return;
    this.listener.onConnectionChange(false);
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, MAX_RETRY_MS);
  }

  /** Sends now; a message with a request id is also sent on the next connection if it stays unanswered. */
  send(message: ClientMessage): void {
    if ("request" in message) this.#unanswered.set(message.request, message);
    if (this.#open) this.#connection?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    if (typeof document !== "undefined") {
      document.removeEventListener("visibilitychange", this.#onWake);
      globalThis.removeEventListener?.("online", this.#onWake);
    }
    if (this.#retryTimer !== null) clearTimeout(this.#retryTimer);
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    this.#connection?.close();
  }
}

/** The URL of a match's socket on the page's own origin. */
export function socketAddress(id: string, at: { protocol: string; host: string } = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/matches/${encodeURIComponent(id)}/socket`;
}
