// Timers as subscriptions: each step names all timers that should run.

/** @typedef {import("./types.js").Timer} Timer */

export class Timers {
  /** @type {Map<string, number>} */ #running = new Map();
  #send;

  /** @param {import("./types.js").Send} send */
  constructor(send) {
    this.#send = send;
  }

  /** @param {Timer[]} wanted */
  set(wanted) {
    const names = new Set(wanted.map((timer) => timer.id));
    for (const id of this.#running.keys()) {
      if (!names.has(id)) this.#stop(id);
    }
    for (const timer of wanted) {
      if (!this.#running.has(timer.id)) this.#start(timer);
    }
  }

  /** @param {Timer} timer */
  #start({ id, ms, event }) {
    const ring = () => {
      this.#running.delete(id);
      this.#send(event);
    };
    this.#running.set(id, window.setTimeout(ring, ms));
  }

  /** @param {string} id */
  #stop(id) {
    clearTimeout(this.#running.get(id));
    this.#running.delete(id);
  }
}
