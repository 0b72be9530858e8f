/**
 * Whoever uses the keyboard is led through a guided game: the focus follows its suggestions, but only from where it was
 * led before, or from nowhere.
 */

/** The part of a document that is used; tests provide a fake. */
export interface FocusPage<E> {
  /** What is marked as suggested and can be seen. */
  suggested(): E | null;
  focused(): E | null;
  /** Whether nothing in particular has the focus. */
  isNowhere(focused: E | null): boolean;
  focus(element: E): void;
}

export class SuggestionFocus<E> {
  #usesKeyboard = false;
  #last: E | null = null;

  constructor(private readonly page: FocusPage<E>) {}

  onKey(): void {
    this.#usesKeyboard = true;
  }

  onPointer(): void {
    this.#usesKeyboard = false;
  }

  /** Moves the focus to what the guided game suggests. */
  focus(): boolean {
    const shown = this.page.suggested();
    this.#last = shown;
    if (shown === null) return false;
    this.page.focus(shown);
    return true;
  }

  /** Call when the suggestion has changed and is drawn. */
  follow(): void {
    const focused = this.page.focused();
    if (this.#usesKeyboard && (this.page.isNowhere(focused) || focused === this.#last)) this.focus();
  }
}

export const documentFocus: FocusPage<Element> = {
  suggested: () =>
    [...document.querySelectorAll(".suggested")].find((node) => node.getClientRects().length > 0) ?? null,
  focused: () => document.activeElement,
  isNowhere: (focused) => focused === null || focused === document.body,
  focus: (element) => (element as HTMLElement | SVGElement).focus(),
};
