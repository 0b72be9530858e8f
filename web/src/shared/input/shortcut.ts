/** All keyboard shortcuts in one place, and keyboard navigation within groups. */

export type Shortcut =
  | "main"
  | "back"
  | "step"
  | "earlier"
  | "later"
  | "beat"
  | "first"
  | "now"
  | "why"
  | "undo"
  | "type"
  | "face"
  | "pass"
  | "zoomIn"
  | "zoomOut"
  | "whole"
  | "log"
  | "keys"
  | "goOn"
  | { pick: number };

const LETTERS: Record<string, Shortcut> = {
  w: "why",
  u: "undo",
  "/": "type",
  f: "face",
  p: "pass",
  "+": "zoomIn",
  "=": "zoomIn",
  "-": "zoomOut",
  "0": "whole",
  l: "log",
  "?": "keys",
  g: "goOn",
};

const NAMED_KEYS: Record<string, Shortcut> = {
  Enter: "main",
  Escape: "back",
  " ": "step",
  "[": "earlier",
  "]": "later",
  ".": "beat",
  ",": "earlier",
  Home: "first",
  End: "now",
};

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Where the key was pressed: text fields keep every key but Escape, links and folds keep Enter, buttons keep Space.
 * Enter on a button presses the main button, wherever the focus is; the button itself only if there is no main one.
 */
export type KeyContext = "field" | "link" | "button" | "slider" | "page";

export function keyContextOf(target: EventTarget | null): KeyContext {
  if (!(target instanceof Element)) return "page";
  const field = target.closest("input, textarea, select");
  if (field) return field.getAttribute("type") === "range" ? "slider" : isToggle(field) ? "button" : "field";
  if (target.closest("a[href], summary")) return "link";
  return target.closest("button, [role=button]") ? "button" : "page";
}

function isToggle(field: Element): boolean {
  return ["checkbox", "radio"].includes(field.getAttribute("type") ?? "");
}

/** The shortcut of a key press, if any. */
export function shortcutFor(pressed: KeyPress, context: KeyContext, letters: boolean): Shortcut | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const shortcut = NAMED_KEYS[pressed.key];
  if (shortcut === "back") return shortcut;
  if (context === "field") return null;
  if (context === "link" && shortcut === "main") return null;
  if ((context === "button" || context === "link") && shortcut === "step") return null;
  if (context === "slider" && (shortcut === "first" || shortcut === "now")) return null;
  if (shortcut) return shortcut;
  if (/^[1-9]$/.test(pressed.key)) return { pick: Number(pressed.key) - 1 };
  if (!letters) return null;
  return LETTERS[pressed.key.length === 1 ? pressed.key.toLowerCase() : ""] ?? null;
}

interface Point {
  x: number;
  y: number;
}

const AXES: Record<string, { along: (from: Point, to: Point) => number; across: (from: Point, to: Point) => number }> =
  {
    ArrowRight: { along: (a, b) => b.x - a.x, across: (a, b) => Math.abs(b.y - a.y) },
    ArrowLeft: { along: (a, b) => a.x - b.x, across: (a, b) => Math.abs(b.y - a.y) },
    ArrowDown: { along: (a, b) => b.y - a.y, across: (a, b) => Math.abs(b.x - a.x) },
    ArrowUp: { along: (a, b) => a.y - b.y, across: (a, b) => Math.abs(b.x - a.x) },
  };

/** The nearest place in the direction of an arrow key; straight ahead is preferred to diagonal. */
export function nearest(key: string, from: Point, places: readonly Point[]): number {
  const axis = AXES[key];
  if (!axis) return -1;
  let best = -1;
  let least = Infinity;
  for (const [i, place] of places.entries()) {
    const along = axis.along(from, place);
    if (along < 2) continue;
    const cost = along + 3 * axis.across(from, place);
    if (cost < least) [best, least] = [i, cost];
  }
  return best;
}

const centerOf = (node: Element): Point => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** The event that the "why" shortcut dispatches to the focused element; a handler prevents its default. */
const WHY = "tallyho-why";

/** Asks the focused element to explain itself; false if nothing handles it. */
export const dispatchWhy = (focused: Element | null): boolean =>
  focused !== null && !focused.dispatchEvent(new CustomEvent(WHY, { bubbles: true, cancelable: true }));

/** Handles the "why" shortcut while the focus is on this element or inside it. */
export const onWhyKey =
  (why: () => void) =>
  (node: Element): (() => void) => {
    const listen = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      why();
    };
    node.addEventListener(WHY, listen);
    return () => node.removeEventListener(WHY, listen);
  };

/** Makes a group a single tab stop whose marked members are reached with the arrow keys (roving tabindex). */
export function roving(group: Element): () => void {
  // Members come and go: exactly one must stay reachable, the last focused one while it exists.
  const start = (): void => {
    const members = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
    if (members[0] && !members.some((member) => member.tabIndex === 0)) members[0].tabIndex = 0;
  };
  const changes = new MutationObserver(start);
  changes.observe(group, { childList: true, subtree: true });
  start();
  const listen = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const members = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
    const from = members.find((member) => member === document.activeElement);
    if (!from || !(key in AXES)) return;
    const next = members[nearest(key, centerOf(from), members.map(centerOf))];
    event.preventDefault();
    if (!next) return;
    for (const member of members) member.tabIndex = member === next ? 0 : -1;
    next.focus();
  };
  group.addEventListener("keydown", listen);
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", listen);
  };
}
