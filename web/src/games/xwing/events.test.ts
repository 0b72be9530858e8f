import { expect, test } from "vitest";
import { localizeIn } from "../../shared/i18n/fluent";
import type { Message } from "../../wire";
import type { Logged } from "./types";
import type { ApproachRecord, Event, Sketch, View } from "./wire";
import { FACES, rowOf } from "./solo/chart";
import { joinsBeat, posesBefore, shotOf, trailsOf } from "./beats";
import { diceOn, sketchOf, narrationSteps, playedSteps, stageOf } from "./events";

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

test("of a solo ship's approach two sentences are told, each with its drawing: the tally and the chart", () => {
  const all = playedSteps(approach);
  expect(narrationSteps(approach).map((each) => stageOf(each.event))).toEqual(["tally", "arc", "dice", "cell"]);
  expect(all.map((each) => stageOf(each.event))).toEqual(["tally", "cell"]);
  expect(all.map((each) => (each.message.args["parts"] as Message[]).map((one) => one.key))).toEqual([
    ["xw-tally-near"],
    ["xw-entry-selected"],
  ]);
  expect(all.every((each) => each.n === 7 && each.message.rule === "XW-SOLO-01")).toBe(true);
});

test("an event of one sentence stays one step", () => {
  expect([...narrationSteps(moved), ...playedSteps(moved)]).toEqual([moved, moved]);
});

test("a ship stays where it was until its flight is told", () => {
  const all = [approach, flew, moved];
  const before = { ships: [null, null, null, { at: at(1) }] } as unknown as View;
  expect(posesBefore(all, 1, before)).toEqual(
    new Map([
      [3, at(1)],
      [1, at(5)],
    ]),
  );
  // While the flight is told the ship is at its end; the other ship still waits.
  expect(posesBefore(all, 2, before)).toEqual(new Map([[1, at(5)]]));
  expect(posesBefore(all, 3, before)).toEqual(new Map());
});

test("a flight is drawn with the trace of the approach, which may be an earlier entry", () => {
  expect(sketchOf([flew], [approach, moved])).toEqual({ sketch, stage: "flown" });
  expect(sketchOf([moved], [approach])).toBeNull();
});

test("the last way of each ship stays drawn", () => {
  expect(trailsOf([approach, flew, moved]).map(({ ship, from }) => [ship, from])).toEqual([
    [3, at(1)],
    [1, at(5)],
  ]);
});

test("tokens belong to the act that gave them, losses to the hit; a revealed dial is flown in the same beat", () => {
  const gained: Event = { gained: { ship: 1, token: "focus", count: 1, rule: "" } };
  expect(joinsBeat(gained, [moved])).toBe(true);
  expect(joinsBeat({ "shield-lost": { ship: 1 } }, [logEvent({ "shield-lost": { ship: 1 } })])).toBe(true);
  expect(joinsBeat({ "shield-lost": { ship: 1 } }, [logEvent(declared(0, 1))])).toBe(false);
});

test("an attack is on the table until something else begins", () => {
  expect(shotOf([logEvent(declared(0, 1))])).toMatchObject({ ship: 0, target: 1 });
  expect(shotOf([logEvent(declared(0, 1)), moved])).toBeNull();
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
  expect(diceOn(all.slice(0, 2))).toEqual({ attack: roll, defense: null });
  expect(diceOn(all.slice(0, 4))).toEqual({ attack: turned, defense: evade });
  expect(diceOn(all)).toEqual({ attack: null, defense: null });
});

test("every cell of every chart is a sentence in both languages", () => {
  for (const chart of ["bullseye", "front", "side", "rear"] as const)
    for (const defense of ["evade", "focus", "blank"] as const) {
      const row = rowOf(chart, defense);
      expect(row).toHaveLength(FACES.length);
      for (const entry of row ?? [])
        for (const lang of ["en", "fr"] as const) expect(localizeIn(lang, entry)).not.toMatch(/\[|\{|undefined/);
    }
  const [first] = rowOf("front", "evade") ?? [];
  expect(localizeIn("en", first!)).toBe("slowest blue bank away from the nearest obstacle");
});
