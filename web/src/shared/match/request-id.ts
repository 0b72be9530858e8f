import { nonce } from "../net/api";

let counter = 0;
/**
 * A unique request id: the server accepts each id once, however often the connection breaks. `crypto.randomUUID` is
 * not available on pages without HTTPS, such as this one on a home network.
 */
export const requestId = (): string =>
  `${Date.now().toString(36)}-${(counter += 1).toString(36)}-${nonce().slice(0, 8)}`;
