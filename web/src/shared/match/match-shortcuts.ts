/** What each keyboard shortcut does in a match. */

import type { Shortcut } from "../input/shortcut";
import type { ZoomCommand } from "../input/board-zoom";
import type { MatchStore } from "./match-store.svelte";

type Match = Pick<MatchStore, "picking" | "history" | "player" | "update" | "gameUi" | "choose">;

/** What the page around the match does. What returns a boolean says whether there was anything to do. */
export interface MatchPage {
  /** Shows an entry; null is the present. */
  go(at: number | null): void;
  /** Closes what is open: a text field, an explanation. */
  close(): boolean;
  explainFocused(): boolean;
  undo(): void;
  /** Opens the field for a typed answer. */
  type(): void;
  showLog(): void;
  showKeys(): void;
  focusSuggested(): boolean;
  zoom(command: ZoomCommand): void;
}

export class MatchShortcuts {
  constructor(
    private readonly match: Match,
    private readonly page: MatchPage,
  ) {}

  /** Runs a shortcut; false if it does nothing here, so that the browser may use the key. */
  run(what: Shortcut): boolean {
    if (typeof what === "object") return this.#pickNth(what.pick);
    const { page } = this;
    const always: Partial<Record<typeof what, () => void>> = {
      first: () => page.go(0),
      now: () => page.go(null),
      undo: () => page.undo(),
      face: () => this.#toggle(),
      zoomIn: () => page.zoom("in"),
      zoomOut: () => page.zoom("out"),
      whole: () => page.zoom("whole"),
      log: () => page.showLog(),
      keys: () => page.showKeys(),
      earlier: () => page.go((this.match.history.at ?? this.#entries ?? 1) - 1),
    };
    const act = always[what];
    if (act) return (act(), true);
    return this.#runIfPossible(what);
  }

  get #entries(): number | null {
    return this.match.update?.entries ?? null;
  }

  #runIfPossible(what: Exclude<Shortcut, object>): boolean {
    const { match, page } = this;
    switch (what) {
      case "main":
        return this.#main();
      case "beat":
        return this.#beat();
      case "back":
        return this.#goBack();
      case "step":
        return this.#step();
      case "later":
        return this.#goLater();
      case "why":
        return page.explainFocused();
      case "type":
        return match.update?.question ? (page.type(), true) : false;
      case "pass":
        return match.picking.isSelectable("pass:") ? (match.picking.pick("pass:"), true) : false;
      case "goOn":
        return page.focusSuggested();
      default:
        return false;
    }
  }

  /** Enter: the button that stands out. */
  #main(): boolean {
    const { history, picking, player } = this.match;
    if (history.at !== null) return this.#playPast();
    if (player.state === "playing") return (player.skip(), true);
    if (player.state === "paused") return (player.resume(), true);
    return picking.ready ? (this.match.choose(picking.ready), true) : false;
  }

  #beat(): boolean {
    const { history, player } = this.match;
    if (history.at !== null) return (history.stepForward(), true);
    return player.state === "idle" ? false : (player.step(), true);
  }

  #goBack(): boolean {
    const { history, picking, player } = this.match;
    if (this.page.close()) return true;
    if (history.at !== null) return (this.page.go(null), true);
    if (player.state === "playing") return (player.pause(), true);
    return picking.undoPick();
  }

  #playPast(): boolean {
    const { history } = this.match;
    if (history.playing) history.pause();
    else history.play();
    return true;
  }

  /** Space: to the next question, or on with what was paused. */
  #step(): boolean {
    const { history, player } = this.match;
    if (history.at !== null) return this.#playPast();
    if (player.state === "playing") return (player.skip(), true);
    return player.state === "paused" ? (player.resume(), true) : false;
  }

  #goLater(): boolean {
    const { at } = this.match.history;
    if (at === null) return false;
    this.page.go(at + 1 >= (this.#entries ?? 0) ? null : at + 1);
    return true;
  }

  #pickNth(n: number): boolean {
    const { picking } = this.match;
    const next = picking.nextPick;
    const place = next?.places[n];
    const offer = next?.kind === "choice" ? picking.remaining[n]?.offer : undefined;
    if (place !== undefined) picking.pick(place);
    else if (offer) picking.pickOffer(offer);
    return place !== undefined || offer !== undefined;
  }

  /** Turns what can be turned: the card to be played, the way of a walk. */
  #toggle(): void {
    const { picking, gameUi } = this.match;
    const isDefault = (place: string): boolean => gameUi?.defaultPlaces.includes(place) ?? false;
    const group = gameUi?.toggles.find((each) => each.some((place) => picking.fits(place)));
    const now = group?.find((place) => picking.isPicked(place)) ?? group?.find((place) => isDefault(place));
    const other = group?.find((place) => place !== now && picking.fits(place));
    if (other !== undefined) picking.pick(other);
  }
}
