/** Moves elements from where they were to where they are now. What is drawn is already the end. */

/** The places of all elements with an attribute, by its value. */
export function placesOn(root: ParentNode, attribute: string): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll(`[${attribute}]`)) {
    const rect = node.getBoundingClientRect();
    if (rect.width > 0) found.set(node.getAttribute(attribute)!, rect);
  }
  return found;
}

/** Elements that were elsewhere glide; those that were nowhere come from `origin`, if it says from where. */
export function glide(
  root: ParentNode,
  attribute: string,
  before: Map<string, DOMRect>,
  ms: number,
  origin: (value: string) => DOMRect | null = () => null,
): void {
  if (ms === 0) return;
  const moves = [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)].flatMap((node) => {
    const value = node.getAttribute(attribute)!;
    const from = before.get(value) ?? origin(value);
    const to = node.getBoundingClientRect();
    const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
    return Math.abs(x) < 1 && Math.abs(y) < 1 ? [] : [{ node, x, y }];
  });
  for (const { node, x, y } of moves)
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 2 },
        { transform: "none", zIndex: 2 },
      ],
      {
        duration: ms,
        easing: "cubic-bezier(.45,.05,.3,1)",
      },
    );
}
