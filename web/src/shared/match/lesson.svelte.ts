/**
 * A guided game with a script: what to do next, why, and what to press. The script proposes one of the answers on offer
 * and never answers itself; whoever does otherwise is told so, and may take it back or go on from there.
 */

import { untrack } from "svelte";
import type { Message, Offer } from "../../wire";
import { kindOf, type Picking, type Place } from "./picking.svelte";
import { settings } from "../settings.svelte";
import type { MatchStore } from "./match-store.svelte";

/** A proposal for the open question. */
export interface LessonStep {
  /** Which step of the script it is, from one; nothing for a word beside the script. */
  n: number | null;
  text: Message;
  offer: Offer;
}

/** A game's script. */
export interface Lesson {
  /** How many steps it has. */
  steps: number;
  step: (view: unknown, offers: readonly Offer[]) => LessonStep | null;
  /** What was shown, line by line, once the script is over; nothing while it runs. */
  end: (view: unknown) => Message[] | null;
}

/** What to press next: a place, a whole answer, the main button, or the one that drops what is picked. */
export type Suggestion = { place: Place } | { offer: Offer } | "main" | "other";

/** What leads from what is picked now towards an answer. */
export function suggestionFor(
  offer: Offer,
  picking: Pick<Picking, "offers" | "picked" | "ready" | "asked">,
): Suggestion | null {
  const places = picking.offers.find((each) => each.offer === offer)?.places;
  if (!places) return null;
  if (picking.ready === offer) return "main";
  const mismatched = picking.picked.find((place) => !places.includes(place));
  if (mismatched !== undefined) {
    const instead = places.find((place) => kindOf(place) === kindOf(mismatched));
    return instead === undefined ? "other" : { place: instead };
  }
  const asked = picking.asked;
  if (!asked) return "other";
  const next = places.find((place) => kindOf(place) === asked.kind);
  if (next !== undefined) return { place: next };
  return places.length === 1 ? { place: places[0]! } : { offer };
}

const STORAGE_KEY = "tallyho.lessons";
/** As many lessons as a browser remembers. */
const MAX_LESSONS = 20;

function savedLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** This match follows the script of its game. */
export function beginLesson(id: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...savedLessons(), id].slice(-MAX_LESSONS)));
}

/** Who guides one match. */
export class Tutor {
  /** The proposal that was not followed last. */
  ignoredStep: LessonStep | null = $state.raw(null);
  #proposed: { question: number; choice: string; step: LessonStep } | null = null;
  readonly #isGuided: boolean;

  constructor(readonly store: MatchStore) {
    this.#isGuided = savedLessons().includes(store.id);
  }

  get lesson(): Lesson | null {
    return this.#isGuided && settings.guide ? (this.store.gameUi?.lesson ?? null) : null;
  }

  get step(): LessonStep | null {
    const { update, picking } = this.store;
    if (!update?.question) return null;
    const offers = picking.offers.map((each) => each.offer);
    return this.lesson?.step(update.view, offers) ?? null;
  }

  get suggestion(): Suggestion | null {
    const { step } = this;
    return step ? suggestionFor(step.offer, this.store.picking) : null;
  }

  get end(): Message[] | null {
    const { update } = this.store;
    return update ? (this.lesson?.end(update.view) ?? null) : null;
  }

  isSuggested(place: Place): boolean {
    const { suggestion } = this;
    return typeof suggestion === "object" && suggestion !== null && "place" in suggestion && suggestion.place === place;
  }

  /** To be called with every new question: sees what became of the last proposal. */
  checkLastAnswer(): void {
    const question = this.store.update?.question?.number ?? null;
    const { step } = this;
    untrack(() => {
      const [last, answered] = [this.#proposed, this.store.lastAnswer];
      if (last && last.question !== question && answered?.question === last.question)
        this.ignoredStep = JSON.stringify(answered.choice) === last.choice ? null : last.step;
      if (question === null) return;
      this.#proposed = step?.n == null ? null : { question, choice: JSON.stringify(step.offer.choice), step };
    });
  }

  undo(): void {
    this.ignoredStep = null;
    this.#proposed = null;
    this.store.undo();
  }
}
