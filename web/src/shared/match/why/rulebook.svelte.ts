/** The rules of a game by id, for "why?". Read once per game. */

import { api } from "../../net/api";
import type { RuleInfo } from "../../../wire";

const books: Record<string, Map<string, RuleInfo>> = $state({});
const asked = new Set<string>();

export function rule(game: string, id: string): RuleInfo | null {
  return books[game]?.get(id) ?? null;
}

/** Fetches the rules of a game; a failure is tried again with the next question. */
export function loadRules(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  api.rules(game).then(
    (book) => void (books[game] = new Map(book.rules.map((each) => [each.id, each]))),
    () => void asked.delete(game),
  );
}
