/** The server's HTTP API. Every refusal becomes a typed error with a localizable message. */

import type {
  Address,
  Viewer,
  Created,
  DeckRead,
  DeckText,
  DeckWriteRequest,
  GameList,
  HistoryPage,
  Joined,
  MatchList,
  MatchSummary,
  Message,
  NewMatch,
  ApiError as ErrorBody,
  Rulebook,
  SetupAdvice,
} from "../../wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
    readonly faults: Message[] = [],
  ) {
    super(reason.key);
  }
}

/** Sends a request. A response that is not the server's own (a proxy's, say) is an `ApiError` too. */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: "same-origin" });
  } catch {
    throw new ApiError(0, { key: "page-unreachable", args: {}, rule: null });
  }
  if (!answer.ok) throw await errorFrom(answer);
  try {
    return (await answer.json()) as T;
  } catch {
    throw unexpectedResponse(answer);
  }
}

async function errorFrom(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as ErrorBody;
    if (problem.message.key) return new ApiError(answer.status, problem.message, problem.faults);
  } catch {
    // Not one of the server's own responses: a proxy, or a different server.
  }
  return unexpectedResponse(answer);
}

const unexpectedResponse = (answer: Response): ApiError =>
  new ApiError(answer.status, { key: "page-refused-status", args: { status: String(answer.status) }, rule: null });

/** A POST request with a JSON body. */
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

const matchPath = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  games: () => request<GameList>("/api/games"),
  checkSetup: (game: string, setup: unknown) =>
    request<SetupAdvice>(`/api/games/${encodeURIComponent(game)}/setup`, post({ setup })),
  readDeck: (game: string, text: string) =>
    request<DeckRead>(`/api/games/${encodeURIComponent(game)}/deck`, post({ text })),
  writeDeck: (game: string, deck: DeckWriteRequest) =>
    request<DeckText>(`/api/games/${encodeURIComponent(game)}/deck/text`, post(deck)),
  matches: () => request<MatchList>("/api/matches"),
  match: (id: string) => request<MatchSummary>(matchPath(id)),
  createMatch: (wanted: NewMatch) => request<Created>("/api/matches", post(wanted)),
  join: (id: string, invitation: string) =>
    request<Joined>(`${matchPath(id)}/join`, post({ invitation, nonce: nonce() })),
  history: (id: string, viewer: Viewer, from: number) =>
    request<HistoryPage>(`${matchPath(id)}/history?as=${viewer}&from=${from}`),
  inquiry: (id: string, viewer: Viewer, at: number, about: unknown) =>
    request<unknown>(`${matchPath(id)}/history/${at}?as=${viewer}&about=${encodeURIComponent(JSON.stringify(about))}`),
  address: (url: string) => request<Address>("/api/address", post({ url })),
  rules: (game: string) => request<Rulebook>(`/api/rules/${encodeURIComponent(game)}`),
  logAddress: (id: string) => `${matchPath(id)}/log`,
};
