interface Anchor {
  rect: DOMRect;
  /** Space between the anchor and the node, in pixels. */
  gap: number;
}

/**
 * Svelte action: places a node beside a rectangle, never over it, on the right if there is room. Styles are set through
 * the object model because the page's content security policy forbids style attributes.
 */
export function placeBeside(node: HTMLElement, anchor: Anchor): { update: (anchor: Anchor) => void } {
  const place = ({ rect, gap }: Anchor): void => {
    const { offsetWidth: width, offsetHeight: height } = node;
    const fitsRight = rect.right + gap + width < innerWidth;
    const left = fitsRight ? rect.right + gap : Math.max(8, rect.left - width - gap);
    node.style.left = `${Math.min(left, innerWidth - width - 8)}px`;
    node.style.top = `${Math.max(8, Math.min(rect.top, innerHeight - height - 8))}px`;
  };
  place(anchor);
  return { update: place };
}
