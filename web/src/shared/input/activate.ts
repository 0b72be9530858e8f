/** Makes an SVG shape with `role="button"` react to Enter and Space as a real button does. */
export function activateOnKey(event: KeyboardEvent, activate: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  activate();
}
