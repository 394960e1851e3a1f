const WHILE_MS = 10_000;

/** Limits how often something happens within 10 seconds. */
export class Sparingly {
  /** @type {number[]} */ #times = [];
  #most;

  /** @param {number} most */
  constructor(most) {
    this.#most = most;
  }

  /** True if it may happen now; if so, this counts it. */
  more() {
    const now = Date.now();
    this.#times = this.#times.filter((at) => now - at < WHILE_MS);
    return this.#times.length < this.#most && this.#times.push(now) > 0;
  }
}
