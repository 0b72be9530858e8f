/** The games of the house and this browser's matches, as the lobby shows them. */

import { api, ApiError } from "../net/api";
import { message } from "../i18n/fluent";
import type { GameList, MatchSummary, Message } from "../../wire";

class LobbyStore {
  games: GameList | null = $state.raw(null);
  matches: MatchSummary[] | null = $state.raw(null);
  fault: Message | null = $state.raw(null);

  /** Reads both again; an unreachable program is said, and tried again with the next visit. */
  async read(): Promise<void> {
    try {
      const [games, list] = await Promise.all([api.games(), api.matches()]);
      this.games = games;
      this.matches = list.matches;
      this.fault = null;
    } catch (fault) {
      this.fault = fault instanceof ApiError ? fault.reason : message("page-unreachable");
    }
  }
}

export const lobby = new LobbyStore();
