/** The server's games and this browser's matches, for the lobby. */

import { api, ApiError } from "../net/api";
import { message } from "../i18n/fluent";
import type { GameList, MatchSummary, Message } from "../../wire";

class LobbyStore {
  games: GameList | null = $state.raw(null);
  matches: MatchSummary[] | null = $state.raw(null);
  error: Message | null = $state.raw(null);

  /** Reads both again; if the server cannot be reached the error is shown, and the next visit tries again. */
  async read(): Promise<void> {
    try {
      const [games, list] = await Promise.all([api.games(), api.matches()]);
      this.games = games;
      this.matches = list.matches;
      this.error = null;
    } catch (error) {
      this.error = error instanceof ApiError ? error.reason : message("page-unreachable");
    }
  }
}

export const lobby = new LobbyStore();
