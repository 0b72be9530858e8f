/** Whether the viewport is as small as a phone: narrow, or as low as one held sideways or a page at 200 % zoom. */
class Viewport {
  isPhone = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const narrow = matchMedia("(max-width: 720px), (max-height: 480px)");
    this.isPhone = narrow.matches;
    narrow.addEventListener("change", () => void (this.isPhone = narrow.matches));
  }
}

export const viewport = new Viewport();
