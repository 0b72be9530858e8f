/** A part of the page that is loaded when it is first needed: a page, a game, a language. */

/** Why a part could not be loaded. If the program responds, it most likely has been updated since the page was opened. */
export type LoadFailure = "unreachable" | "outdated";

export interface Environment {
  /** Whether the program responds. */
  isReachable: () => Promise<boolean>;
  reload: () => void;
}

const browser: Environment = {
  isReachable: () =>
    fetch("/", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    ),
  reload: () => location.reload(),
};

export class Loader<T> {
  value: T | null = $state.raw(null);
  failure: LoadFailure | null = $state(null);
  /** Resolves once the part has been loaded, however many attempts that takes. */
  readonly ready: Promise<T>;
  #resolve: (value: T) => void = () => {};
  #loading: Promise<T | null> | null = null;

  constructor(
    private readonly source: () => Promise<T>,
    private readonly environment: Environment = browser,
  ) {
    this.ready = new Promise((resolve) => (this.#resolve = resolve));
  }

  /** Starts loading, unless that has been done; after a failure it starts anew. Null means a failure. */
  load(): Promise<T | null> {
    this.#loading ??= this.#run();
    return this.#loading;
  }

  async #run(): Promise<T | null> {
    this.failure = null;
    try {
      const value = await this.source();
      this.value = value;
      this.#resolve(value);
      return value;
    } catch (cause) {
      console.warn(cause);
      this.failure = (await this.environment.isReachable()) ? "outdated" : "unreachable";
      this.#loading = null;
      return null;
    }
  }

  /**
   * What the button beside a failure does. Only a reload finds the files of an updated program; it also helps where
   * the browser remembers a failed import, which some do for as long as the page is open.
   */
  async retry(): Promise<void> {
    const before = this.failure;
    if (before !== "outdated" && (await this.load()) !== null) return;
    if (this.failure === "outdated") this.environment.reload();
  }
}
