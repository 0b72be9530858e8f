import { expect, test } from "vitest";
import { localizeIn } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import type { Logged } from "./types";
import type { ApproachRecord, Event, Sketch } from "./wire";
import { FACES, rowOf } from "./solo/chart";
import { diceAt, posesAt, sketchAt, narrationSteps, stageOf } from "./events";

const part = (key: string): Message => ({ key, args: {}, rule: "XW-SOLO-01" });
const logEvent = (event: Event, parts: Message[] = []): Logged => ({
  n: 7,
  message: { key: parts.length > 0 ? "xwg-e-solo" : "xwg-e-moved", args: { ship: "S1", parts }, rule: null },
  event,
});
const at = (y: number): { x: number; y: number; heading: number } => ({ x: 0, y, heading: 0 });
const sketch: Sketch = { from: at(1), to: at(2), lines: [], arc: [], template: [] };
const record: ApproachRecord = {
  ship: "S1",
  version: "1",
  tally: null,
  chart: null,
  roll: null,
  entries: [],
  maneuver: { speed: 2, bearing: "straight", side: null, colour: "blue" },
  attitude: null,
  align: null,
  rule: "XW-SOLO-01",
};
const approach = logEvent(
  { approach: { ship: 3, record, sketch, stages: ["tally", "arc", "dice", "cell"] } },
  ["xw-tally-near", "xw-chart", "xw-roll", "xw-entry-selected"].map(part),
);

const moved = logEvent({
  moved: {
    ship: 1,
    from: at(5),
    to: at(9),
    setting: { bearing: "straight", speed: 2 },
    full: true,
    touching: [],
    template: [],
  },
});
const flew = logEvent({
  flew: {
    ship: 3,
    record: {
      maneuver: record.maneuver,
      slots: [],
      slot: "middle",
      flight: { landing: "full", slot: "middle", end: null, obstacles: [], to_tally: null },
      flee: null,
      end: null,
      rule: null,
    },
  },
});
const declared = (ship: number, target: number): Event => ({
  declared: { ship, target, card: null, dice: 3, range: 2, obstructed: false, line: null },
});

test("a solo ship's turn is narrated sentence by sentence, each with its drawing", () => {
  const all = narrationSteps(approach);
  expect(all.map((each) => stageOf(each.event))).toEqual(["tally", "arc", "dice", "cell"]);
  expect(all.map((each) => (each.message.args["parts"] as Message[]).map((one) => one.key))).toEqual([
    ["xw-tally-near"],
    ["xw-chart"],
    ["xw-roll"],
    ["xw-entry-selected"],
  ]);
  expect(all.every((each) => each.n === 7 && each.message.rule === "XW-SOLO-01")).toBe(true);
});

test("an event of one sentence stays one step", () => {
  expect(narrationSteps(moved)).toEqual([moved]);
});

test("a ship stays where it was until its flight is narrated", () => {
  const all = [...narrationSteps(approach), flew, moved];
  expect(posesAt(all, 0)).toEqual(
    new Map([
      [3, at(1)],
      [1, at(5)],
    ]),
  );
  // While the flight is narrated the ship is at its end; the other ship still waits.
  expect(posesAt(all, 4)).toEqual(new Map([[1, at(5)]]));
  expect(posesAt(all, 5)).toEqual(new Map());
  expect(sketchAt(all, 4)).toEqual({ sketch, stage: "flown" });
  expect(sketchAt(all, 5)).toBeNull();
});

test("dice stay until the next attack is declared", () => {
  const roll = { hit: 1, crit: 0, focus: 1, blank: 0 };
  const turned = { hit: 2, crit: 0, focus: 0, blank: 0 };
  const evade = { evade: 1, focus: 0, blank: 0 };
  const all = [
    logEvent(declared(0, 1)),
    logEvent({ "attack-rolled": { roll, again: false } }),
    logEvent({ changed: { ship: 0, by: "focus", attack: turned, defense: { evade: 0, focus: 0, blank: 0 } } }),
    logEvent({ "defense-rolled": { dice: 1, roll: evade, again: false } }),
    logEvent(declared(1, 0)),
  ];
  expect(diceAt(all, 1)).toEqual({ attack: roll, defense: null });
  expect(diceAt(all, 3)).toEqual({ attack: turned, defense: evade });
  expect(diceAt(all, 4)).toEqual({ attack: null, defense: null });
});

test("every cell of every chart is a sentence in both languages", () => {
  for (const chart of ["bullseye", "front", "side", "rear"])
    for (const defense of ["evade", "focus", "blank"]) {
      const row = rowOf(chart, defense);
      expect(row).toHaveLength(FACES.length);
      for (const entry of row ?? [])
        for (const lang of ["en", "fr"] as const) expect(localizeIn(lang, entry)).not.toMatch(/\[|\{|undefined/);
    }
  const [first] = rowOf("front", "evade") ?? [];
  expect(localizeIn("en", first!)).toBe("slowest blue bank away from the nearest obstacle");
});
