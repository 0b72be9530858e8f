/** A hand-made table in the third round, for pictures and for states that real play reaches rarely. */

import type { Event, GameList, MatchSummary, Message, Offer, Player, Update } from "../../src/wire";

const say = (key: string, args: Message["args"] = {}, rule: string | null = null): Message => ({ key, args, rule });

export const card = (name: string | null, more: object = {}): object => ({
  card: name,
  face: "recto",
  pivoted: false,
  damage: [0, 0],
  screens: 0,
  exposed: true,
  older: false,
  fired: [0, 0, 0, 0],
  ...more,
});
const back = (name: string | null): object => card(name, { face: "verso", exposed: false });

export function view(more: object = {}): Record<string, unknown> {
  return {
    viewer: 0,
    mode: "skirmish",
    options: { chain: "once", rounds: 30, boxes: "two", compensation: "none" },
    round: 3,
    phase: "deploy",
    marker: 1,
    turn: 0,
    offset: 1,
    column: 0,
    step: 0,
    question: { deploy: { seat: 0 } },
    winners: null,
    sides: [
      {
        cruiser: "ares",
        chosen: true,
        slots: [3, 4, 3, 4, 3],
        armour: 17,
        passed: false,
        hand: 5,
        cards: ["0-09", "1-13", "1-59", "2-26", "3-35"],
        promised: 0,
        settled: 0,
        need: 0,
        symbols: 1,
        sectors: [
          [card("0-06")],
          [back("0-02"), card("1-21"), card("2-23")],
          [],
          [card("0-50"), card("1-56", { screens: 1 })],
          [back("0-03")],
        ],
        fighters: [1, 2, 0, 2, 2],
      },
      {
        cruiser: "athena",
        chosen: true,
        slots: [4, 3, 4, 3, 4],
        armour: 14,
        passed: true,
        hand: 3,
        cards: null,
        promised: 1,
        settled: 0,
        need: 0,
        symbols: 1,
        sectors: [
          [card("0-46")],
          [],
          [back(null), card("1-22"), card("2-24", { damage: [1, 0] })],
          [card("0-44", { pivoted: true })],
          [back(null), card("1-58", { damage: [0, 1] })],
        ],
        fighters: [1, 0, 4, 1, 1],
      },
    ],
    piles: [
      {
        owner: null,
        count: 31,
        size: 100,
        deck: null,
        discard: Array.from({ length: 9 }, (_, i) => `0-${41 + i}`),
        remade: null,
      },
    ],
    frames: [],
    steps: 0,
    arrangements: [],
    ...more,
  };
}

/** What the card 3-35 on sector 2 leads to. */
export function foreseenView(): unknown {
  const made = view() as {
    sides: { sectors: object[][]; cards: string[] | null; promised: number; fighters: number[] }[];
  };
  made.sides[0]!.sectors[1]!.push(card("3-35"));
  made.sides[0]!.cards = ["0-09", "1-13", "1-59", "2-26"];
  made.sides[0]!.promised = 1;
  return made;
}

const line = (n: number, text: string, event: object, rule: string | null = "SF-DEP-01"): Event => ({
  n,
  message: say("page-name", { name: text }, rule),
  event,
});

export const LOG: Event[] = [
  line(0, "Round 3.", { round_began: { round: 3, marker: 0 } }),
  line(1, "Ares plays 2-23: lateral, draw.", { played: { seat: 0, card: "2-23" } }),
  line(
    2,
    "0-50 hits a fighter of 2-24.",
    { damaged: { card: "2-24", at: { seat: 1, sector: 2, slot: 2 }, step: 1 } },
    "SF-FX-10",
  ),
  line(3, "Athena plays 2-24 on sector 3.", { played: { seat: 1, card: "2-24" } }),
  line(4, "Ares plays 1-56 on sector 4.", { played: { seat: 0, card: "1-56" } }),
  line(
    5,
    "Athena loses 2 points of armor: 14 left.",
    { armour_lost: { seat: 1, points: 2, left: 14, step: 0 } },
    "SF-BAT-05",
  ),
  line(6, "Athena passes and takes the initiative marker.", { passed: { seat: 1, forced: false } }, "SF-DEP-06"),
];

export const CHAIN: Event[] = [
  line(7, "Ares plays 3-35 on sector 2, slot 3.", {
    played: { seat: 0, card: "3-35", at: { seat: 0, sector: 1, slot: 3 } },
  }),
  line(7, "3-35 draws: one card goes aside, unseen.", { put_aside: { seat: 0, step: 1 } }),
  line(7, "3-35 pivots a card: you are asked which.", {
    fired: { seat: 0, card: "3-35", half: "bottom", effect: "pivot", step: 2 },
  }),
];

export function offers(): Offer[] {
  const ones: Offer[] = [{ choice: "pass", label: say("page-sf-pass") }];
  const plays: [string, number[]][] = [
    ["0-09", [0, 2, 3, 4]],
    ["1-13", []],
    ["1-59", []],
    ["2-26", [4]],
    ["3-35", [1]],
  ];
  for (const [name, sectors] of plays) {
    for (const sector of sectors)
      ones.push({
        choice: { play: { card: name, face: "recto", sector } },
        label: say("page-name", { name: `Play ${name} on sector ${sector + 1}` }),
      });
    for (const sector of [0, 1, 2, 3, 4])
      ones.push({
        choice: { play: { card: name, face: "verso", sector } },
        label: say("page-name", { name: `Play ${name} as a back on sector ${sector + 1}` }),
      });
  }
  return ones;
}

const player = (seat: number, kind: Player["kind"], you: boolean, level: string | null = null): Player => ({
  seat,
  kind,
  level,
  taken: true,
  here: true,
  you,
});
export const PLAYERS: Player[] = [player(0, "person", true), player(1, "machine", false, "veteran")];

export function update(more: Partial<Update> = {}): Update {
  return {
    version: 7,
    viewer: 0,
    turn: { kind: "decide", seats: [0] },
    entries: 7,
    view: view(),
    view_hash: "0123456789abcdef",
    question: { number: 7, seat: 0, text: say("page-name", { name: "Play a card or pass" }) },
    offers: { ones: offers(), areas: [] },
    chance: null,
    from: 0,
    events: LOG,
    undo: { free: true, needs_consent: false, marks_practice: false, pending: null },
    practice: false,
    players: PLAYERS,
    may_hurry: true,
    header: {
      id: "m1",
      game: "starfighter",
      rules: 1,
      content: "0011223344556677",
      commitment: "9f3c".repeat(16),
      nonces: [],
      chance: "generator",
    },
    ...more,
  };
}

const LEVELS = (["cadet", "pilot", "veteran", "ace"] as const).map((id) => ({
  id,
  name: say(`page-level-${id}`),
  note: say("sf-level-note", { level: id }),
}));
const game = (id: string, presets: string[]): GameList["games"][number] => ({
  id,
  name: say(`page-game-${id}`),
  rules: 1,
  presets: presets.map((preset) => ({
    id: preset,
    name: say("page-name", { name: preset.replace("_", " ") }),
    note: say("page-name", { name: "All cards and cruisers, one common pile." }),
    seats: 2,
    setup: { mode: preset },
  })),
  levels: LEVELS,
});

export const GAMES: GameList = {
  games: [
    game("starfighter", ["training", "skirmish", "total_war"]),
    game("xwing", ["introductory"]),
    game("temple", ["lost-temple"]),
    game("swccg", ["first"]),
  ],
};

export function matches(now: number): MatchSummary[] {
  const base = { game: "starfighter", practice: false, created: now - 90_000, commitment: "9f3c".repeat(16) };
  return [
    {
      ...base,
      id: "m1",
      status: "running",
      turn: { kind: "decide", seats: [0] },
      players: PLAYERS,
      entries: 42,
      changed: now - 120,
    },
    {
      ...base,
      id: "m2",
      status: "running",
      turn: { kind: "decide", seats: [1] },
      players: [player(0, "person", true), player(1, "friend", false)],
      entries: 18,
      changed: now - 86_400,
    },
    {
      ...base,
      id: "m3",
      status: "gathering",
      turn: { kind: "gathering" },
      players: [player(0, "person", true), { ...player(1, "friend", false), taken: false }],
      entries: 0,
      changed: now - 90_000,
    },
    {
      ...base,
      id: "m4",
      status: "over",
      turn: {
        kind: "over",
        winners: [0],
        draw: false,
        message: say("page-name", { name: "Athena's armor is at zero." }),
      },
      players: PLAYERS,
      entries: 131,
      changed: now - 200_000,
    },
  ];
}
