const WHILE_MS = 10_000;

/** So often in a while, and no more. */
export class Sparingly {
  /** @type {number[]} */ #times = [];
  #most;

  /** @param {number} most */
  constructor(most) {
    this.#most = most;
  }

  /** True if it may happen again now. That counts as one more time. */
  more() {
    const now = Date.now();
    this.#times = this.#times.filter((at) => now - at < WHILE_MS);
    return this.#times.length < this.#most && this.#times.push(now) > 0;
  }
}
