/** What the panel of reasons explains: an event, a number of the board, or a rule. */

import type { Event as LogEvent, Message } from "../../wire";
import type { GameUi } from "../game/game-ui";

export interface Subject {
  title: Message;
  rule: string | null;
  /** The log entry it came from, if any. */
  entry: number | null;
  /** Further facts, such as what a number is made of. */
  lines: Message[];
}

/** What is shown, and so what is explained. */
export interface Shown {
  gameUi: Pick<GameUi, "explainNumber" | "narrationSteps"> | null;
  view: unknown;
  log: LogEvent[];
}

export class Explanations {
  subject: Subject | null = $state.raw(null);

  constructor(
    private readonly shown: () => Shown,
    private readonly requestReason: (entry: number) => void,
    private readonly onOpen: () => void = () => undefined,
  ) {}

  /** The steps of an event are listed when there are several. */
  explainEvent(event: LogEvent): void {
    this.requestReason(event.n);
    const narrated = this.shown().gameUi?.narrationSteps(event) ?? [];
    const lines = narrated.length > 1 ? narrated.map((step) => step.message) : [];
    this.#open({ title: event.message, rule: event.message.rule, entry: event.n, lines });
  }

  explainEntry(entry: number): void {
    const logEvent = this.shown().log.find((each) => each.n === entry);
    if (logEvent) this.explainEvent(logEvent);
  }

  /** Explains the last event; false if nothing has happened yet. */
  explainLast(): boolean {
    const last = this.shown().log.at(-1);
    if (last) this.explainEvent(last);
    return last !== undefined;
  }

  explainNumber(title: Message, kind: string): void {
    const { gameUi, view, log } = this.shown();
    const { rule, lines } =
      gameUi && view != null ? gameUi.explainNumber(kind, view, log) : { rule: null, lines: [] as Message[] };
    this.#open({ title, rule, entry: null, lines });
  }

  showRule(title: Message, rule: string): void {
    this.#open({ title, rule, entry: null, lines: [] });
  }

  /** Closes the explanation; false if there is none. */
  close(): boolean {
    const open = this.subject !== null;
    this.subject = null;
    return open;
  }

  #open(subject: Subject): void {
    this.subject = subject;
    this.onOpen();
  }
}
