import { expect, test } from "vitest";
import type { Offer } from "../../wire";
import { MatchShortcuts, type MatchPage } from "./match-shortcuts";
import { Picking } from "./picking.svelte";

const offer = (choice: string): Offer => ({ choice, label: { key: choice, args: {}, rule: null } });
const PLACES: Record<string, string[]> = {
  front: ["card:7", "face:front"],
  back: ["card:7", "face:back"],
  pass: ["pass:"],
};
type Match = ConstructorParameters<typeof MatchShortcuts>[0];

function open(more: { at?: number | null; playing?: "playing" | "paused"; open?: boolean; asked?: boolean } = {}) {
  const done: unknown[] = [];
  const note =
    (what: string) =>
    (...args: unknown[]): void =>
      void done.push([what, ...args].join(" "));
  const picking = new Picking();
  picking.setQuestion(Object.keys(PLACES).map(offer), (choice) => PLACES[choice as string]!, ["face:front"], false);
  const history = { at: more.at ?? null, playing: false, play: note("play"), pause: note("pause past") };
  const match = {
    picking,
    history,
    player: {
      state: more.playing ?? "idle",
      skip: note("skip"),
      pause: note("pause"),
      resume: note("resume"),
      step: note("beat"),
    },
    update: { entries: 5, question: more.asked === false ? null : {} },
    gameUi: { toggles: [["face:front", "face:back"]], defaultPlaces: ["face:front"] },
    choose: (chosen: Offer) => done.push(`choose ${String(chosen.choice)}`),
  } as unknown as Match;
  const page: MatchPage = {
    go: note("go"),
    close: () => more.open ?? false,
    explainFocused: () => true,
    undo: note("undo"),
    type: note("type"),
    showLog: note("log"),
    showKeys: note("keys"),
    focusSuggested: () => false,
    zoom: note("zoom"),
  };
  return { shortcuts: new MatchShortcuts(match, page), picking, history, done };
}

test("Enter answers when a choice is ready, but not while the past is shown", () => {
  const { shortcuts, picking, history, done } = open();
  expect(shortcuts.run("main")).toBe(false);
  picking.pick("pass:");
  expect(shortcuts.run("main")).toBe(true);
  history.at = 2;
  shortcuts.run("main");
  expect(done).toEqual(["choose pass", "play"]);
});

test("Escape closes what is open, then leaves the past, then takes back a pick", () => {
  expect(open({ open: true, at: 2 }).shortcuts.run("back")).toBe(true);
  const past = open({ at: 2 });
  expect([past.shortcuts.run("back"), past.done]).toEqual([true, ["go "]]);
  const { shortcuts, picking } = open();
  picking.pick("card:7");
  expect([shortcuts.run("back"), picking.picked]).toEqual([true, []]);
  expect(shortcuts.run("back")).toBe(false);
});

test("brackets step through the past and back into the present", () => {
  const { shortcuts, history, done } = open();
  shortcuts.run("earlier");
  expect(shortcuts.run("later")).toBe(false);
  history.at = 3;
  shortcuts.run("earlier");
  shortcuts.run("later");
  history.at = 4;
  shortcuts.run("later");
  shortcuts.run("first");
  shortcuts.run("now");
  expect(done).toEqual(["go 4", "go 2", "go 4", "go ", "go 0", "go "]);
});

test("Space skips to the next question, or plays and pauses the past, or is left to the browser", () => {
  const told = open({ playing: "playing" });
  expect([told.shortcuts.run("step"), told.done]).toEqual([true, ["skip"]]);
  const { shortcuts, history, done } = open({ at: 1 });
  shortcuts.run("step");
  history.playing = true;
  shortcuts.run("step");
  expect(done).toEqual(["play", "pause past"]);
  expect(open().shortcuts.run("step")).toBe(false);
});

test("while something is played, Enter skips it, Escape pauses it, and nothing is answered", () => {
  const { shortcuts, picking, done } = open({ playing: "playing" });
  picking.pick("pass:");
  shortcuts.run("main");
  shortcuts.run("back");
  shortcuts.run("beat");
  expect(done).toEqual(["skip", "pause", "beat"]);
  const paused = open({ playing: "paused" });
  paused.shortcuts.run("main");
  expect(paused.done).toEqual(["resume"]);
});

test("numbers pick what is listed, and nothing beyond it", () => {
  const { shortcuts, picking } = open();
  const listed = picking.nextPick!.places;
  expect(shortcuts.run({ pick: listed.length })).toBe(false);
  expect(shortcuts.run({ pick: 0 })).toBe(true);
  expect(picking.isPicked(listed[0]!)).toBe(true);
});

test("f turns the card over, from its default side too", () => {
  const { shortcuts, picking } = open();
  picking.pick("card:7");
  shortcuts.run("face");
  expect(picking.isPicked("face:back")).toBe(true);
  shortcuts.run("face");
  expect(picking.isPicked("face:front")).toBe(true);
});

test("p passes where that is offered, / types where something is asked", () => {
  const { shortcuts, picking, done } = open();
  expect([shortcuts.run("pass"), picking.isPicked("pass:")]).toEqual([true, true]);
  expect([shortcuts.run("type"), done]).toEqual([true, ["type"]]);
  expect(open({ asked: false }).shortcuts.run("type")).toBe(false);
});

test("what the page does is left to the page", () => {
  const { shortcuts, done } = open();
  for (const what of ["undo", "log", "keys", "zoomIn", "zoomOut", "whole"] as const)
    expect(shortcuts.run(what)).toBe(true);
  expect(done).toEqual(["undo", "log", "keys", "zoom in", "zoom out", "zoom whole"]);
  expect([shortcuts.run("why"), shortcuts.run("goOn")]).toEqual([true, false]);
});
