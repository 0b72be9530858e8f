/** What every game implements for the page: the `GameUi` and the props of its components. */

import type { Component } from "svelte";
import type { GameEntry } from "./game-entry";
import type { Lesson } from "../match/lesson.svelte";
import type { Picking, Place, OfferPlaces } from "../match/picking.svelte";
import type { AreaOffer, ChanceQuestion, Event as LogEvent, Message, NewSeat, Offer, PresetInfo } from "../../wire";

/** Props of a board. It draws `view` and lets places be picked; it decides nothing. */
export interface BoardProps {
  view: unknown;
  /** The view after the current choice, as previewed by the engine. */
  preview: unknown;
  /** Whether any offer touches the place. */
  isSelectable: (place: Place) => boolean;
  /** Whether the place is asked for now, and drawn so. */
  isHighlighted: (place: Place) => boolean;
  isPicked: (place: Place) => boolean;
  /** Whether the guided game suggests it. */
  isSuggested?: (place: Place) => boolean;
  pick: (place: Place) => void;
  /** The events being narrated, and the index of the current one. */
  steps: LogEvent[];
  stepIndex: number;
  /** All events up to what is shown. */
  log: LogEvent[];
  /** Sends the engine a game-specific question about the shown state; null until it has answered. */
  inquire: (about: unknown) => unknown;
  /** The current choice, as it would be sent. */
  choice: unknown;
  /** Opens the explanation of a number on the board. */
  why: (message: Message, kind: string) => void;
  /** Whether to draw the narrow version for phones. */
  compact: boolean;
  /** Whether a past state is shown, where nothing can be picked. */
  past: boolean;
}

export interface Phases {
  round: number;
  names: Message[];
  now: number;
}

/** Props of a game's part of the new-match dialog: it returns a set-up, which the program checks. */
export interface SetupProps {
  presets: PresetInfo[];
  guided: boolean;
  /** The seat of the person using this browser. */
  seat: number;
  /** Receives the set-up and, for cooperative games, the seats. */
  onChange: (setup: unknown, seats?: NewSeat[]) => void;
}

/** Props of the details of a choice, drawn by the game beside the main button. */
export interface DetailProps {
  choice: unknown;
  view: unknown;
  inquire: (about: unknown) => unknown;
  /** Opens the text of a rule. */
  why: (title: Message, rule: string) => void;
}

/** Props of the entry of real dice. */
export interface DiceProps {
  chance: ChanceQuestion;
  view: unknown;
  inquire: (about: unknown) => unknown;
  enter: (outcome: unknown) => void;
  roll: () => void;
}

/** One option of the set-up as a sentence, for the top bar. */
export interface MatchTerm {
  text: Message;
  changed: boolean;
}

/** What a row of the question panel shows about a place beside its name. */
export interface PlaceInfo {
  note: Message;
  value: number | null;
}

export interface GameUi {
  entry: GameEntry;
  Board: Component<BoardProps>;
  /** The viewer's own cards, beside the board. */
  Hand: Component<BoardProps> | null;
  /** A hint shown instead of rows where places of this kind are picked beside the panel. */
  hint: (kind: string, phone: boolean, view: unknown) => Message | null;
  /** The game's own input for some questions, in the question panel instead of rows. */
  QuestionPicker?: Component<{
    picking: Picking;
    view: unknown;
    compact: boolean;
    /** Regions of choices too numerous to list, such as where a piece may be placed. */
    areas: readonly AreaOffer[];
  }>;
  /** Whether `QuestionPicker` handles the open question. */
  usesPicker?: (view: unknown) => boolean;
  /** One place as a row of the question panel. */
  PlaceOption: Component<{ place: Place; view: unknown }> | null;
  Setup: Component<SetupProps> | null;
  /** Details of the result, below the headline. */
  Result?: Component<{ view: unknown }>;
  /** The deck editor, if the game has decks. */
  Decks: Component | null;
  /** The script of a guided first game, if there is one; it starts from the preset `lesson`. */
  lesson?: Lesson;
  /** Remarks for a first game, by kind of question. */
  guide: ((view: unknown, question: Message | null) => Message | null) | null;
  places: (choice: unknown, view: unknown) => Place[];
  /** The order of the offers, if it is not the engine's. */
  sortOffers?: (offers: readonly Offer[], view: unknown) => readonly Offer[];
  placeInfo?: (
    place: Place,
    view: unknown,
    inquire: (about: unknown) => unknown,
    picked: readonly Place[],
  ) => PlaceInfo | null;
  /** Whether the game's "rounds" are turns of one player each. */
  roundsAreTurns?: boolean;
  /** Places assumed unless the person picks otherwise, such as a card face up. */
  defaultPlaces: readonly Place[];
  /** Groups of places that exclude each other, such as the two faces of a card. */
  toggles: readonly (readonly Place[])[];
  /** Places shown as buttons beside the main button, such as passing. */
  buttonPlaces: readonly Place[];
  /** The name of a place; the remaining offers may say more than the view. */
  placeName: (place: Place, view: unknown, remaining?: readonly OfferPlaces[]) => Message;
  kindName: (kind: string) => Message;
  /** The typed notation of a choice. */
  notation: (choice: unknown, view: unknown) => string;
  phases: (view: unknown) => Phases | null;
  /** The name of a seat: its cruiser, its squad. */
  seatName: (view: unknown, seat: number) => Message | null;
  /** Who plays whom, if that is not one seat against another. */
  matchup?: (view: unknown) => Message | null;
  handCount: (view: unknown) => number;
  /** The number of the round an event opens, if it opens one. */
  roundOf: (event: unknown) => number | null;
  /** Whether an event is a step of the narration; the log shows all of them. */
  isNarrated: (event: unknown) => boolean;
  /** Splits an event with several sentences into several narration steps. */
  narrationSteps?: (logEvent: LogEvent) => LogEvent[];
  /** Shown beside the sentence of the current narration step. */
  StepDetail?: Component<{ logEvent: LogEvent }>;
  /** Whether an event is marked on the replay slider. */
  isMilestone: (event: unknown) => boolean;
  /** What a number on the board is made of, from the view and the log. */
  explainNumber: (kind: string, view: unknown, log: LogEvent[]) => { lines: Message[]; rule: string | null };
  /** Whether the log filter keeps an event; by default the filter is about chains of effects. */
  matchesLogFilter: (event: unknown) => boolean;
  /** The name of the log filter, if it is not about chains. */
  logFilterName?: Message;
  /** The phone tab of `Hand`, if it is not a hand of cards. */
  handTab?: { icon: string; label: Message };
  /** Whether the answers are listed as whole sentences instead of place by place. */
  listsSentences?: (view: unknown) => boolean;
  /** An inquiry sent to the engine as soon as a question opens. */
  prefetch?: (view: unknown) => unknown;
  /** Members of a region that the answer to `prefetch` adds to the offers. */
  extraOffers?: (view: unknown, answer: unknown) => { offer: Offer; places: Place[] }[];
  /**
   * An answer given automatically, with the sentence that says so; it is never given silently. Without an offer only
   * the sentence is shown. `alone`: the other seats are all bots, so the delay of an answer reveals nothing to
   * anybody.
   */
  autoAnswer?: (
    view: unknown,
    offers: readonly Offer[],
    alone: boolean,
  ) => { offer: Offer | null; why: Message } | null;
  /** Entries for which to request a bot's goal. */
  goalEntries?: (events: readonly LogEvent[]) => number[];
  /** A short label for the main button where the details are shown beside it; the offer's own label otherwise. */
  buttonLabel?: (choice: unknown, view: unknown) => Message | null;
  ChoiceDetail?: Component<DetailProps>;
  DiceEntry?: Component<DiceProps>;
  /** The options of the set-up as sentences, for the top bar. */
  terms?: (view: unknown) => MatchTerm[];
}
