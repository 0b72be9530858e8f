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
export interface Step {
  /** Which step of the script it is, from one; nothing for a word beside the script. */
  n: number | null;
  text: Message;
  offer: Offer;
}

/** A game's script. */
export interface Lesson {
  /** How many steps it has. */
  steps: number;
  step: (view: unknown, offers: readonly Offer[]) => Step | null;
  /** What was shown, line by line, once the script is over; nothing while it runs. */
  end: (view: unknown) => Message[] | null;
}

/** What to press next: a place, a whole answer, the main button, or the one that drops what is picked. */
export type Aim = { place: Place } | { offer: Offer } | "main" | "other";

/** What leads from what is picked now towards an answer. */
export function aimAt(offer: Offer, picking: Pick<Picking, "offers" | "picked" | "ready" | "asked">): Aim | null {
  const places = picking.offers.find((each) => each.offer === offer)?.places;
  if (!places) return null;
  if (picking.ready === offer) return "main";
  const astray = picking.picked.find((place) => !places.includes(place));
  if (astray !== undefined) {
    const instead = places.find((place) => kindOf(place) === kindOf(astray));
    return instead === undefined ? "other" : { place: instead };
  }
  const asked = picking.asked;
  if (!asked) return "other";
  const next = places.find((place) => kindOf(place) === asked.kind);
  if (next !== undefined) return { place: next };
  return places.length === 1 ? { place: places[0]! } : { offer };
}

const SHELF = "tallyho.lessons";
/** As many lessons as a browser remembers. */
const MOST = 20;

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** This match follows the script of its game. */
export function beginLesson(id: string): void {
  localStorage.setItem(SHELF, JSON.stringify([...remembered(), id].slice(-MOST)));
}

/** Who guides one match. */
export class Tutor {
  /** The proposal that was not followed last. */
  departed: Step | null = $state.raw(null);
  #proposed: { question: number; choice: string; step: Step } | null = null;
  readonly #taught: boolean;

  constructor(readonly store: MatchStore) {
    this.#taught = remembered().includes(store.id);
  }

  get lesson(): Lesson | null {
    return this.#taught && settings.guide ? (this.store.gameUi?.lesson ?? null) : null;
  }

  get step(): Step | null {
    const { update, picking } = this.store;
    if (!update?.question) return null;
    const offers = picking.offers.map((each) => each.offer);
    return this.lesson?.step(update.view, offers) ?? null;
  }

  get aim(): Aim | null {
    const { step } = this;
    return step ? aimAt(step.offer, this.store.picking) : null;
  }

  get end(): Message[] | null {
    const { update } = this.store;
    return update ? (this.lesson?.end(update.view) ?? null) : null;
  }

  isAimed(place: Place): boolean {
    const { aim } = this;
    return typeof aim === "object" && aim !== null && "place" in aim && aim.place === place;
  }

  /** To be called with every new question: sees what became of the last proposal. */
  heed(): void {
    const question = this.store.update?.question?.number ?? null;
    const { step } = this;
    untrack(() => {
      const [last, answered] = [this.#proposed, this.store.answered];
      if (last && last.question !== question && answered?.question === last.question)
        this.departed = JSON.stringify(answered.choice) === last.choice ? null : last.step;
      if (question === null) return;
      this.#proposed = step?.n == null ? null : { question, choice: JSON.stringify(step.offer.choice), step };
    });
  }

  takeBack(): void {
    this.departed = null;
    this.#proposed = null;
    this.store.undo();
  }
}
