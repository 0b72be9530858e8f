/**
 * The current page. Routes are in the URL hash: an invitation's token is then never sent in a request line or a
 * referrer, and the server needs to serve only one page.
 */

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string; guided: boolean }
  | { page: "match"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "replay"; id: string; at: number | null }
  | { page: "decks"; game: string }
  | { page: "companion"; id: string | null };

export function parseHash(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  const [page, first, second] = parts;
  if (page === "match" && first) return { page, id: first };
  if (page === "join" && first && second) return { page, id: first, token: second };
  if (page === "replay" && first)
    return { page, id: first, at: second && /^\d+$/.test(second) ? Number(second) : null };
  if (page === "new" && first) return { page, game: first, guided: second === "guided" };
  if (page === "decks" && first) return { page, game: first };
  if (page === "companion") return { page, id: first ?? null };
  return { page: "lobby" };
}

export function hrefOf(route: Route): string {
  const join = (...parts: (string | number)[]): string => `#/${parts.map((p) => encodeURIComponent(p)).join("/")}`;
  switch (route.page) {
    case "lobby":
      return "#/";
    case "new":
      return route.guided ? join("new", route.game, "guided") : join("new", route.game);
    case "match":
      return join("match", route.id);
    case "join":
      return join("join", route.id, route.token);
    case "replay":
      return route.at === null ? join("replay", route.id) : join("replay", route.id, route.at);
    case "decks":
      return join("decks", route.game);
    case "companion":
      return route.id === null ? join("companion") : join("companion", route.id);
  }
}

class Router {
  route: Route = $state(typeof location === "undefined" ? { page: "lobby" } : parseHash(location.hash));

  constructor() {
    if (typeof window === "undefined") return;
    window.addEventListener("hashchange", () => void (this.route = parseHash(location.hash)));
  }

  go(route: Route): void {
    location.hash = hrefOf(route);
  }

  /** Changes the address without a new entry in the browser's history. */
  replace(route: Route): void {
    history.replaceState(null, "", hrefOf(route));
    this.route = route;
  }
}

export const router = new Router();
