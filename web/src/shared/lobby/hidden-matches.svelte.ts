/** Finished matches that this browser no longer lists. The matches themselves stay with the program. */

const STORAGE_KEY = "tallyho.hidden-matches";
/** More than anybody has finished; the oldest are forgotten first. */
const MOST = 500;

function read(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

class HiddenMatches {
  ids: string[] = $state.raw(read());

  hide(id: string): void {
    this.ids = [...this.ids.filter((each) => each !== id), id].slice(-MOST);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.ids));
    } catch {
      // Full or forbidden storage only means that the match is listed again next time.
    }
  }
}

export const hiddenMatches = new HiddenMatches();
