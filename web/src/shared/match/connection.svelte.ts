/** The connection to one match: whether it is up, and why it will not come back. */

import type { ClientMessage, Message, ServerMessage } from "../../wire";
import { message } from "../i18n/fluent";
import { api, ApiError } from "../net/api";
import { Socket, type Connection } from "../net/socket";

export interface MatchListener {
  onMessage(message: ServerMessage): void;
  /** The first message on each new connection. */
  hello(): ClientMessage;
  /** Whether something of the match is shown already. */
  isShown(): boolean;
  /** Called when the connection will not be tried again. */
  onEnd(): void;
}

export class MatchConnection {
  /** When the connection was lost, in milliseconds since the epoch; null while it is up. */
  offlineSince: number | null = $state(null);
  /** Why the match cannot continue; there are no automatic retries. */
  unavailable: Message | null = $state.raw(null);
  /** Whether the program cannot continue the match, though it still has it. */
  isBroken = $state(false);
  /** Why there is no match to show, most likely because it does not exist. */
  error: Message | null = $state.raw(null);
  readonly #socket: Socket;

  constructor(
    private readonly id: string,
    connect: () => Connection,
    private readonly listener: MatchListener,
  ) {
    this.#socket = new Socket(connect, {
      onMessage: (message) => listener.onMessage(message),
      onConnectionChange: (up) => this.#onChange(up),
      hello: () => listener.hello(),
    });
  }

  /** A socket does not report why it failed to open; a plain request does. */
  #onChange(up: boolean): void {
    this.offlineSince = up ? null : (this.offlineSince ?? Date.now());
    if (up || this.unavailable) return;
    api.match(this.id).catch((cause: unknown) => {
      if (!(cause instanceof ApiError) || cause.status === 0) return;
      // An existing match may come back after any other refusal.
      if (this.listener.isShown()) return cause.status === 404 ? this.end("unknown") : undefined;
      this.error = cause.reason;
      this.listener.onEnd();
    });
  }

  /** Ends the connection for good, for a reason the person is told. */
  end(cause: "unknown" | "broken"): void {
    this.unavailable = message(`page-gone-${cause}`);
    this.isBroken = cause === "broken";
    this.listener.onEnd();
  }

  send(message: ClientMessage): void {
    this.#socket.send(message);
  }

  close(): void {
    this.#socket.close();
  }
}
