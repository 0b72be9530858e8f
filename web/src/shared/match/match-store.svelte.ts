/** One match as this page knows it: the last update, the log, what is being asked and answered. It judges nothing. */

import { api, nonce, ApiError } from "../net/api";
import { message } from "../i18n/fluent";
import { History } from "./history.svelte";
import { Picking } from "./picking.svelte";
import { Socket, socketAddress, type Connection } from "../net/socket";
import { stillPreferred, Telling } from "./playback.svelte";
import type {
  As,
  ClientMessage,
  Event as Told,
  Message,
  Offer,
  Player,
  ServerMessage,
  Thinking,
  Update,
  Why,
} from "../../wire";
import type { GameUi } from "./game-ui";

export interface Foreseen {
  offer: Offer;
  request: string;
  events: Told[] | null;
  view: unknown;
}

let counter = 0;
/**
 * An id for a request; the program takes each once, however often the line breaks. Of the browser's own ids there are
 * none on a page without encryption, such as this one on a home network.
 */
const requestId = (): string => `${Date.now().toString(36)}-${(counter += 1).toString(36)}-${nonce().slice(0, 8)}`;

export class MatchStore {
  update: Update | null = $state.raw(null);
  log: Told[] = $state.raw([]);
  /** Since when the line is down, in milliseconds; nothing while it is up. */
  down: number | null = $state(null);
  thinking: Thinking | null = $state.raw(null);
  refused: Message | null = $state.raw(null);
  stale = $state(false);
  /** A request is under way. */
  waiting: string | null = $state(null);
  foreseen: Foreseen | null = $state.raw(null);
  reasons: Record<number, Why> = $state({});
  /** What the engine answered about the table of this version, by question. */
  #answers: Record<string, unknown> = $state.raw({});
  #inquiries = new Map<string, string>();
  /** Whether settled answers wait: after a taking back the person decides anew. */
  autoAnswerEnabled = $state(true);
  /** The last answer given here, for whoever proposed one. */
  answered: { question: number; choice: unknown } | null = null;
  /** Why the match on the table cannot go on; nothing is tried again by itself. */
  gone: Message | null = $state.raw(null);
  /** Why there is no match to show: no such match, most likely. */
  fault: Message | null = $state.raw(null);
  readonly picking = new Picking();
  readonly telling = new Telling();
  readonly history: History;
  #socket: Socket;
  #asked: number | null = null;
  #eyes: As | undefined = undefined;
  /** The version that answers the request under way, once it is known. */
  #due: number | null = null;
  /** Previews asked for; a refused one is nobody's fault. */
  #previews = new Set<string>();

  constructor(
    readonly id: string,
    private readonly gameUiFor: (game: string) => GameUi | null,
    connect: () => Connection = () => new WebSocket(socketAddress(id)) as unknown as Connection,
  ) {
    this.history = new History(id, "watcher");
    this.#socket = new Socket(connect, {
      onMessage: (message) => this.#hear(message),
      onConnectionChange: (up) => this.#line(up),
      hello: () => this.#hello(),
    });
  }

  get gameUi(): GameUi | null {
    return this.update ? this.gameUiFor(this.update.header.game) : null;
  }

  /** The seat whose eyes this page has. */
  get seat(): number | null {
    const viewer = this.update?.viewer;
    return typeof viewer === "number" ? viewer : null;
  }

  get mine(): Player[] {
    return this.update?.players.filter((player) => player.you && player.kind !== "machine") ?? [];
  }

  /** The other seat of this browser that is asked now: the screen is to be handed over to it. */
  get handOver(): number | null {
    const turn = this.update?.turn;
    if (turn?.kind !== "decide" || this.update?.question || this.mine.length < 2) return null;
    return turn.seats.find((seat) => seat !== this.seat && this.mine.some((player) => player.seat === seat)) ?? null;
  }

  /** A socket does not say why it failed to open; a plain request does. */
  #line(up: boolean): void {
    this.down = up ? null : (this.down ?? Date.now());
    if (up || this.gone) return;
    api.match(this.id).catch((refused: unknown) => {
      if (!(refused instanceof ApiError) || refused.status === 0) return;
      // A table that was there may come back after any other refusal.
      if (this.update) return refused.status === 404 ? this.#go("page-gone-unknown") : undefined;
      this.fault = refused.reason;
      this.close();
    });
  }

  #go(key: string): void {
    this.gone = message(key);
    this.close();
  }

  #hello(): ClientMessage {
    const hello: ClientMessage = { type: "hello" };
    if (this.update) hello.since = this.update.version;
    if (this.#eyes !== undefined) hello.as = this.#eyes;
    return hello;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.#take(message);
        break;
      case "stale":
        this.#take(message.update);
        this.stale = true;
        this.waiting = null;
        break;
      case "refused":
        // A preview that cannot be given is no refusal of anything the person did.
        if (message.request !== null && this.#previews.delete(message.request)) {
          if (message.request === this.foreseen?.request) this.foreseen = { ...this.foreseen, events: [], view: null };
          break;
        }
        if (message.request !== null && this.#inquiries.has(message.request)) break;
        this.refused = message.message;
        this.waiting = null;
        break;
      case "answer":
        this.#answered(message.request, message.answer);
        break;
      case "accepted":
        if (this.waiting === message.request) this.#settle(message.version);
        break;
      case "thinking":
        this.thinking = message;
        break;
      case "why":
        this.reasons[message.entry] = message;
        break;
      case "preview":
        if (this.foreseen?.request === message.request)
          this.foreseen = { ...this.foreseen, events: message.events, view: message.view };
        break;
      case "gone":
        if (message.cause === "broken") this.#go("page-gone-broken");
        break;
      case "pong":
        break;
    }
  }

  /** A request is over when the table it made has been shown, not when it was accepted. */
  #settle(version: number): void {
    const shown = this.update !== null && this.update.version >= version;
    this.#due = shown ? null : version;
    if (shown) this.waiting = null;
  }

  #take(update: Update): void {
    const changedEyes = this.update !== null && this.update.viewer !== update.viewer;
    const before = this.update;
    this.update = update;
    if (before?.version !== update.version || changedEyes) {
      this.#answers = {};
      this.#inquiries.clear();
    }
    if (this.#due !== null) this.#settle(this.#due);
    this.log =
      changedEyes && update.from > 0
        ? update.events
        : [...this.log.filter((told) => told.n < update.from), ...update.events];
    this.thinking = update.turn.kind === "decide" ? this.thinking : null;
    if (update.question || before?.version !== update.version) this.thinking = null;
    this.history.forget(update.viewer, Math.min(update.from, update.entries));
    const same = update.question !== null && update.question.number === this.#asked && !changedEyes;
    this.#asked = update.question?.number ?? null;
    if (!same) {
      this.foreseen = null;
      this.stale = false;
      if (before?.version !== update.version) this.refused = null;
    }
    const gameUi = this.gameUi;
    this.picking.ask(
      gameUi?.sortOffers?.(update.offers.ones, update.view) ?? update.offers.ones,
      (choice) => gameUi?.places(choice, update.view) ?? [],
      gameUi?.defaultPlaces ?? [],
      same,
      gameUi?.listsSentences?.(update.view) ?? false,
    );
    const wonder = update.question ? gameUi?.prefetch?.(update.view) : null;
    if (wonder) this.#wonder(wonder);
    if (update.players.some((player) => player.kind === "machine"))
      for (const entry of gameUi?.goalEntries?.(update.events) ?? []) this.askWhy(entry);
    const steps = update.events
      .filter((told) => gameUi?.isNarrated(told.event) ?? true)
      .flatMap((told) => gameUi?.narrationSteps?.(told) ?? [told]);
    if (before && !changedEyes && steps.length > 0) this.telling.tell(steps, stillPreferred());
  }

  /** The engine's answer to a question of the game's own, or nothing until it has come. Asked once for each table. */
  inquire(about: unknown): unknown {
    const key = JSON.stringify(about);
    if (key in this.#answers) return this.#answers[key];
    if (![...this.#inquiries.values()].includes(key)) {
      const request = requestId();
      this.#inquiries.set(request, key);
      this.#socket.send({ type: "inquire", request, about });
    }
    return null;
  }

  #wonder(about: unknown): void {
    const known = this.inquire(about);
    if (known !== null) this.#widen(known);
  }

  #answered(request: string, answer: unknown): void {
    const key = this.#inquiries.get(request);
    if (key === undefined) return;
    this.#answers = { ...this.#answers, [key]: answer };
    const wonder = this.update?.question ? this.gameUi?.prefetch?.(this.update.view) : null;
    if (wonder && JSON.stringify(wonder) === key) this.#widen(answer);
  }

  #widen(answer: unknown): void {
    const more = this.gameUi?.extraOffers?.(this.update?.view, answer) ?? [];
    this.picking.add(more);
  }

  #request(message: ClientMessage & { request: string }): void {
    this.refused = null;
    this.#due = null;
    this.waiting = message.request;
    this.#socket.send(message);
  }

  choose(offer: Offer): void {
    const question = this.update?.question;
    if (!question || this.waiting) return;
    this.autoAnswerEnabled = true;
    this.telling.finish();
    this.foreseen = null;
    this.answered = { question: question.number, choice: offer.choice };
    this.#request({ type: "choose", request: requestId(), question: question.number, choice: offer.choice });
  }

  /** Asks the engine itself what would come of a choice. */
  foresee(offer: Offer | null): void {
    if (offer === null) {
      this.foreseen = null;
      return;
    }
    if (this.foreseen?.offer === offer) return;
    const request = requestId();
    this.foreseen = { offer, request, events: null, view: null };
    this.#previews.add(request);
    this.#socket.send({ type: "preview", request, choice: offer.choice });
  }

  undo(): void {
    this.autoAnswerEnabled = false;
    this.answered = null;
    this.#request({ type: "undo", request: requestId() });
  }

  answerUndo(allow: boolean): void {
    this.#request({ type: "answer_undo", request: requestId(), allow });
  }

  roll(): void {
    this.#request({ type: "roll", request: requestId() });
  }

  enter(outcome: unknown): void {
    this.#request({ type: "enter", request: requestId(), outcome });
  }

  resign(): void {
    this.#request({ type: "resign", request: requestId() });
  }

  hurry(): void {
    this.#socket.send({ type: "hurry" });
  }

  askWhy(entry: number): void {
    if (!(entry in this.reasons) || this.reasons[entry]?.sealed) this.#socket.send({ type: "why", entry });
  }

  /** Looks through another seat of this browser. */
  lookAs(seat: number): void {
    this.#eyes = seat;
    this.picking.clear();
    this.telling.finish();
    this.#socket.send({ type: "hello", as: seat });
  }

  close(): void {
    this.#socket.close();
    this.history.stop();
    this.telling.finish();
  }
}
