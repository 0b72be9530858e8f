import { afterEach, describe, expect, it, vi } from "vitest";
import { api, request, ApiError } from "./api";

const answers = (...bodies: [number, string][]): ReturnType<typeof vi.fn> => {
  const left = [...bodies];
  const fetched = vi.fn(() => {
    const next = left.shift();
    return next ? Promise.resolve(new Response(next[1], { status: next[0] })) : Promise.reject(new TypeError("gone"));
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const refusal = async (asked: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

afterEach(() => vi.unstubAllGlobals());

describe("server responses", () => {
  it("become errors with a message, even if a proxy answers", async () => {
    answers([502, "<html>Bad gateway</html>"], [200, "<html>Log in</html>"]);
    for (const status of [502, 200]) {
      const { reason } = await refusal(request("/api/companion"));
      expect([reason.key, reason.args]).toEqual(["page-refused-status", { status: String(status) }]);
    }
    expect((await refusal(request("/api/companion"))).reason.key).toBe("page-unreachable");
  });

  it("keep the server's reason and faults", async () => {
    const message = { key: "server-bad-setup", args: {}, rule: null };
    answers([422, JSON.stringify({ code: "bad_setup", message, faults: [message] })]);
    const error = await refusal(request("/x"));
    expect([error.status, error.reason.key, error.faults.length]).toEqual([422, "server-bad-setup", 1]);
  });

  it("reads decks", async () => {
    const fetched = answers([200, JSON.stringify({ cards: [["1_28", 2]], unfinished: [], unknown: [], outside: [] })]);
    expect((await api.readDeck("swccg", "2x Rebel Trooper")).cards).toEqual([["1_28", 2]]);
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/games/swccg/deck");
  });

  it("writes decks", async () => {
    const fetched = answers([200, JSON.stringify({ text: "2x Rebel Trooper\n" })]);
    const cards: [string, number][] = [["1_28", 2]];
    expect((await api.writeDeck("swccg", { cards, form: "list" })).text).toBe("2x Rebel Trooper\n");
    const [address, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toBe("/api/games/swccg/deck/text");
    expect(request.body).toBe(JSON.stringify({ cards, form: "list" }));
  });
});

describe("the content that squads are chosen from", () => {
  it("is requested again after a failure, then cached", async () => {
    vi.stubGlobal("document", { addEventListener: () => {} });
    const { loadContent } = await import("../../companion/tables");
    const fetched = answers([502, ""], [200, JSON.stringify({ rows: [] })]);
    expect((await refusal(loadContent())).status).toBe(502);
    expect(await loadContent()).toEqual({ rows: [] });
    expect(await loadContent()).toEqual({ rows: [] });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
