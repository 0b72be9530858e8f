/** Animates cards from where they were (board or hand) to where they are now. */

export function cardRects(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll("[data-card]")) {
    const rect = node.getBoundingClientRect();
    if (rect.width > 0) found.set(node.getAttribute("data-card")!, rect);
  }
  return found;
}

/** `pace` is the duration of a move in milliseconds; reduced motion disables animation whatever the pace. */
export function animateCards(svg: SVGSVGElement, before: Map<string, DOMRect>, pace: number | null): void {
  const usual = parseMilliseconds(getComputedStyle(svg).getPropertyValue("--m-slow"));
  const time = usual === 0 ? 0 : (pace ?? usual);
  const scale = svg.getScreenCTM()?.a ?? 1;
  if (time === 0 || scale === 0) return;
  for (const node of svg.querySelectorAll<SVGGElement>("[data-card]")) {
    const from = before.get(node.getAttribute("data-card")!);
    if (!from) continue;
    const to = node.getBoundingClientRect();
    const dx = (from.left - to.left) / scale;
    const dy = (from.bottom - to.bottom) / scale;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    // A card waiting for its step is already drawn with an offset.
    const held = node.transform.baseVal.consolidate()?.matrix;
    const [x, y] = [held?.e ?? 0, held?.f ?? 0];
    const here = `translate(${x}px, ${y}px)`;
    node.animate([{ transform: `translate(${x + dx}px, ${y + dy}px)` }, { transform: here }], {
      duration: time,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }
}

export function parseMilliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return text.trim().endsWith("ms") ? value : value * 1000;
}
