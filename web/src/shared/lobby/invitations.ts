/**
 * Links that give a friend a seat. The program tells them once and keeps only their hashes, so this browser keeps
 * them for as long as the tab lives.
 */

import { urlOf } from "../share-link.svelte";
import type { Invitation } from "../../wire";

const storageKey = (id: string): string => `tallyho.invitations.${id}`;

export function saveInvitations(id: string, given: Invitation[]): void {
  if (given.length > 0) sessionStorage.setItem(storageKey(id), JSON.stringify(given));
}

export interface InvitationLink {
  seat: number;
  address: string;
}

export function invitationLinks(id: string): InvitationLink[] {
  const kept = sessionStorage.getItem(storageKey(id));
  if (kept === null) return [];
  return (JSON.parse(kept) as Invitation[]).map((each) => ({
    seat: each.seat,
    address: urlOf({ page: "join", id, token: each.invitation }),
  }));
}
