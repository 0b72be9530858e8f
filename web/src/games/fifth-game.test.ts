/**
 * A game is its own folder and a line of the list: the one for tests in `testing/toy-game`, once it is listed, is offered in the
 * lobby, set up in the dialog and played in a match. Shared code is as it is.
 */

import { FluentResource } from "@fluent/bundle";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import { GAMES } from ".";
import Lobby from "../app/pages/Lobby.svelte";
import NewMatch from "../app/pages/NewMatch.svelte";
import type { AnyBoardProps } from "../shared/game/game-ui";
import { gameLoader } from "../shared/game/load-game";
import { addTexts } from "../shared/i18n/fluent";
import { LANGUAGES } from "../shared/i18n/languages";
import { lobby } from "../shared/lobby/lobby-store.svelte";
import { MatchStore } from "../shared/match/match-store.svelte";
import type { Connection } from "../shared/net/socket";
import { toy } from "../testing/toy-game/entry";

vi.mock(".", async (original) => {
  const listed = (await original<typeof import(".")>()).GAMES;
  const { toy } = await import("../testing/toy-game/entry");
  const games = [...listed, toy];
  return { GAMES: games, entryOf: (id: string) => games.find((game) => game.id === id) ?? null };
});

const label = { key: "page-name", args: { name: "take" }, rule: null };

beforeAll(() => {
  const texts = `page-game-${toy.id} = Sticks\npage-about-${toy.id} = Take the last.\npage-meta-${toy.id} = Two players`;
  for (const { code } of LANGUAGES) addTexts(code, new FluentResource(texts));
  const info = { id: toy.id, name: { ...label, args: { name: "Sticks" } }, presets: [], levels: [] };
  lobby.games = { games: [info] } as unknown as typeof lobby.games;
  lobby.matches = [];
});

test("it is in the lobby with its texts and links", () => {
  expect(GAMES).toHaveLength(5);
  const { body } = render(Lobby);
  expect(body).toContain("Take the last.");
  expect(body).toContain(toy.id);
});

test("its part of the dialog for a new match is shown", async () => {
  await gameLoader(toy.id)!.load();
  const props = { game: toy.id, guided: false };
  expect(render(NewMatch, { props }).body).toContain('name="sticks"');
  expect(render(NewMatch, { props: { ...props, game: "no-such-game" } }).body).not.toContain('name="sticks"');
});

test("a match of it is shown and answered", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await gameLoader(toy.id)!.load();
  const sent: { type: string; choice?: unknown }[] = [];
  const wire: Connection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void sent.push(JSON.parse(text) as (typeof sent)[number]),
    close: () => undefined,
  };
  const store = new MatchStore("m", gameLoader, () => wire);
  wire.onopen!();
  const update = {
    type: "update",
    header: { id: "m", game: toy.id, commitment: "c" },
    version: 1,
    entries: 1,
    from: 0,
    viewer: 0,
    view: { sticks: 4, round: 1 },
    events: [{ n: 0, message: label, event: { round: 1 } }],
    question: { number: 1, seat: 0, text: label },
    offers: { ones: [1, 2].map((take) => ({ choice: { take }, label })), areas: [] },
    players: [{ seat: 0, kind: "person", you: true }],
    turn: { kind: "decide", seats: [0] },
    undo: { free: true, needs_consent: false, marks_practice: false },
    practice: false,
  };
  wire.onmessage!({ data: JSON.stringify(update) });
  expect(store.gameUi?.entry).toBe(toy);
  const props = { view: store.update!.view, isSelectable: (place: string) => place === "take:2" };
  const board = render(store.gameUi!.Board as Component<Partial<AnyBoardProps>>, { props }).body;
  expect(board).toContain("||||");
  expect(board).toContain("2</button>");
  store.picking.pick("take:2");
  store.choose(store.picking.ready!);
  expect(sent.at(-1)).toMatchObject({ type: "choose", choice: { take: 2 } });
  vi.unstubAllGlobals();
});
