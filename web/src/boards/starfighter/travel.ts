/** Cards travel: each is shown moving from where it lay (board or hand) to where it lies now. */

export function positions(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll("[data-card]")) {
    const rect = node.getBoundingClientRect();
    if (rect.width > 0) found.set(node.getAttribute("data-card")!, rect);
  }
  return found;
}

export function travel(svg: SVGSVGElement, before: Map<string, DOMRect>): void {
  const time = milliseconds(getComputedStyle(svg).getPropertyValue("--m-slow"));
  const scale = svg.getScreenCTM()?.a ?? 1;
  if (time === 0 || scale === 0) return;
  for (const node of svg.querySelectorAll<SVGGElement>("[data-card]")) {
    const from = before.get(node.getAttribute("data-card")!);
    if (!from) continue;
    const to = node.getBoundingClientRect();
    const dx = (from.left - to.left) / scale;
    const dy = (from.bottom - to.bottom) / scale;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
      duration: time,
      easing: "cubic-bezier(.2,.7,.2,1)",
    });
  }
}

export function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return text.trim().endsWith("ms") ? value : value * 1000;
}
