/**
 * What every game implements for the page. A game states its own types once, in `defineGame`; its components and
 * functions are checked against them. The pages pass on what the program sends without looking into it, so for them
 * the types of the game are unknown.
 */

import type { Component } from "svelte";
import type { AreaOffer, ChanceQuestion, Event as WireEvent, Message, NewSeat, Offer, PresetInfo } from "../../wire";
import type { Picking, Place } from "../match/picking.svelte";
import type { GameEntry } from "./game-entry";

/** The questions that can be put to the engine about a shown state, and their answers. */
export interface Inquiries {
  about: unknown;
  answer: unknown;
}
/** Sends a question to the engine; null until it has answered. */
export type Inquire<I extends Inquiries = Inquiries> = (about: I["about"]) => I["answer"] | null;

/** An offer of the program with the game's own type of choice. */
export type GameOffer<Choice> = Omit<Offer, "choice"> & { choice: Choice };
/** An offer and the places it touches. */
export interface GameOfferPlaces<Choice> {
  offer: GameOffer<Choice>;
  places: Place[];
}
/** An entry of the log with the game's own type of event. */
export type GameEvent<Event> = Omit<WireEvent, "event"> & { event: Event };

/** Props of a board. It draws `view` and lets places be picked; it decides nothing. */
export interface BoardProps<View, Choice, Event, I extends Inquiries> {
  view: View;
  /** The view after the current choice, as previewed by the engine. */
  preview: View | null;
  /** What each answer would lead to, where the game draws them all. */
  options: { choice: Choice; view: View | null }[];
  /** Whether any offer touches the place. */
  isSelectable: (place: Place) => boolean;
  /** Whether the place is asked for now, and drawn so. */
  isHighlighted: (place: Place) => boolean;
  isPicked: (place: Place) => boolean;
  /** Whether the guided game suggests it. */
  isSuggested: (place: Place) => boolean;
  pick: (place: Place) => void;
  /** The events of the entry being shown, and how many of them have been told: all of them unless it is played. */
  steps: GameEvent<Event>[];
  told: number;
  /** What is being told just now; empty when nothing plays. */
  now: GameEvent<Event>[];
  /** The view before this entry, while it is played. */
  before: View | null;
  /** How long the current beat takes, in milliseconds; 0 where nothing moves. */
  motion: number;
  /** What has happened lately and stays marked. */
  marks: GameEvent<Event>[];
  /** All events up to what is shown. */
  log: GameEvent<Event>[];
  inquire: Inquire<I>;
  /** The current choice, as it would be sent. */
  choice: Choice | null;
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
export interface DetailProps<View, Choice, I extends Inquiries> {
  choice: Choice;
  view: View;
  inquire: Inquire<I>;
  /** Opens the text of a rule. */
  why: (title: Message, rule: string) => void;
}

/** Props of the entry of real dice. */
export interface DiceProps<View, I extends Inquiries> {
  chance: ChanceQuestion;
  view: View;
  inquire: Inquire<I>;
  enter: (outcome: unknown) => void;
  roll: () => void;
}

/** Props of the game's own input for some questions. */
export interface PickerProps<View> {
  picking: Picking;
  view: View;
  compact: boolean;
  /** Regions of choices too numerous to list, such as where a piece may be placed. */
  areas: readonly AreaOffer[];
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

/** What a number is made of, and the rule behind it. */
export interface Explanation {
  lines: Message[];
  rule: string | null;
}

/** An automatic answer with the sentence that says so; without an offer only the sentence is shown. */
export interface AutoAnswer<Choice> {
  offer: GameOffer<Choice> | null;
  why: Message;
}

/** A suggested answer to the open question. */
export interface LessonStep<Choice = unknown> {
  /** The number of the script's step, from one; null for a remark outside the script. */
  n: number | null;
  text: Message;
  offer: GameOffer<Choice>;
}

/** The script of a guided first game; it starts from the preset `lesson`. */
export interface Lesson<View = unknown, Choice = unknown> {
  /** The number of steps. */
  steps: number;
  step: (view: View, offers: readonly GameOffer<Choice>[]) => LessonStep<Choice> | null;
  /** The summary once the script is over; null while it runs. */
  end: (view: View) => Message[] | null;
}

/** What a game must have. */
interface GameCore<View, Choice, Event, I extends Inquiries> {
  entry: GameEntry;
  Board: Component<BoardProps<View, Choice, Event, I>>;
  /** The viewer's own cards or pieces, beside the board. */
  Hand: Component<BoardProps<View, Choice, Event, I>>;
  Setup: Component<SetupProps>;
  /** The places that a choice touches. */
  places: (choice: Choice, view: View) => Place[];
  /** The name of a place; the remaining offers may say more than the view. */
  placeName: (place: Place, view: View, remaining?: readonly GameOfferPlaces<Choice>[]) => Message;
  kindName: (kind: string) => Message;
  /** The typed notation of a choice. */
  notation: (choice: Choice, view: View) => string;
  /** Null before the first round. */
  phases: (view: View) => Phases | null;
  /** The name of a seat: its cruiser, its squad. */
  seatName: (view: View, seat: number) => Message | null;
  handCount: (view: View) => number;
  /** Remarks for a first game, by kind of question. */
  guide: (view: View, question: Message | null) => Message | null;
  /** The number of the round an event opens, if it opens one. */
  roundOf: (event: Event) => number | null;
  /** Whether an event is a step of the narration; the log shows all of them. */
  isNarrated: (event: Event) => boolean;
  /** Whether an event is marked on the replay slider. */
  isMilestone: (event: Event) => boolean;
  /** Events that can be shown alone in the log. */
  logFilter: { name: Message; matches: (event: Event) => boolean };
}

/** What a game may have; `defineGame` fills in what most games do. */
interface GameOptions<View, Choice, Event, I extends Inquiries> {
  /** The deck editor, if the game has decks. */
  Decks: Component | null;
  lesson: Lesson<View, Choice> | null;
  /** Details of the result, below the headline. */
  Result: Component<{ view: View }> | null;
  /** The phone tab of `Hand`, if it is not a hand of cards. */
  handTab: { icon: string; label: Message } | null;
  /** What a round of the game is called. */
  roundKeys: RoundKeys;
  /** Who plays whom, if that is not one seat against another. */
  matchup: (view: View) => Message | null;
  /** The options of the set-up as sentences, for the top bar. */
  terms: ((view: View) => MatchTerm[]) | null;
  /** What a number on the board is made of, from the view and the log. */
  explainNumber: (kind: string, view: View, log: GameEvent<Event>[]) => Explanation;

  /** The order of the offers, if it is not the engine's. */
  sortOffers: (offers: readonly GameOffer<Choice>[], view: View) => readonly GameOffer<Choice>[];
  /** Places assumed unless the person picks otherwise, such as a card face up. */
  defaultPlaces: readonly Place[];
  /** Groups of places that exclude each other, such as the two faces of a card. */
  toggles: readonly (readonly Place[])[];
  /** Places shown as buttons beside the main button, such as passing. */
  buttonPlaces: readonly Place[];
  /** A hint shown instead of rows where places of this kind are picked beside the panel. */
  hint: (kind: string, phone: boolean, view: View) => Message | null;
  /** One place as a row of the question panel, for one kind of places. */
  PlaceOption: { kind: string; Option: Component<{ place: Place; view: View }> } | null;
  /** The kind of places that are numbers, shown as a row of digits. */
  numberKind: string | null;
  placeInfo: (place: Place, view: View, inquire: Inquire<I>, picked: readonly Place[]) => PlaceInfo | null;
  /** Whether the answers are listed as whole sentences instead of place by place. */
  listsSentences: (view: View) => boolean;
  /** The game's own input for the questions that `handles` names, in the question panel instead of rows. */
  picker: { Picker: Component<PickerProps<View>>; handles: (view: View) => boolean } | null;
  /** Whether every answer to this question is previewed as soon as it opens, to be drawn on the board. */
  previewsAll: (view: View) => boolean;
  /** An inquiry sent to the engine as soon as a question opens. */
  prefetch: (view: View) => I["about"] | null;
  /** Members of a region that the answer to `prefetch` adds to the offers. */
  extraOffers: (view: View, answer: I["answer"]) => GameOfferPlaces<Choice>[];
  /**
   * An answer given automatically; it is never given silently. `alone`: the other seats are all bots, so the delay of
   * an answer reveals nothing to anybody.
   */
  autoAnswer: (view: View, offers: readonly GameOffer<Choice>[], alone: boolean) => AutoAnswer<Choice> | null;
  /** A short label for the main button where the details are shown beside it; the offer's own label otherwise. */
  buttonLabel: (choice: Choice, view: View) => Message | null;
  ChoiceDetail: Component<DetailProps<View, Choice, I>> | null;
  DiceEntry: Component<DiceProps<View, I>> | null;

  /** How long an event is shown, in milliseconds: at the calm and at the fast pace. */
  beatMs: (event: Event) => readonly [calm: number, fast: number];
  /** Whether an event is shown together with those before it. */
  joinsBeat: (event: Event, beat: readonly GameEvent<Event>[]) => boolean;
  /** The sentences of an event that are played, each as a beat. */
  playedSteps: (logEvent: GameEvent<Event>) => GameEvent<Event>[];
  /** Splits an event with several sentences into all of them, for its explanation. */
  narrationSteps: (logEvent: GameEvent<Event>) => GameEvent<Event>[];
  /** Shown beside the sentence of the current narration step. */
  StepDetail: Component<{ logEvent: GameEvent<Event> }> | null;
  /** Entries for which to request a bot's goal, if bots have goals that are worth showing. */
  goalEntries: ((events: readonly GameEvent<Event>[]) => number[]) | null;
}

/** The messages that name a round: with its phase, the same on a phone, before the first one, and as a mark. */
export interface RoundKeys {
  now: string;
  phone: string;
  start: string;
  short: string;
}
export const ROUNDS: RoundKeys = {
  now: "page-context",
  phone: "page-context-phone",
  start: "page-context-start",
  short: "page-round-short",
};
/** For games whose rounds are turns of one player each. */
export const TURNS: RoundKeys = {
  now: "page-context-turn",
  phone: "page-context-phone-turn",
  start: "page-context-start-turn",
  short: "page-turn-short",
};

const OPTIONS: GameOptions<unknown, unknown, unknown, Inquiries> = {
  Decks: null,
  lesson: null,
  Result: null,
  handTab: null,
  roundKeys: ROUNDS,
  matchup: () => null,
  terms: null,
  explainNumber: () => ({ lines: [], rule: null }),
  sortOffers: (offers) => offers,
  defaultPlaces: [],
  toggles: [],
  buttonPlaces: ["pass:"],
  hint: () => null,
  PlaceOption: null,
  numberKind: null,
  placeInfo: () => null,
  listsSentences: () => false,
  picker: null,
  previewsAll: () => false,
  prefetch: () => null,
  extraOffers: () => [],
  autoAnswer: () => null,
  buttonLabel: () => null,
  ChoiceDetail: null,
  DiceEntry: null,
  beatMs: () => [900, 300],
  joinsBeat: () => false,
  playedSteps: (logEvent) => [logEvent],
  narrationSteps: (logEvent) => [logEvent],
  StepDetail: null,
  goalEntries: null,
};

/** A game as the pages see it. */
export interface GameUi
  extends GameCore<unknown, unknown, unknown, Inquiries>, GameOptions<unknown, unknown, unknown, Inquiries> {}

/** Props of a board as the pages see it. */
export type AnyBoardProps = BoardProps<unknown, unknown, unknown, Inquiries>;

/**
 * Defines a game by its own types of views, choices, events and inquiries. This is the only place where the page
 * trusts that the program sends what those types say.
 */
export function defineGame<View, Choice, Event, I extends Inquiries>(
  game: GameCore<View, Choice, Event, I> & Partial<GameOptions<View, Choice, Event, I>>,
): GameUi {
  return { ...OPTIONS, ...(game as unknown as GameUi) };
}
