/** How others open a page of the program: the address a link must name, and how text is put where it can be pasted. */

import type { Address } from "../wire";
import { api } from "./net/api";
import { hrefOf, type Route } from "./router.svelte";

/** The address of a page as this browser would open it. */
export const urlOf = (route: Route): string => (location.href.split("#")[0] ?? "") + hrefOf(route);

/** The same as others would open it; as it is here until the program has answered, or if it does not. */
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
 * Copies text. Browsers keep their clipboard from pages without encryption, such as this one on a home network; there
 * the old way through a field still works.
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
