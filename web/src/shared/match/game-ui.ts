/** What every game implements for the page: the `GameUi` and the props of its components. */

import type { Component } from "svelte";
import type { Lesson } from "./lesson.svelte";
import type { Picking, Place, OfferPlaces } from "./picking.svelte";
import type { AreaOffer, ChanceAsked, Event as LogEvent, Message, NewSeat, Offer, PresetInfo } from "../../wire";

/** What a board is given. It draws `view` and points at places; it decides nothing. */
export interface BoardProps {
  view: unknown;
  /** What would come of the choice at hand, as the engine foresees it. */
  preview: unknown;
  /** Whether an offer touches the place at all. */
  isSelectable: (place: Place) => boolean;
  /** Whether it is asked for now, and shown so. */
  isHighlighted: (place: Place) => boolean;
  isPicked: (place: Place) => boolean;
  /** Whether a guided game points at it. */
  isSuggested?: (place: Place) => boolean;
  pick: (place: Place) => void;
  /** Steps being told, in order, with the number told so far. */
  steps: LogEvent[];
  stepIndex: number;
  /** Everything that happened up to what is shown. */
  log: LogEvent[];
  /** Asks the engine a question of the game's own about the table shown; nothing until it has answered. */
  inquire: (about: unknown) => unknown;
  /** The choice at hand, as it would be sent. */
  choice: unknown;
  /** Opens the reason of a number on the board. */
  why: (message: Message, kind: string) => void;
  /** The narrow drawing for phones. */
  compact: boolean;
  /** Whether it shows the past, where nothing can be picked. */
  past: boolean;
}

export interface Phases {
  round: number;
  names: Message[];
  now: number;
}

/** A game's own part of the new-match dialog: it gives back a set-up, which the program judges. */
export interface SetupProps {
  presets: PresetInfo[];
  guided: boolean;
  /** The seat of the person at this browser. */
  seat: number;
  /** The set-up, and for tables that are not two sides against each other who sits there. */
  chosen: (setup: unknown, seats?: NewSeat[]) => void;
}

/** What would come of a choice, drawn by the game itself beside the main button. */
export interface DetailProps {
  choice: unknown;
  view: unknown;
  inquire: (about: unknown) => unknown;
  /** Opens the text of a rule. */
  why: (title: Message, rule: string) => void;
}

/** Real dice, typed in. */
export interface DiceProps {
  chance: ChanceAsked;
  view: unknown;
  inquire: (about: unknown) => unknown;
  enter: (outcome: unknown) => void;
  roll: () => void;
}

/** An agreement of the players, for the head of the match. */
export interface MatchTerm {
  text: Message;
  changed: boolean;
}

/** What a row of the question panel says about a place beside its name. */
export interface PlaceInfo {
  note: Message;
  value: number | null;
}

export interface GameUi {
  id: string;
  icon: string;
  Board: Component<BoardProps>;
  /** The person's own cards, beside the board. */
  Hand: Component<BoardProps> | null;
  /** What to say instead of rows when places of this kind lie open beside the board. */
  hint: (kind: string, phone: boolean, view: unknown) => Message | null;
  /** The game's own way to answer by places of some kinds, in the question panel instead of rows. */
  QuestionPicker?: Component<{
    picking: Picking;
    view: unknown;
    compact: boolean;
    /** Areas of choices too many to list, such as where a piece may be set down. */
    areas: readonly AreaOffer[];
  }>;
  /** Whether `Picker` answers the question that is open. */
  usesPicker?: (view: unknown) => boolean;
  /** One place as a row of the question panel. */
  PlaceOption: Component<{ place: Place; view: unknown }> | null;
  Setup: Component<SetupProps> | null;
  /** Whether the people of a table play together, so that the set-up itself says who sits there. */
  cooperative?: boolean;
  /** Whether such a table ended in a draw, by the sentence that says how it ended. */
  isDraw?: (ending: Message) => boolean;
  /** What became of everything, below how the match ended. */
  Result?: Component<{ view: unknown }>;
  /** Own decks, where the game has any. */
  Decks: Component | null;
  /** The script of a guided first game, where there is one: its table is the preset `lesson`. */
  lesson?: Lesson;
  /** Remarks for a first game, by kind of question. */
  guide: ((view: unknown, question: Message | null) => Message | null) | null;
  places: (choice: unknown, view: unknown) => Place[];
  /** Offers in the order they are listed, where that is not the engine's. */
  sortOffers?: (offers: readonly Offer[], view: unknown) => readonly Offer[];
  placeInfo?: (
    place: Place,
    view: unknown,
    inquire: (about: unknown) => unknown,
    picked: readonly Place[],
  ) => PlaceInfo | null;
  /** Whether what others call rounds are turns of one player each. */
  roundsAreTurns?: boolean;
  /** What is taken when the person does not say: a card face up. */
  defaultPlaces: readonly Place[];
  /** Places that are switched between, such as the two faces of a card. */
  toggles: readonly (readonly Place[])[];
  /** Places that stand as buttons beside the main one, such as passing. */
  buttonPlaces: readonly Place[];
  /** What a place is called; the offers still left may say more than the view. */
  placeName: (place: Place, view: unknown, remaining?: readonly OfferPlaces[]) => Message;
  kindName: (kind: string) => Message;
  /** A choice as one would type it. */
  notation: (choice: unknown, view: unknown) => string;
  phases: (view: unknown) => Phases | null;
  /** What a seat is called: its cruiser, its squad. */
  seatName: (view: unknown, seat: number) => Message | null;
  /** Who meets whom, where that is not one seat against another. */
  matchup?: (view: unknown) => Message | null;
  handCount: (view: unknown) => number;
  /** The number of the round an event opens, if it opens one. */
  roundOf: (event: unknown) => number | null;
  /** Whether an event is worth a step of the telling; the log has them all. */
  isNarrated: (event: unknown) => boolean;
  /** One event as several steps of the telling, where it holds several sentences. */
  narrationSteps?: (logEvent: LogEvent) => LogEvent[];
  /** What the step being told shows beside its sentence. */
  StepDetail?: Component<{ logEvent: LogEvent }>;
  /** Whether an event deserves a mark on the replay line. */
  isMilestone: (event: unknown) => boolean;
  /** What a number on the board is made of, from the view and the log. */
  explainNumber: (kind: string, view: unknown, log: LogEvent[]) => { lines: Message[]; rule: string | null };
  /** Whether an event belongs to a chain of effects, for the log's filter. */
  matchesLogFilter: (event: unknown) => boolean;
  /** What that filter is called, where it is not about chains. */
  logFilterName?: Message;
  /** What the tab of `Hand` shows on a phone, where it is not a hand of cards. */
  handTab?: { icon: string; label: Message };
  /** Whether the answers are listed as whole sentences rather than place by place. */
  listsSentences?: (view: unknown) => boolean;
  /** What the engine is asked as soon as a question is open. */
  prefetch?: (view: unknown) => unknown;
  /** Members of an area that the engine's answer names beside the offers. */
  extraOffers?: (view: unknown, answer: unknown) => { offer: Offer; places: Place[] }[];
  /**
   * An answer the person has settled beforehand, with the sentence that says so; it is never given silently. Without an
   * offer only the sentence is said. `alone`: nobody but machines sits there too, so that its pace tells nobody anything.
   */
  autoAnswer?: (
    view: unknown,
    offers: readonly Offer[],
    alone: boolean,
  ) => { offer: Offer | null; why: Message } | null;
  /** Entries at which a machine's aim is worth asking for. */
  goalEntries?: (events: readonly LogEvent[]) => number[];
  /** The main button's words where the details stand beside it; the offer's own words otherwise. */
  buttonLabel?: (choice: unknown, view: unknown) => Message | null;
  ChoiceDetail?: Component<DetailProps>;
  DiceEntry?: Component<DiceProps>;
  /** The set-up in words, for the head of the match. */
  terms?: (view: unknown) => MatchTerm[];
}
