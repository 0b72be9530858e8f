/** Nothing of a match is shown before its game is loaded: messages wait for it, in their order. */

import type { ServerMessage } from "../../wire";
import type { GameUi } from "../game/game-ui";
import type { Loader } from "../loading/loader.svelte";

export class HeldMessages {
  /** The game, once the first update has named it; null also for a game that this page does not know. */
  game: Loader<GameUi> | null = $state.raw(null);
  #held: ServerMessage[] | null = null;

  constructor(
    private readonly gameLoader: (game: string) => Loader<GameUi> | null,
    private readonly handle: (message: ServerMessage) => void,
  ) {}

  take(message: ServerMessage): void {
    if (this.#held) {
      this.#held.push(message);
      return;
    }
    const update = message.type === "update" ? message : message.type === "stale" ? message.update : null;
    const loader = update && !this.game ? this.gameLoader(update.header.game) : null;
    if (!loader || loader.value) {
      this.game ??= loader;
      this.handle(message);
      return;
    }
    this.game = loader;
    this.#held = [message];
    void loader.load();
    void loader.ready.then(() => this.#release());
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const message of held) this.handle(message);
  }

  clear(): void {
    this.#held = null;
  }
}
