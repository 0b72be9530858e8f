/** The saved decks of a game in the deck editor; every change is saved at once. */

import { copyToClipboard } from "../share-link.svelte";
import type { SavedDeck } from "./saved-decks";

export class DeckStore<Card> {
  decks: readonly SavedDeck<Card>[] = $state.raw([]);
  /** Index of the selected deck. */
  selected = $state(0);
  /** The text of the import and export field. */
  text = $state("");
  copied = $state(false);

  constructor(
    decks: readonly SavedDeck<Card>[],
    private readonly save: (decks: readonly SavedDeck<Card>[]) => void,
  ) {
    this.decks = decks;
  }

  get deck(): SavedDeck<Card> | undefined {
    return this.decks[this.selected];
  }

  #update(decks: readonly SavedDeck<Card>[]): void {
    this.decks = decks;
    this.copied = false;
    this.save(decks);
  }

  /** Adds a deck under a unique name. */
  add(name: string, cards: readonly Card[]): void {
    const free = this.decks.some((each) => each.name === name) ? `${name} ${this.decks.length + 1}` : name;
    this.#update([...this.decks, { name: free, cards: [...cards] }]);
    this.selected = this.decks.length - 1;
  }

  change(to: Partial<SavedDeck<Card>>): void {
    this.#update(this.decks.map((each, i) => (i === this.selected ? { ...each, ...to } : each)));
  }

  remove(): void {
    this.#update(this.decks.filter((_, i) => i !== this.selected));
    this.selected = 0;
  }

  /** Shows the deck as text and copies it to the clipboard if the browser allows it. */
  async copy(text: string): Promise<void> {
    this.text = text;
    this.copied = await copyToClipboard(text);
  }
}
