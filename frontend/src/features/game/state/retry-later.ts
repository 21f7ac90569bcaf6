const FIRST_GAP_MS = 2000;
const LONGEST_GAP_MS = 60_000;

/** Calls again after a while, and after a longer one each time, so that a server in trouble is not pressed. */
export class RetryLater {
  readonly #action: () => void;
  #gapMs = FIRST_GAP_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(action: () => void) {
    this.#action = action;
  }

  plan(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#action, this.#gapMs);
    this.#gapMs = Math.min(2 * this.#gapMs, LONGEST_GAP_MS);
  }

  /** Calls no more; the gaps begin anew. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#gapMs = FIRST_GAP_MS;
  }
}
