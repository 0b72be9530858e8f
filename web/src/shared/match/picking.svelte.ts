/**
 * Answering a question by picking places. Every offered choice names the places it touches (a card in hand, a face, a
 * sector); picking places narrows the offers until one remains. No rules are applied here: only what was offered can
 * be picked.
 */

import type { Offer } from "../../wire";

/** Something that can be picked, such as a card or a square: its kind, a colon, and its id. */
export type Place = string;

export const kindOf = (place: Place): string => place.slice(0, place.indexOf(":"));

export interface NextPick {
  /** The kind of place asked for next; `choice` if offers differ only in their label. */
  kind: string;
  places: Place[];
}

/** The offers that touch every picked place. */
export function matchingOffers(offers: readonly OfferPlaces[], picked: readonly Place[]): OfferPlaces[] {
  return offers.filter((offer) => picked.every((place) => offer.places.includes(place)));
}

export interface OfferPlaces {
  offer: Offer;
  places: Place[];
}

/** Adds a pick, dropping what contradicts it: picks of the same kind, then any that no offer shares with it. */
export function addPick(offers: readonly OfferPlaces[], picked: readonly Place[], place: Place): Place[] {
  const others = picked.filter((each) => kindOf(each) !== kindOf(place));
  const kept: Place[] = [];
  for (const each of others) if (matchingOffers(offers, [...kept, each, place]).length > 0) kept.push(each);
  return [...kept, place];
}

/** The first kind of place in which the remaining offers differ. */
export function nextPick(remaining: readonly OfferPlaces[], picked: readonly Place[]): NextPick | null {
  const first = remaining[0];
  if (!first || remaining.length === 1) return null;
  // Offers with the most places first: a card to play is asked for before passing is.
  const fullest = [...remaining].sort((a, b) => b.places.length - a.places.length);
  const kinds = [...new Set(fullest.flatMap((offer) => offer.places.map(kindOf)))];
  for (const kind of kinds) {
    if (picked.some((place) => kindOf(place) === kind)) continue;
    const places = [...new Set(remaining.flatMap((offer) => offer.places.filter((place) => kindOf(place) === kind)))];
    if (places.length > 1 || remaining.some((offer) => !offer.places.some((place) => kindOf(place) === kind)))
      return { kind, places };
  }
  return { kind: "choice", places: [] };
}

/** Leaves out offers that only differ from another one by not having a default place. */
export function withDefaults(
  remaining: OfferPlaces[],
  defaults: readonly Place[],
  picked: readonly Place[],
): OfferPlaces[] {
  const free = defaults.filter((place) => !picked.some((each) => kindOf(each) === kindOf(place)));
  if (free.length === 0) return remaining;
  const known = new Set(remaining.map((each) => each.places.join(" ")));
  return remaining.filter((each) =>
    free.every((place) => {
      const twin = each.places.map((own) => (kindOf(own) === kindOf(place) ? place : own)).join(" ");
      return twin === each.places.join(" ") || !known.has(twin);
    }),
  );
}

export class Picking {
  #offers: OfferPlaces[] = $state.raw([]);
  picked: Place[] = $state.raw([]);
  #defaults: readonly Place[] = [];
  /** The offer picked by its label, where places cannot tell offers apart. */
  #pickedOffer: Offer | null = $state.raw(null);
  /** Whether answers are listed as whole sentences; picked places then only narrow them. */
  #listsSentences = $state(false);

  /** Starts a new question. Picks that still fit are kept if it is the same question sent again. */
  setQuestion(
    offers: readonly Offer[],
    places: (choice: unknown) => Place[],
    defaults: readonly Place[],
    same: boolean,
    listsSentences = false,
  ): void {
    this.#listsSentences = listsSentences;
    this.#offers = offers.map((offer) => ({ offer, places: places(offer.choice) }));
    this.#defaults = defaults;
    this.#pickedOffer = null;
    this.picked = same && matchingOffers(this.#offers, this.picked).length > 0 ? this.picked : [];
  }

  /** Adds members of a region that the engine has named. */
  add(more: readonly OfferPlaces[]): void {
    const known = new Set(this.#offers.map((each) => JSON.stringify(each.offer.choice)));
    const fresh = more.filter((each) => !known.has(JSON.stringify(each.offer.choice)));
    if (fresh.length > 0) this.#offers = [...this.#offers, ...fresh];
  }

  get offers(): OfferPlaces[] {
    return this.#offers;
  }

  /** The remaining offers; where two differ only in face, the default one unless the person picked the other. */
  get remaining(): OfferPlaces[] {
    if (this.#pickedOffer) return this.#offers.filter((each) => each.offer === this.#pickedOffer);
    return withDefaults(matchingOffers(this.#offers, this.picked), this.#defaults, this.picked);
  }

  /** The choice that would be sent now, if there is exactly one. */
  get ready(): Offer | null {
    const remaining = this.remaining;
    const touched = this.picked.length > 0 || this.#pickedOffer !== null || this.#offers.length === 1;
    return touched && remaining.length === 1 ? (remaining[0]?.offer ?? null) : null;
  }

  get nextPick(): NextPick | null {
    if (this.#listsSentences) return this.remaining.length > 1 ? { kind: "choice", places: [] } : null;
    return nextPick(this.remaining, [...this.picked, ...this.#defaults]);
  }

  /** Whether anything was picked that could be dropped again. */
  get hasPick(): boolean {
    return this.picked.length > 0 || this.#pickedOffer !== null;
  }

  isSelectable(place: Place): boolean {
    return this.#offers.some((each) => each.places.includes(place));
  }

  /** Whether this place can be picked without dropping other picks. */
  fits(place: Place): boolean {
    const others = this.picked.filter((each) => kindOf(each) !== kindOf(place));
    return matchingOffers(this.#offers, [...others, place]).length > 0;
  }

  /** Whether this place is asked for now, or is another of a kind already picked. */
  isHighlighted(place: Place): boolean {
    const kind = kindOf(place);
    const wanted =
      this.#listsSentences || this.nextPick?.kind === kind || this.picked.some((each) => kindOf(each) === kind);
    return wanted && this.fits(place);
  }

  isPicked(place: Place): boolean {
    return this.picked.includes(place);
  }

  pick(place: Place): void {
    if (!this.isSelectable(place)) return;
    this.#pickedOffer = null;
    this.picked = this.isPicked(place)
      ? this.picked.filter((each) => each !== place)
      : addPick(this.#offers, this.picked, place);
  }

  pickOffer(offer: Offer): void {
    this.#pickedOffer = offer;
  }

  /** Drops the last pick; false if there was none. */
  undoPick(): boolean {
    if (this.#pickedOffer) {
      this.#pickedOffer = null;
      return true;
    }
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  clear(): void {
    this.#pickedOffer = null;
    this.picked = [];
  }
}
