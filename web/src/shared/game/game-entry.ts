/** What the page knows of a game before the game itself is loaded: enough for the lobby and the settings. */

import type { Route } from "../router.svelte";
import type { GameUi } from "./game-ui";

/** A link beside the game's buttons in the lobby. */
export interface LobbyLink {
  /** The key of its text. */
  label: string;
  route: Route;
  /** Whether it is as important as starting a match. */
  prominent: boolean;
}

/** An on/off setting of the person's that concerns this game only. */
export interface GameSwitch {
  /** Its name among the saved settings. */
  name: string;
  /** The key of its text. */
  label: string;
}

export interface GameEntry {
  id: string;
  /** An icon of the sprite. */
  icon: string;
  /** The Fluent files of the game, without those of the lobby. */
  texts: readonly string[];
  /** Loads the game: its board, its content tables, its style sheet. */
  load: () => Promise<GameUi>;
  /** Whether somebody without any match is invited to start with this game. */
  forBeginners?: boolean;
  lobbyLinks?: readonly LobbyLink[];
  switches?: readonly GameSwitch[];
  /** Whether all people play on the same side, so that the set-up determines the seats. */
  cooperative?: boolean;
}
