/** The rules of a game by id, for explanations. Loaded once per game. */

import { api } from "../../net/api";
import type { RuleInfo } from "../../../wire";

const books: Record<string, Map<string, RuleInfo>> = $state({});
const asked = new Set<string>();

export function rule(game: string, id: string): RuleInfo | null {
  return books[game]?.get(id) ?? null;
}

/** Loads the rules of a game; after a failure the next call tries again. */
export function loadRules(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  api.rules(game).then(
    (book) => void (books[game] = new Map(book.rules.map((each) => [each.id, each]))),
    () => void asked.delete(game),
  );
}
