// Events go to Python one at a time, in the order in which they happened, and each answer is dealt
// with whole before the next event goes. Before Python is up they wait.

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
  /** How many events to go until the screen is worth showing again. */
  #unseen = 0;
  #take;
  #fail;

  /**
   * @param {(step: Step, shown: boolean) => Promise<void>} take deals with an answer; `shown` is
   *   false while the events from before Python are caught up with
   * @param {(problem: unknown) => void} fail hears of an exception; no event goes to Python after
   *   that
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
   * Python is up: greet it, then catch up with what has happened meanwhile.
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

  /** No event goes to Python from now on. */
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
    // In the same breath as the last look at the queue: an event added later starts a new run.
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
