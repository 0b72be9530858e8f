/** Whether the viewport is as narrow as a phone. */
class Viewport {
  isPhone = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const narrow = matchMedia("(max-width: 720px)");
    this.isPhone = narrow.matches;
    narrow.addEventListener("change", () => void (this.isPhone = narrow.matches));
  }
}

export const viewport = new Viewport();
