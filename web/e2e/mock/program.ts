/** Plays the program's part for one page: answers requests and holds the other end of the socket. */

import type { Page, WebSocketRoute } from "playwright-core";
import type { ClientMessage, ServerMessage, Update } from "../../src/wire";
import { GAMES, matches } from "./scene";

export interface Program {
  heard: ClientMessage[];
  tell: (message: ServerMessage) => void;
  hangUp: () => Promise<void>;
}

export interface Answers {
  update?: Update;
  /** What to answer to a message; the default answers hello with the update and previews with nothing. */
  answer?: (message: ClientMessage, tell: (message: ServerMessage) => void) => void;
  history?: object;
  none?: boolean;
}

export async function program(page: Page, answers: Answers = {}): Promise<Program> {
  const heard: ClientMessage[] = [];
  let socket: WebSocketRoute | null = null;
  const tell = (message: ServerMessage): void => socket?.send(JSON.stringify(message));
  const json = (body: object) => ({ status: 200, contentType: "application/json", body: JSON.stringify(body) });
  const now = Math.floor(Date.now() / 1000);
  await page.route("**/api/games", (route) => route.fulfill(json(GAMES)));
  await page.route("**/api/matches", (route) =>
    route.fulfill(
      route.request().method() === "POST"
        ? json({ id: "m1", invitations: [] })
        : json({ matches: answers.none ? [] : matches(now) }),
    ),
  );
  await page.route("**/api/matches/m1", (route) => route.fulfill(json(matches(now)[0]!)));
  await page.route("**/api/matches/*/history*", (route) =>
    route.fulfill(json(answers.history ?? { viewer: 0, entries: 0, steps: [], next: null })),
  );
  await page.route("**/api/rules/*", (route) =>
    route.fulfill(
      json({
        rules: [
          {
            id: "SF-DEP-06",
            title: "The first to pass",
            says: {
              en: "The first seat to pass takes the initiative marker.",
              fr: "La première place à passer prend le marqueur d'initiative.",
            },
            source: "rulebook, chapter Déploiement",
            reading: null,
          },
        ],
      }),
    ),
  );
  await page.routeWebSocket("**/api/matches/*/socket", (route) => {
    socket = route;
    route.onMessage((data) => {
      const message = JSON.parse(String(data)) as ClientMessage;
      heard.push(message);
      if (answers.answer) answers.answer(message, tell);
      else if (message.type === "hello" && answers.update) tell({ type: "update", ...answers.update });
    });
  });
  return { heard, tell, hangUp: async () => socket?.close() };
}
