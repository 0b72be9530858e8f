/** One file with what somebody needs who looks for a fault: the match as this page knows it, and the browser. */

import { settings } from "../settings.svelte";
import type { MatchStore } from "./match-store.svelte";

interface FaultReport {
  match: unknown;
  players: unknown;
  version: number | null;
  entries: number | null;
  shown: number | null;
  viewer: unknown;
  view: unknown;
  events: unknown;
  settings: unknown;
  browser: { agent: string; languages: readonly string[]; width: number; height: number };
}

/** Only what this viewer may know anyway is in it: no secret of the match, no key of the seat. */
export function faultReport(store: MatchStore): FaultReport {
  const { update } = store;
  return {
    match: update?.header ?? store.id,
    players: update?.players ?? [],
    version: update?.version ?? null,
    entries: update?.entries ?? null,
    shown: store.player.frame?.after ?? null,
    viewer: update?.viewer ?? null,
    view: update?.view ?? null,
    events: store.log,
    settings: { ...settings },
    browser: {
      agent: navigator.userAgent,
      languages: navigator.languages,
      width: innerWidth,
      height: innerHeight,
    },
  };
}

/** Saves text as a file of this browser. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveFaultReport = (store: MatchStore): void =>
  saveFile(`tallyho-report-${store.id}.json`, JSON.stringify(faultReport(store), null, 1));
