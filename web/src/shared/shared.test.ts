import { expect, test } from "vitest";
import { ago, percent } from "./i18n/format";
import { clamp, fitted, moved, zoomed } from "./ui/board-transform";
import { parse, write, type Route } from "./router.svelte";
import { fromBrowser, read } from "./settings.svelte";
import { socketAddress } from "./net/socket";

test("addresses read back as they were written", () => {
  const routes: Route[] = [
    { page: "lobby" },
    { page: "new", game: "starfighter", guided: true },
    { page: "match", id: "a/b c" },
    { page: "join", id: "m1", token: "x_-9" },
    { page: "replay", id: "m1", at: 57 },
    { page: "replay", id: "m1", at: null },
    { page: "decks", game: "starfighter" },
  ];
  for (const route of routes) expect(parse(write(route))).toEqual(route);
  expect(parse("#/nonsense")).toEqual({ page: "lobby" });
  expect(parse("#/replay/m1/x")).toEqual({ page: "replay", id: "m1", at: null });
});

test("a board keeps the point under the finger and never leaves its frame", () => {
  const frame = { w: 400, h: 300 };
  const near = zoomed(fitted, 2, { x: 100, y: 50 });
  expect(near).toEqual({ scale: 2, x: -100, y: -50 });
  expect(clamp(moved(near, 500, 500), frame)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(clamp(moved(near, -900, -900), frame)).toEqual({ scale: 2, x: -400, y: -300 });
  expect(zoomed(fitted, 0.2, { x: 9, y: 9 })).toEqual(fitted);
});

test("settings survive nonsense", () => {
  const base = read(null, {
    lang: "en",
    theme: "system",
    speed: "calm",
    letters: true,
    confirm: true,
    guide: false,
    passing: false,
  });
  expect(read("{broken", base)).toEqual(base);
  expect(read('{"lang":"de","speed":"fast","letters":"no"}', base)).toEqual({ ...base, speed: "fast" });
});

test("the browser's first language decides", () => {
  expect(fromBrowser(["fr-FR", "en"])).toBe("fr");
  expect(fromBrowser(["en-GB", "fr"])).toBe("en");
  expect(fromBrowser(["de", "fr"])).toBe("fr");
  expect(fromBrowser([])).toBe("en");
});

test("times and shares in the language", () => {
  const now = Date.UTC(2026, 0, 2);
  expect(ago(now - 120_000, now, "en")).toBe("2 minutes ago");
  expect(ago(now - 86_400_000, now, "fr")).toBe("hier");
  expect(percent(0.523, "en")).toBe("52%");
});

test("the socket is on the page's own origin", () => {
  expect(socketAddress("m 1", { protocol: "https:", host: "h:1" })).toBe("wss://h:1/api/matches/m%201/socket");
  expect(socketAddress("m", { protocol: "http:", host: "h" })).toBe("ws://h/api/matches/m/socket");
});
