/** Addresses under which others can open a page, and copying to the clipboard. */

import type { Address } from "../wire";
import { api } from "./net/api";
import { hrefOf, type Route } from "./router.svelte";

/** The address of a page as this browser would open it. */
export const urlOf = (route: Route): string => (location.href.split("#")[0] ?? "") + hrefOf(route);

/** The address of a page as others would open it; the local one until the server has answered, or if it does not. */
export class ShareLink {
  address: Address | null = $state.raw(null);

  constructor(readonly here: string) {
    void api.address(here).then(
      (address) => (this.address = address),
      () => undefined,
    );
  }

  get url(): string {
    return this.address?.url ?? this.here;
  }
}

/**
 * Copies text. Browsers block the clipboard API on pages without HTTPS, such as this one on a home network; there the
 * old way through a text field still works.
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
