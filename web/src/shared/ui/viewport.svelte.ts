/** Whether the page is as narrow as a phone. */
class Width {
  phone = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const narrow = matchMedia("(max-width: 720px)");
    this.phone = narrow.matches;
    narrow.addEventListener("change", () => void (this.phone = narrow.matches));
  }
}

export const width = new Width();
