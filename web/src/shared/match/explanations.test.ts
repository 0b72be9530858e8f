import { expect, test } from "vitest";
import type { Event, Message } from "../../wire";
import type { GameUi } from "../game/game-ui";
import { Explanations, type Shown } from "./explanations.svelte";

const message = (key: string, rule: string | null = null): Message => ({ key, args: {}, rule });
const event = (n: number, rule: string | null = null): Event => ({ n, message: message(`e${n}`, rule), event: n });
const gameUi = {
  narrationSteps: (each: Event) => (each.n === 2 ? [event(20), event(21)] : [each]),
  explainNumber: (kind: string, view: unknown, log: Event[]) => ({
    rule: "R-1",
    lines: [message(`${kind} ${String(view)} ${log.length}`)],
  }),
} as unknown as GameUi;
function open(shown: Partial<Shown> = {}) {
  const asked: number[] = [];
  let opened = 0;
  const explanations = new Explanations(
    () => ({ gameUi, view: "now", log: [event(1, "R-9"), event(2)], ...shown }),
    (entry) => asked.push(entry),
    () => (opened += 1),
  );
  return { explanations, asked, opened: () => opened };
}

test("an event is explained by its rule, its steps, and the reason that is asked for", () => {
  const { explanations, asked, opened } = open();
  explanations.explainEntry(1);
  expect(explanations.subject).toEqual({ title: message("e1", "R-9"), rule: "R-9", entry: 1, lines: [] });
  explanations.explainEntry(2);
  expect(explanations.subject?.lines.map(({ key }) => key)).toEqual(["e20", "e21"]);
  expect([asked, opened()]).toEqual([[1, 2], 2]);
});

test("an entry that is not shown explains nothing", () => {
  const { explanations, asked } = open();
  explanations.explainEntry(7);
  expect([explanations.subject, asked]).toEqual([null, []]);
});

test("the last event, if anything has happened", () => {
  const { explanations } = open();
  expect(explanations.explainLast()).toBe(true);
  expect(explanations.subject?.entry).toBe(2);
  expect(open({ log: [] }).explanations.explainLast()).toBe(false);
});

test("a number is explained from what is shown, and asks for no reason", () => {
  const { explanations, asked } = open({ view: "then", log: [event(1)] });
  explanations.explainNumber(message("armor"), "armor:0");
  expect(explanations.subject?.lines[0]?.key).toBe("armor:0 then 1");
  expect([explanations.subject?.rule, explanations.subject?.entry, asked]).toEqual(["R-1", null, []]);
  const without = open({ view: null }).explanations;
  without.explainNumber(message("armor"), "armor:0");
  expect(without.subject).toEqual({ title: message("armor"), rule: null, entry: null, lines: [] });
});

test("closing says whether anything was open", () => {
  const { explanations } = open();
  explanations.showRule(message("rule"), "R-3");
  expect([explanations.close(), explanations.close(), explanations.subject]).toEqual([true, false, null]);
});
