/** The games of the house and this browser's matches, as the lobby shows them. */

import { api, ApiError } from "../net/api";
import { message } from "../i18n/fluent";
import type { GameList, MatchSummary, Message } from "../../wire";

class LobbyStore {
  games: GameList | null = $state.raw(null);
  matches: MatchSummary[] | null = $state.raw(null);
  error: Message | null = $state.raw(null);

  /** Reads both again; an unreachable program is said, and tried again with the next visit. */
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
