/** The keys of the house, in one place: who listens asks for a key by what it does. */

export type Deed =
  | "main"
  | "back"
  | "step"
  | "earlier"
  | "later"
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

const LETTERS: Record<string, Deed> = {
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

const NAMED: Record<string, Deed> = {
  Enter: "main",
  Escape: "back",
  " ": "step",
  "[": "earlier",
  "]": "later",
  Home: "first",
  End: "now",
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where the key was pressed: text fields keep every key but Escape; buttons and links keep Enter and Space. */
export type Ground = "field" | "button" | "slider" | "page";

export function groundOf(target: EventTarget | null): Ground {
  if (!(target instanceof Element)) return "page";
  const field = target.closest("input, textarea, select");
  if (field) return field.getAttribute("type") === "range" ? "slider" : isTick(field) ? "button" : "field";
  return target.closest("button, a[href], summary, [role=button]") ? "button" : "page";
}

function isTick(field: Element): boolean {
  return ["checkbox", "radio"].includes(field.getAttribute("type") ?? "");
}

/** What a key press asks for, or nothing. */
export function deed(pressed: Pressed, ground: Ground, letters: boolean): Deed | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const named = NAMED[pressed.key];
  if (named === "back") return named;
  if (ground === "field") return null;
  if (ground === "button" && (named === "main" || named === "step")) return null;
  if (ground === "slider" && (named === "first" || named === "now")) return null;
  if (named) return named;
  if (/^[1-9]$/.test(pressed.key)) return { pick: Number(pressed.key) - 1 };
  if (!letters) return null;
  return LETTERS[pressed.key.length === 1 ? pressed.key.toLowerCase() : ""] ?? null;
}

/** Moves focus among the marked members of a group with the arrow keys; the group is one stop of the Tab key. */
export function rove(group: HTMLElement | SVGElement, event: KeyboardEvent): void {
  const forward = event.key === "ArrowRight" || event.key === "ArrowDown";
  if (!forward && event.key !== "ArrowLeft" && event.key !== "ArrowUp") return;
  const members = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  const at = members.findIndex((member) => member === document.activeElement);
  if (at < 0) return;
  const next = members[(at + (forward ? 1 : members.length - 1)) % members.length];
  if (!next) return;
  event.preventDefault();
  for (const member of members) member.tabIndex = member === next ? 0 : -1;
  next.focus();
}
