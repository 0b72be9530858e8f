import { expect, test } from "vitest";
import { timeAgo, percent } from "./i18n/format";
import { clamp, IDENTITY, moved, zoomed } from "./ui/board-transform";
import { parseHash, hrefOf, type Route } from "./router.svelte";
import { browserLanguage } from "./i18n/languages";
import { parseSettings, serializeSettings } from "./settings.svelte";
import { socketAddress } from "./net/socket";

test("routes survive a round trip through the URL hash", () => {
  const routes: Route[] = [
    { page: "lobby" },
    { page: "new", game: "starfighter", guided: true },
    { page: "match", id: "a/b c" },
    { page: "join", id: "m1", token: "x_-9" },
    { page: "replay", id: "m1", at: 57 },
    { page: "replay", id: "m1", at: null },
    { page: "decks", game: "starfighter" },
  ];
  for (const route of routes) expect(parseHash(hrefOf(route))).toEqual(route);
  expect(parseHash("#/nonsense")).toEqual({ page: "lobby" });
  expect(parseHash("#/replay/m1/x")).toEqual({ page: "replay", id: "m1", at: null });
});

test("zooming keeps the point under the finger, and a board never leaves its frame", () => {
  const frame = { w: 400, h: 300 };
  const near = zoomed(IDENTITY, 2, { x: 100, y: 50 });
  expect(near).toEqual({ scale: 2, x: -100, y: -50 });
  expect(clamp(moved(near, 500, 500), frame)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(clamp(moved(near, -900, -900), frame)).toEqual({ scale: 2, x: -400, y: -300 });
  expect(zoomed(IDENTITY, 0.2, { x: 9, y: 9 })).toEqual(IDENTITY);
});

test("invalid settings are ignored", () => {
  const base = parseSettings(null, {
    lang: "en",
    theme: "system",
    speed: "calm",
    letters: true,
    confirm: true,
    guide: false,
    forced: false,
    sound: false,
    switches: {},
  });
  expect(parseSettings("{broken", base)).toEqual(base);
  expect(parseSettings('{"lang":"de","speed":"fast","letters":"no"}', base)).toEqual({ ...base, speed: "fast" });
  const switched = parseSettings('{"letters":false,"passing":true}', base);
  expect(switched).toEqual({ ...base, letters: false, switches: { passing: true } });
  expect(parseSettings(serializeSettings(switched), base)).toEqual(switched);
});

test("the browser's first supported language is used", () => {
  expect(browserLanguage(["fr-FR", "en"])).toBe("fr");
  expect(browserLanguage(["en-GB", "fr"])).toBe("en");
  expect(browserLanguage(["de", "fr"])).toBe("fr");
  expect(browserLanguage(["de"])).toBe("en");
  expect(browserLanguage([])).toBe("en");
  expect(browserLanguage([])).toBe("en");
});

test("times and percentages are localized", () => {
  const now = Date.UTC(2026, 0, 2);
  expect(timeAgo(now - 120_000, now, "en")).toBe("2 minutes ago");
  expect(timeAgo(now - 86_400_000, now, "fr")).toBe("hier");
  expect(percent(0.523, "en")).toBe("52%");
});

test("the socket is on the page's own origin", () => {
  expect(socketAddress("m 1", { protocol: "https:", host: "h:1" })).toBe("wss://h:1/api/matches/m%201/socket");
  expect(socketAddress("m", { protocol: "http:", host: "h" })).toBe("ws://h/api/matches/m/socket");
});
