/**
 * Links that give a friend a seat. The server sends them once and stores only their hashes, so this browser keeps
 * them until the tab is closed.
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
  const saved = sessionStorage.getItem(storageKey(id));
  if (saved === null) return [];
  return (JSON.parse(saved) as Invitation[]).map((each) => ({
    seat: each.seat,
    address: urlOf({ page: "join", id, token: each.invitation }),
  }));
}
