/** The program's HTTP side. Every refusal is a typed error with a message that can be said. */

import type {
  Address,
  As,
  Created,
  DeckRead,
  DeckText,
  DeckToWrite,
  GameList,
  HistoryPage,
  Joined,
  MatchList,
  MatchSummary,
  Message,
  NewMatch,
  Problem,
  Rulebook,
  SetupAdvice,
} from "../../wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
    readonly faults: Message[] = [],
  ) {
    super(reason.key);
  }
}

/** Asks the program. An answer that is not one of its own is a refusal too, never a fault of reading. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: "same-origin" });
  } catch {
    throw new Refused(0, { key: "page-unreachable", args: {}, rule: null });
  }
  if (!answer.ok) throw await refusal(answer);
  try {
    return (await answer.json()) as T;
  } catch {
    throw strange(answer);
  }
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const problem = (await answer.json()) as Problem;
    if (problem.message.key) return new Refused(answer.status, problem.message, problem.faults);
  } catch {
    // Not one of the program's own answers: a proxy, or a server that is something else.
  }
  return strange(answer);
}

const strange = (answer: Response): Refused =>
  new Refused(answer.status, { key: "page-refused-status", args: { status: String(answer.status) }, rule: null });

/** A request with something to say. */
export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Our share of the seed: 32 bytes as hexadecimal, so that the host alone cannot choose the dice. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameList>("/api/games"),
  advice: (game: string, setup: unknown) =>
    ask<SetupAdvice>(`/api/games/${encodeURIComponent(game)}/setup`, post({ setup })),
  readDeck: (game: string, text: string) =>
    ask<DeckRead>(`/api/games/${encodeURIComponent(game)}/deck`, post({ text })),
  writeDeck: (game: string, deck: DeckToWrite) =>
    ask<DeckText>(`/api/games/${encodeURIComponent(game)}/deck/text`, post(deck)),
  matches: () => ask<MatchList>("/api/matches"),
  match: (id: string) => ask<MatchSummary>(match(id)),
  make: (wanted: NewMatch) => ask<Created>("/api/matches", post(wanted)),
  join: (id: string, invitation: string) => ask<Joined>(`${match(id)}/join`, post({ invitation, nonce: nonce() })),
  history: (id: string, eyes: As, from: number) => ask<HistoryPage>(`${match(id)}/history?as=${eyes}&from=${from}`),
  inquiry: (id: string, eyes: As, at: number, about: unknown) =>
    ask<unknown>(`${match(id)}/history/${at}?as=${eyes}&about=${encodeURIComponent(JSON.stringify(about))}`),
  address: (url: string) => ask<Address>("/api/address", post({ url })),
  rules: (game: string) => ask<Rulebook>(`/api/rules/${encodeURIComponent(game)}`),
  logAddress: (id: string) => `${match(id)}/log`,
};
