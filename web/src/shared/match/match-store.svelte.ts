/** The state of one match on this page: last update, log, open question and pending requests. No rules here. */

import { api, ApiError } from "../net/api";
import { message } from "../i18n/fluent";
import { History } from "./history.svelte";
import { LiveInquiries } from "./inquiries.svelte";
import { Previews, type PendingPreview } from "./previews.svelte";
import { requestId } from "./request-id";
import { Picking } from "./picking.svelte";
import { Socket, socketAddress, type Connection } from "../net/socket";
import { prefersReducedMotion, Playback } from "./playback.svelte";
import type {
  Viewer,
  ClientMessage,
  Event as LogEvent,
  Message,
  Offer,
  Player,
  ServerMessage,
  Thinking,
  Update,
  Why,
} from "../../wire";
import type { Loader } from "../loading/loader.svelte";
import type { GameUi } from "../game/game-ui";

export class MatchStore {
  update: Update | null = $state.raw(null);
  log: LogEvent[] = $state.raw([]);
  /** When the connection was lost, in milliseconds since the epoch; null while it is up. */
  offlineSince: number | null = $state(null);
  thinking: Thinking | null = $state.raw(null);
  refusal: Message | null = $state.raw(null);
  stale = $state(false);
  /** The id of the request in progress. */
  pendingRequest: string | null = $state(null);
  reasons: Record<number, Why> = $state({});
  readonly #inquiries = new LiveInquiries((message) => this.#socket.send(message));
  readonly #previews = new Previews((message) => this.#socket.send(message));
  /** Whether automatic answers are given; after an undo the person decides anew. */
  autoAnswerEnabled = $state(true);
  /** The last answer given here, so that the lesson can compare it with its suggestion. */
  lastAnswer: { question: number; choice: unknown } | null = null;
  /** Why the match cannot continue; there are no automatic retries. */
  unavailable: Message | null = $state.raw(null);
  /** Why there is no match to show, most likely because it does not exist. */
  error: Message | null = $state.raw(null);
  readonly picking = new Picking();
  readonly playback = new Playback();
  readonly history: History;
  /** The game, once the first update has named it. */
  game: Loader<GameUi> | null = $state.raw(null);
  /** Messages that wait for the game. */
  #held: ServerMessage[] | null = null;
  #socket: Socket;
  #questionNumber: number | null = null;
  #viewer: Viewer | undefined = undefined;
  /** The version produced by the request in progress, once it is known. */
  #expectedVersion: number | null = null;

  constructor(
    readonly id: string,
    private readonly gameLoader: (game: string) => Loader<GameUi> | null,
    connect: () => Connection = () => new WebSocket(socketAddress(id)) as unknown as Connection,
  ) {
    this.history = new History(id, "watcher");
    this.#socket = new Socket(connect, {
      onMessage: (message) => this.#onMessage(message),
      onConnectionChange: (up) => this.#onConnectionChange(up),
      hello: () => this.#hello(),
    });
  }

  /** Null until the game is loaded, and for a game that this page does not know. */
  get gameUi(): GameUi | null {
    return this.game?.value ?? null;
  }

  /** The seat whose view this page shows. */
  get seat(): number | null {
    const viewer = this.update?.viewer;
    return typeof viewer === "number" ? viewer : null;
  }

  get ownPlayers(): Player[] {
    return this.update?.players.filter((player) => player.you && player.kind !== "machine") ?? [];
  }

  /** The other seat of this browser that is to decide now: the screen is to be handed over. */
  get handOverTo(): number | null {
    const turn = this.update?.turn;
    if (turn?.kind !== "decide" || this.update?.question || this.ownPlayers.length < 2) return null;
    return (
      turn.seats.find((seat) => seat !== this.seat && this.ownPlayers.some((player) => player.seat === seat)) ?? null
    );
  }

  /** A socket does not report why it failed to open; a plain request does. */
  #onConnectionChange(up: boolean): void {
    this.offlineSince = up ? null : (this.offlineSince ?? Date.now());
    if (up || this.unavailable) return;
    api.match(this.id).catch((cause: unknown) => {
      if (!(cause instanceof ApiError) || cause.status === 0) return;
      // An existing match may come back after any other refusal.
      if (this.update) return cause.status === 404 ? this.#markUnavailable("page-gone-unknown") : undefined;
      this.error = cause.reason;
      this.close();
    });
  }

  #markUnavailable(key: string): void {
    this.unavailable = message(key);
    this.close();
  }

  #hello(): ClientMessage {
    const hello: ClientMessage = { type: "hello" };
    if (this.update) hello.since = this.update.version;
    if (this.#viewer !== undefined) hello.as = this.#viewer;
    return hello;
  }

  /** Nothing is shown before the game is loaded: messages wait for it, in their order. */
  #onMessage(message: ServerMessage): void {
    if (this.#held) {
      this.#held.push(message);
      return;
    }
    const update = message.type === "update" ? message : message.type === "stale" ? message.update : null;
    const loader = update && !this.game ? this.gameLoader(update.header.game) : null;
    if (!loader || loader.value) {
      this.game ??= loader;
      this.#handle(message);
      return;
    }
    this.game = loader;
    this.#held = [message];
    void loader.load();
    void loader.ready.then(() => this.#release());
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.#handle(message);
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        this.#applyUpdate(message);
        break;
      case "stale":
        this.#applyUpdate(message.update);
        this.stale = true;
        this.pendingRequest = null;
        break;
      case "refused":
        if (message.request !== null && this.#previews.refuse(message.request)) break;
        if (message.request !== null && this.#inquiries.isOwn(message.request)) break;
        this.refusal = message.message;
        this.pendingRequest = null;
        break;
      case "answer":
        this.#onAnswer(message.request, message.answer);
        break;
      case "accepted":
        if (this.pendingRequest === message.request) this.#finishRequest(message.version);
        break;
      case "thinking":
        this.thinking = message;
        break;
      case "why":
        this.reasons[message.entry] = message;
        break;
      case "preview":
        this.#previews.take(message.request, message.events, message.view);
        break;
      case "gone":
        if (message.cause === "broken") this.#markUnavailable("page-gone-broken");
        break;
      case "pong":
        break;
    }
  }

  /** A request is finished when its version has been shown, not when it was accepted. */
  #finishRequest(version: number): void {
    const shown = this.update !== null && this.update.version >= version;
    this.#expectedVersion = shown ? null : version;
    if (shown) this.pendingRequest = null;
  }

  #applyUpdate(update: Update): void {
    const viewerChanged = this.update !== null && this.update.viewer !== update.viewer;
    const before = this.update;
    this.update = update;
    if (before?.version !== update.version || viewerChanged) this.#inquiries.clear();
    if (this.#expectedVersion !== null) this.#finishRequest(this.#expectedVersion);
    this.log =
      viewerChanged && update.from > 0
        ? update.events
        : [...this.log.filter((logEvent) => logEvent.n < update.from), ...update.events];
    this.thinking = update.turn.kind === "decide" ? this.thinking : null;
    if (update.question || before?.version !== update.version) this.thinking = null;
    this.history.truncate(update.viewer, Math.min(update.from, update.entries));
    const same = update.question !== null && update.question.number === this.#questionNumber && !viewerChanged;
    this.#questionNumber = update.question?.number ?? null;
    if (!same) {
      this.#previews.clear();
      this.stale = false;
      if (before?.version !== update.version) this.refusal = null;
    }
    const gameUi = this.gameUi;
    this.picking.setQuestion(
      gameUi?.sortOffers(update.offers.ones, update.view) ?? update.offers.ones,
      (choice) => gameUi?.places(choice, update.view) ?? [],
      gameUi?.defaultPlaces ?? [],
      same,
      gameUi?.listsSentences(update.view) ?? false,
    );
    const prefetch = update.question ? gameUi?.prefetch(update.view) : null;
    if (prefetch) this.#prefetch(prefetch);
    if (update.players.some((player) => player.kind === "machine"))
      for (const entry of gameUi?.goalEntries?.(update.events) ?? []) this.requestReason(entry);
    const steps = update.events
      .filter((logEvent) => gameUi?.isNarrated(logEvent.event) ?? true)
      .flatMap((logEvent) => gameUi?.narrationSteps(logEvent) ?? [logEvent]);
    if (before && !viewerChanged && steps.length > 0) this.playback.enqueue(steps, prefersReducedMotion());
  }

  /** The engine's answer to a game-specific question, or null until it arrives. Sent once per version. */
  inquire(about: unknown): unknown {
    return this.#inquiries.inquire(about);
  }

  get preview(): PendingPreview | null {
    return this.#previews.current;
  }

  #prefetch(about: unknown): void {
    const known = this.inquire(about);
    if (known !== null) this.#addExtraOffers(known);
  }

  #onAnswer(request: string, answer: unknown): void {
    const prefetch = this.update?.question ? (this.gameUi?.prefetch(this.update.view) ?? null) : null;
    if (this.#inquiries.take(request, answer, prefetch)) this.#addExtraOffers(answer);
  }

  #addExtraOffers(answer: unknown): void {
    const more = this.gameUi?.extraOffers(this.update?.view, answer) ?? [];
    this.picking.add(more);
  }

  #request(message: ClientMessage & { request: string }): void {
    this.refusal = null;
    this.#expectedVersion = null;
    this.pendingRequest = message.request;
    this.#socket.send(message);
  }

  choose(offer: Offer): void {
    const question = this.update?.question;
    if (!question || this.pendingRequest) return;
    this.autoAnswerEnabled = true;
    this.playback.finish();
    this.#previews.clear();
    this.lastAnswer = { question: question.number, choice: offer.choice };
    this.#request({ type: "choose", request: requestId(), question: question.number, choice: offer.choice });
  }

  /** Asks the engine what a choice would lead to. */
  requestPreview(offer: Offer | null): void {
    this.#previews.request(offer);
  }

  undo(): void {
    this.autoAnswerEnabled = false;
    this.lastAnswer = null;
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

  requestReason(entry: number): void {
    if (!(entry in this.reasons) || this.reasons[entry]?.sealed) this.#socket.send({ type: "why", entry });
  }

  /** Switches to the view of another seat of this browser. */
  viewAs(seat: number): void {
    this.#viewer = seat;
    this.picking.clear();
    this.playback.finish();
    this.#socket.send({ type: "hello", as: seat });
  }

  close(): void {
    this.#held = null;
    this.#socket.close();
    this.history.stop();
    this.playback.finish();
  }
}
