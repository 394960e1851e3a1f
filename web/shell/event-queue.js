// Events go to Python one at a time and in order. Each answer is handled completely before the next
// event goes. Until Python is up, events wait.

import { hasRead, noteReading } from "./reading.js";

/**
 * @typedef {import("./types.js").Happening} Happening
 * @typedef {import("./types.js").Step} Step
 * @typedef {import("./types.js").Dispatch} Dispatch
 */

export class EventQueue {
  /** @type {Happening[]} */ #waiting = [];
  /** @type {Dispatch | null} */ #dispatch = null;
  /** @type {Promise<void> | null} */ #running = null;
  /** The number of events left before the screen is shown again. */
  #unseen = 0;
  #take;
  #fail;

  /**
   * @param {(step: Step, shown: boolean) => Promise<void>} take handles an answer; `shown` is
   *   false while catching up with events from before Python
   * @param {(problem: unknown) => void} fail called with an exception; no more events go to Python
   *   after it
   */
  constructor(take, fail) {
    this.#take = take;
    this.#fail = fail;
  }

  /** @param {Happening} event */
  add(event) {
    this.#waiting.push({ ...event, at: { now: Date.now() } });
    this.#go();
  }

  /**
   * Send the greeting to Python once it is up, then catch up with the waiting events.
   * @param {Dispatch} dispatch
   * @param {Happening[]} greeting
   */
  start(dispatch, greeting) {
    const at = { now: Date.now() };
    this.#waiting.unshift(...greeting.map((event) => ({ ...event, at })));
    this.#unseen = this.#waiting.length;
    this.#dispatch = dispatch;
    this.#go();
  }

  /** Send no more events to Python. */
  stop() {
    this.#dispatch = null;
    this.#waiting = [];
  }

  /** Settles when every answer so far is on disk and on the screen. */
  async quiet() {
    while (this.#running) await this.#running;
  }

  #go() {
    if (this.#running || !this.#dispatch || !this.#waiting.length) return;
    this.#running = this.#run();
  }

  async #run() {
    while (this.#dispatch && this.#waiting.length) {
      await this.#turn(this.#dispatch, /** @type {Happening} */ (this.#waiting.shift()));
    }
    // Nothing is awaited after the last look at the queue, so an event added later starts a new run.
    this.#running = null;
  }

  /**
   * @param {Dispatch} dispatch
   * @param {Happening} event
   */
  async #turn(dispatch, event) {
    try {
      noteReading(event);
      const step = JSON.parse(await dispatch(JSON.stringify(event)));
      if (!this.#dispatch) return;
      this.#unseen = Math.max(0, this.#unseen - 1);
      await this.#take(step, this.#unseen === 0);
      hasRead(event);
    } catch (problem) {
      this.stop();
      this.#fail(problem);
    }
  }
}
