/** What the person does in a match, as requests to the program. */

import type { Offer } from "../../wire";
import { requestId } from "./request-id";
import type { Requests } from "./requests.svelte";

export class Answers {
  /** Whether automatic answers are given; after an undo the person decides anew. */
  automatic = $state(true);
  /** The last answer given here, so that the lesson can compare it with its suggestion. */
  last: { question: number; choice: unknown } | null = null;

  constructor(private readonly requests: Requests) {}

  /** Answers a question; false while another request is in progress. */
  choose(question: number, offer: Offer): boolean {
    if (this.requests.pending) return false;
    this.automatic = true;
    this.last = { question, choice: offer.choice };
    this.requests.start({ type: "choose", request: requestId(), question, choice: offer.choice });
    return true;
  }

  undo(): void {
    this.automatic = false;
    this.last = null;
    this.requests.start({ type: "undo", request: requestId() });
  }

  /** Allows or refuses the undo that somebody else asks for. */
  answerUndo(allow: boolean): void {
    this.requests.start({ type: "answer_undo", request: requestId(), allow });
  }

  roll(): void {
    this.requests.start({ type: "roll", request: requestId() });
  }

  /** Enters what physical dice show. */
  enter(outcome: unknown): void {
    this.requests.start({ type: "enter", request: requestId(), outcome });
  }

  resign(): void {
    this.requests.start({ type: "resign", request: requestId() });
  }
}
