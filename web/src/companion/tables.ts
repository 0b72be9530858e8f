/** Opening and listing the companion's tables, and the person who uses this phone. A table itself is a match. */

import { nonce, request, post } from "../shared/net/api";
import type { CompanionContent, CompanionList, CompanionSquad, Created, NewCompanion } from "../wire";
import type { Command, LogEntry, RollResult } from "./wire";

/**
 * Opens a table from a complete `setup`, or from squads for which the server chooses a set-up at random (`wanted`).
 */
export const openTable = (table: Pick<NewCompanion, "setup"> | Pick<NewCompanion, "wanted">): Promise<Created> =>
  request("/api/companion", post({ ...table, nonce: nonce() }));
export const listTables = (): Promise<CompanionList> => request("/api/companion");
export const parseSquad = (xws: string): Promise<CompanionSquad> => request("/api/companion/squad", post({ xws }));
export const logAddress = (id: string, lang: string): string => `/api/companion/${id}/log?lang=${lang}`;

let contentRequest: Promise<CompanionContent> | null = null;
/** The ships, pilots and cards squads are chosen from; fetched once, and again after a failure. */
export function loadContent(): Promise<CompanionContent> {
  contentRequest ??= request<CompanionContent>("/api/companion/content").catch((error: unknown) => {
    contentRequest = null;
    throw error;
  });
  return contentRequest;
}

const NAME = "tallyho.companion.name";
/** The person using this phone; the name is kept in local storage. */
export const person = {
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name.trim());
  },
};

/** A step of the table's log with the name of whoever gave it. */
export const signed = <Step extends Command | RollResult>(step: Step): Step & Pick<LogEntry, "who"> =>
  person.name ? { who: person.name, ...step } : step;

/** Delay before the next attempt when the server cannot be reached, in milliseconds. */
export const RETRY_MS = 2000;
