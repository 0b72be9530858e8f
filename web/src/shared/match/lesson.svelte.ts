/**
 * A scripted guided game: what to do next, why, and what to press. The script suggests one of the offered answers and
 * never answers by itself; whoever chooses otherwise is told so, and may undo it or continue from there.
 */

import { untrack } from "svelte";
import type { Message, Offer } from "../../wire";
import { kindOf, type Picking, type Place } from "./picking.svelte";
import { settings } from "../settings.svelte";
import type { Lesson, LessonStep } from "../game/game-ui";
import type { MatchStore } from "./match-store.svelte";

/** What to press next: a place, a whole offer, the main button, or the button that clears the picks. */
export type Suggestion = { place: Place } | { offer: Offer } | "main" | "other";

/** What leads from the current picks towards an offer. */
export function suggestionFor(
  offer: Offer,
  picking: Pick<Picking, "offers" | "picked" | "ready" | "nextPick">,
): Suggestion | null {
  const places = picking.offers.find((each) => each.offer === offer)?.places;
  if (!places) return null;
  if (picking.ready === offer) return "main";
  const mismatched = picking.picked.find((place) => !places.includes(place));
  if (mismatched !== undefined) {
    const instead = places.find((place) => kindOf(place) === kindOf(mismatched));
    return instead === undefined ? "other" : { place: instead };
  }
  const next = picking.nextPick;
  if (!next) return "other";
  const place = places.find((each) => kindOf(each) === next.kind);
  if (place !== undefined) return { place };
  return places.length === 1 ? { place: places[0]! } : { offer };
}

const STORAGE_KEY = "tallyho.lessons";
const MAX_LESSONS = 20;

function savedLessons(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers that this match follows its game's script. */
export function beginLesson(id: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...savedLessons(), id].slice(-MAX_LESSONS)));
}

/** Guides one match by its game's script. */
export class Tutor {
  /** The last suggestion, if it was not followed. */
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

  /** Call with every new question: finds out whether the last suggestion was followed. */
  checkLastAnswer(): void {
    const question = this.store.update?.question?.number ?? null;
    const { step } = this;
    untrack(() => {
      const [last, answered] = [this.#proposed, this.store.answers.last];
      if (last && last.question !== question && answered?.question === last.question)
        this.ignoredStep = JSON.stringify(answered.choice) === last.choice ? null : last.step;
      if (question === null) return;
      this.#proposed = step?.n == null ? null : { question, choice: JSON.stringify(step.offer.choice), step };
    });
  }

  undo(): void {
    this.ignoredStep = null;
    this.#proposed = null;
    this.store.answers.undo();
  }
}
