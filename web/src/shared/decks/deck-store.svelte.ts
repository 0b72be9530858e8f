/** Own decks of a game while they are looked through and changed; every change is kept at once. */

import { copy } from "../share-link.svelte";

export interface Kept<Card> {
  name: string;
  cards: Card[];
}

export class Shelf<Card> {
  decks: readonly Kept<Card>[] = $state.raw([]);
  /** Which deck is looked at. */
  at = $state(0);
  /** The deck as text, read in or written out. */
  text = $state("");
  copied = $state(false);

  constructor(
    decks: readonly Kept<Card>[],
    private readonly keep: (decks: readonly Kept<Card>[]) => void,
  ) {
    this.decks = decks;
  }

  get deck(): Kept<Card> | undefined {
    return this.decks[this.at];
  }

  #put(decks: readonly Kept<Card>[]): void {
    this.decks = decks;
    this.copied = false;
    this.keep(decks);
  }

  /** A further deck; two never have the same name. */
  add(name: string, cards: readonly Card[]): void {
    const free = this.decks.some((each) => each.name === name) ? `${name} ${this.decks.length + 1}` : name;
    this.#put([...this.decks, { name: free, cards: [...cards] }]);
    this.at = this.decks.length - 1;
  }

  change(to: Partial<Kept<Card>>): void {
    this.#put(this.decks.map((each, i) => (i === this.at ? { ...each, ...to } : each)));
  }

  drop(): void {
    this.#put(this.decks.filter((_, i) => i !== this.at));
    this.at = 0;
  }

  /** Shows the deck as text and puts it where the browser keeps what was copied, if it lets us. */
  async copy(text: string): Promise<void> {
    this.text = text;
    this.copied = await copy(text);
  }
}
