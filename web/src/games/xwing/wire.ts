/** The parts of X-Wing's views and choices that the page uses. */

export type Side = "left" | "right";
export type Bearing =
  | "straight"
  | "koiogran"
  | "stationary"
  | "reverse_straight"
  | { bank: Side }
  | { turn: Side }
  | { segnor: Side }
  | { tallon: Side }
  | { reverse_bank: Side };

export interface Setting {
  bearing: Bearing;
  speed: number;
}

/** In micrometers and microdegrees. */
export interface At {
  x: number;
  y: number;
  heading: number;
}

export type Status = "reserve" | "arriving" | "to-place" | "in-play" | "destroyed" | "returned" | "fled";
export type Tokens = Record<string, number>;

export interface Ship {
  label: string;
  kind: number;
  pilot: number | null;
  team: "player" | "solo";
  seat: number | null;
  initiative: number;
  status: Status;
  at: At;
  shields: number;
  force: number;
  damage: Damage[];
  lock: Object | null;
  cards: { card: number; charges: number }[];
  tokens: Tokens;
}

export interface Rock {
  token: number;
  at: At;
  gone: boolean;
}

export interface Device {
  card: number;
  team: "player" | "solo";
  at: At;
  gone: boolean;
}

export type Phase = "setup" | "planning" | "system" | "activation" | "engagement" | "end";

export interface Public {
  options: { table: "feet" | "metric"; rounds: number; solo_repairs: boolean };
  round: number;
  phase: Phase;
  ships: Ship[];
  obstacles: Rock[];
  devices: Device[];
  dials: number;
  done: number;
  engaging: number | null;
  seats: number;
  attack: Attack;
  scenario?: Scenario | null;
  open: string | Record<string, unknown>;
}

/** Waves and markers of a scenario. */
export interface Scenario {
  variant: string;
  markers: [At, At] | null;
}

export interface View {
  viewer: number | "watcher" | null;
  public: Public;
  dials: { ship: number; setting: Setting | null }[];
}

export type Object = { ship: string } | { obstacle: string } | { device: string } | { point: { x: number; y: number } };

export type Choice =
  | "pass"
  | { place: [number, At] }
  | { turret: { single: string } | { double: string } }
  | { dial: [number, Setting] }
  | { next: number }
  | { decloak: Side | null }
  | { drop: number }
  | { "drop-bank": [number, Side] }
  | { drag: [Side, string] | null }
  | { spin: Side }
  | { token: string }
  | { use: string }
  | { charges: number }
  | { break: number }
  | { detonate: number }
  | { ahead: Side | null }
  | "unlock"
  | { first: "action" | "card" }
  | { slot: string }
  | { act: string | Record<string, unknown> }
  | { fire: [number, number] }
  | { change: string | { effect: number } }
  | { reroll: [string | { effect: number }, number, number] };

/** Where a ship may be placed, in micrometers. */
export interface Zone {
  ship: number;
  across: [number, number];
  along: [number, number];
}

/** The odds of a shot. */
export interface Prospects {
  line: [[number, number], [number, number]];
  distance: number;
  range: number;
  obstructed: boolean;
  attack_dice: number;
  defense_dice: number;
  odds: { damage: number[]; any: number; expected: number; destroyed: number; rolls: number };
}

export type Outline = [number, number][];

/** A line in micrometers: from, to. */
export type Line = [[number, number], [number, number]];

/** A solo ship's flight as recorded by the program when it happened, in micrometers. */
export interface Sketch {
  from: At;
  to: At;
  lines: { object: Object; from: [number, number]; to: [number, number]; mm: number; decided: boolean }[];
  arc: [number, number][];
  template: [number, number][];
}

export interface Pool {
  fresh: Faces;
  fixed: Faces;
}
/** Dice counted by their faces. */
export interface Faces {
  crit?: number;
  hit?: number;
  evade?: number;
  focus: number;
  blank: number;
}
export interface Attack {
  attacker: number;
  defender: number;
  weapon: number;
  range: number;
  obstructed: boolean;
  reds: Pool;
  greens: Pool;
}
export type Damage = { up: string } | { down: number } | { turned: string };

/** What happened, under its tag. Which facts there are depends on the tag. */
export type Event = Record<string, Facts>;

export interface Facts {
  ship?: number;
  target?: number;
  round?: number;
  phase?: string;
  from?: At;
  to?: At;
  at?: At;
  range?: number;
  line?: Line | null;
  template?: [number, number][];
  sketch?: Sketch;
  roll?: Faces;
  attack?: Faces;
  defense?: Faces;
  /** The narration step of a solo ship's turn. */
  stage?: Stage;
  /** What a solo ship's turn was decided by. */
  record?: SoloRecord;
}

/** The steps in which a solo ship's turn is narrated. */
export type Stage = "tally" | "arc" | "dice" | "cell" | "other";

export interface SoloRecord {
  chart: { chart: string } | null;
  roll: SoloRoll | null;
  entries: { roll: SoloRoll | null }[];
}
export interface SoloRoll {
  defense: string;
  attack: string;
}

export type Inquiry = { arcs: number } | { template: [number, Setting] } | { shot: [number, number, number] };
/** The answer to the inquiry of the same name. */
export type InquiryAnswer =
  { arcs: Outline[][] } | { template: { outline: Outline; end: At } } | { shot: Prospects | null };
