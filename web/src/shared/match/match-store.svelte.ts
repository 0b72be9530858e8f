/**
 * The state of one match on this page: the last update, and the parts that each do one thing with it. It takes every
 * message to its part. No rules here.
 */

import { socketAddress, type Connection } from "../net/socket";
import { api } from "../net/api";
import { settings } from "../settings.svelte";
import type { Loader } from "../loading/loader.svelte";
import type { GameUi } from "../game/game-ui";
import type {
  ClientMessage,
  Event as LogEvent,
  Message,
  Offer,
  Player,
  ServerMessage,
  Thinking,
  Update,
  Viewer,
} from "../../wire";
import { Answers } from "./answers.svelte";
import { MatchConnection } from "./connection.svelte";
import { HeldMessages } from "./held-messages.svelte";
import { History } from "./history.svelte";
import { LiveInquiries } from "./inquiries.svelte";
import { MatchLog } from "./match-log.svelte";
import { Picking } from "./picking.svelte";
import { prefersReducedMotion } from "./play/reduced-motion";
import { beatsOf } from "./play/beats";
import { FrameReader } from "./play/frame-reader";
import { EventPlayer, type Frame } from "./play/player.svelte";
import { Previews, type PendingPreview } from "./previews.svelte";
import { Reasons } from "./reasons.svelte";
import { Requests } from "./requests.svelte";

/** A question with more answers than this is not previewed as a whole. */
const MAX_PREVIEWS = 12;

/** The last entry of an update, as the player shows it; `seat` is the viewer's own if it answers a request of theirs. */
function frameOf(update: Update, seat: number | null): Frame {
  const { entries, turn, view } = update;
  const events = update.events.filter((logEvent) => logEvent.n === entries - 1);
  return { after: entries, seat, turn, view, events };
}

export class MatchStore {
  update: Update | null = $state.raw(null);
  thinking: Thinking | null = $state.raw(null);
  readonly connection: MatchConnection;
  readonly requests = new Requests((message) => this.connection.send(message));
  readonly answers = new Answers(this.requests);
  readonly reasons = new Reasons((message) => this.connection.send(message));
  readonly picking = new Picking();
  /** Plays what happened; the page draws what it shows, not the last update. */
  readonly player: EventPlayer;
  /** What another player has taken back, until this one answers. */
  undone: Message | null = $state.raw(null);
  readonly history: History;
  readonly #log = new MatchLog();
  readonly #inquiries = new LiveInquiries((message) => this.connection.send(message));
  readonly #previews = new Previews((message) => this.connection.send(message));
  readonly #messages: HeldMessages;
  readonly #reader: FrameReader;
  #questionNumber: number | null = null;
  #viewer: Viewer | undefined = undefined;
  /** Whether the next update answers a greeting: it holds even if it is older, as from a restored database. */
  #greeted = false;

  constructor(
    readonly id: string,
    gameLoader: (game: string) => Loader<GameUi> | null,
    connect: () => Connection = () => new WebSocket(socketAddress(id)) as unknown as Connection,
    /** Whether what happens is played; a page that shows updates at once has no use for it. */
    private readonly plays = true,
  ) {
    this.history = new History(id, "watcher", (frame) => beatsOf(this.gameUi, frame.events));
    this.player = new EventPlayer({
      beats: (frame) => beatsOf(this.gameUi, frame.events),
      pace: () => (this.plays && !prefersReducedMotion() ? settings.speed : "off"),
      isOwn: (frame) => frame.seat !== null && this.ownPlayers.some((player) => player.seat === frame.seat),
      marksByActor: () => this.seat === null,
      needsMore: () => void this.#reader.fill(),
    });
    this.#reader = new FrameReader(this.player, (viewer, from) => api.history(id, viewer, from));
    this.#messages = new HeldMessages(gameLoader, (message) => this.#handle(message));
    this.connection = new MatchConnection(id, connect, {
      onMessage: (message) => this.#messages.take(message),
      hello: () => this.#hello(),
      isShown: () => this.update !== null,
      onEnd: () => this.close(),
    });
  }

  get log(): LogEvent[] {
    return this.#log.events;
  }

  get game(): Loader<GameUi> | null {
    return this.#messages.game;
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

  /** Whether everything known is shown, so that a question may be asked about it. */
  get isShown(): boolean {
    return this.player.state === "idle";
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

  // Shorthands for pages that show a match without its question panel.
  get offlineSince(): number | null {
    return this.connection.offlineSince;
  }

  get unavailable(): Message | null {
    return this.connection.unavailable;
  }

  get error(): Message | null {
    return this.connection.error;
  }

  get pendingRequest(): string | null {
    return this.requests.pending;
  }

  get refusal(): Message | null {
    return this.requests.refusal;
  }

  get stale(): boolean {
    return this.requests.stale;
  }

  undo(): void {
    this.answers.undo();
  }

  enter(outcome: unknown): void {
    this.answers.enter(outcome);
  }

  get preview(): PendingPreview | null {
    return this.#previews.current;
  }

  /** What each answer would lead to, where the game draws them all. */
  get allPreviews(): PendingPreview[] {
    return this.#previews.all;
  }

  #hello(): ClientMessage {
    this.#greeted = true;
    const hello: ClientMessage = { type: "hello" };
    if (this.update) hello.since = this.update.version;
    if (this.#viewer !== undefined) hello.as = this.#viewer;
    return hello;
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case "update":
        return this.#applyUpdate(message);
      case "stale":
        this.#applyUpdate(message.update);
        return this.requests.markStale(message.request);
      case "refused":
        if (message.request !== null && this.#previews.refuse(message.request)) return;
        if (message.request !== null && this.#inquiries.isOwn(message.request)) return;
        return this.requests.refuse(message.request, message.message);
      case "answer":
        return this.#onAnswer(message.request, message.answer);
      case "accepted":
        return this.requests.accept(message.request, message.version, this.update?.version ?? null);
      case "thinking":
        this.thinking = message;
        return;
      case "why":
        return this.reasons.take(message);
      case "preview":
        return this.#previews.take(message.request, message.events, message.view);
      case "gone":
        return message.cause === "broken" ? this.connection.end("broken") : undefined;
      case "pong":
        return;
    }
  }

  #applyUpdate(update: Update): void {
    const before = this.update;
    const viewerChanged = before !== null && before.viewer !== update.viewer;
    if (before && !this.#greeted && !viewerChanged && update.version < before.version) return;
    this.#greeted = false;
    this.update = update;
    const sameVersion = before?.version === update.version;
    const actor = this.requests.pending === null ? null : this.seat;
    const same = update.question !== null && update.question.number === this.#questionNumber && !viewerChanged;
    this.#questionNumber = update.question?.number ?? null;
    if (!sameVersion || viewerChanged) this.#inquiries.clear();
    if (!same) this.#previews.clear();
    if (update.question || !sameVersion || update.turn.kind !== "decide") this.thinking = null;
    if (!viewerChanged) this.#noteUndo(update, before);
    this.requests.show(update.version, same, sameVersion);
    this.#log.apply(update, viewerChanged);
    this.reasons.truncate(update.from);
    this.history.truncate(update.viewer, Math.min(update.from, update.entries));
    this.#ask(update, same);
    this.#play(update, frameOf(update, actor), viewerChanged ? null : before);
  }

  /** Has the player show what is new. Nothing that was undone is told. */
  #play(update: Update, latest: Frame, before: Update | null): void {
    if (before === null && this.#isPureWatching(update)) {
      this.#reader.restart(update.viewer, 0);
      this.player.expect(latest);
      return void this.#reader.fill();
    }
    if (before === null || update.from < before.entries || this.player.frame === null) {
      this.player.show(latest);
      return this.#reader.restart(update.viewer, latest.after + 1);
    }
    this.player.expect(latest);
    if (this.player.state !== "idle") this.#reader.arrive(latest);
  }

  /** Bots play each other: whoever watches sees it from the first entry on, however far the match is. */
  #isPureWatching(update: Update): boolean {
    return (
      this.plays &&
      update.viewer === "watcher" &&
      update.turn.kind !== "over" &&
      update.entries > 0 &&
      update.players.every((player) => player.kind === "machine")
    );
  }

  /** Keeps what another player has taken back, to say so. */
  #noteUndo(update: Update, before: Update | null): void {
    if (before === null || update.from >= before.entries || this.requests.pending !== null) return;
    const lost = this.log.filter((logEvent) => logEvent.n >= update.from);
    this.undone = (lost.find((each) => this.gameUi?.isNarrated(each.event) ?? true) ?? lost[0])?.message ?? null;
  }

  /** Lays out the offers of the question, and asks the engine what the game needs to know beforehand. */
  #ask(update: Update, same: boolean): void {
    const gameUi = this.gameUi;
    this.picking.setQuestion(
      gameUi?.sortOffers(update.offers.ones, update.view) ?? update.offers.ones,
      (choice) => gameUi?.places(choice, update.view) ?? [],
      gameUi?.defaultPlaces ?? [],
      same,
      gameUi?.listsSentences(update.view) ?? false,
    );
    if (update.question && !same && update.offers.ones.length <= MAX_PREVIEWS && gameUi?.previewsAll(update.view))
      this.#previews.requestAll(this.picking.offers.map((each) => each.offer));
    const prefetch = update.question ? gameUi?.prefetch(update.view) : null;
    const known = prefetch ? this.inquire(prefetch) : null;
    if (known !== null) this.#addExtraOffers(known);
    if (update.players.some((player) => player.kind === "machine"))
      for (const entry of gameUi?.goalEntries?.(update.events) ?? []) this.reasons.request(entry);
  }

  /** The engine's answer to a game-specific question, or null until it arrives. Sent once per version. */
  inquire(about: unknown): unknown {
    return this.#inquiries.inquire(about);
  }

  #onAnswer(request: string, answer: unknown): void {
    const prefetch = this.update?.question ? (this.gameUi?.prefetch(this.update.view) ?? null) : null;
    if (this.#inquiries.take(request, answer, prefetch)) this.#addExtraOffers(answer);
  }

  #addExtraOffers(answer: unknown): void {
    const more = this.gameUi?.extraOffers(this.update?.view, answer) ?? [];
    this.picking.add(more);
  }

  choose(offer: Offer): void {
    const question = this.update?.question;
    if (!question || !this.answers.choose(question.number, offer)) return;
    this.player.clearMarks();
    this.undone = null;
    this.#previews.clear();
  }

  /** Asks the engine what a choice would lead to. */
  requestPreview(offer: Offer | null): void {
    this.#previews.request(offer);
  }

  /** Makes the bots answer now. */
  hurry(): void {
    this.connection.send({ type: "hurry" });
  }

  /** Switches to the view of another seat of this browser. */
  viewAs(seat: number): void {
    this.#viewer = seat;
    this.picking.clear();
    this.player.skip();
    this.connection.send({ type: "hello", as: seat });
  }

  close(): void {
    this.#messages.clear();
    this.connection.close();
    this.history.stop();
    this.player.close();
  }
}
