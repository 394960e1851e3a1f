// The back gesture. While back means something in the app, a spare entry in the history keeps the
// gesture from leaving the page. Otherwise the entry is removed.

export class Back {
  #armed = false;
  /** True during a step back of our own, which must not count as a gesture. */
  #own = false;
  #wanted = false;
  #send;

  /** @param {import("./types.js").Send} send */
  constructor(send) {
    this.#send = send;
    // A reload keeps the history: the spare entry may still be there.
    this.#armed = history.state?.spare === true;
    addEventListener("popstate", () => this.#popped());
  }

  /** @param {boolean} wanted whether back means something on this screen */
  set(wanted) {
    this.#wanted = wanted;
    if (this.#own || wanted === this.#armed) return;
    this.#armed = wanted;
    if (wanted) {
      history.pushState({ spare: true }, "");
    } else {
      this.#own = true;
      history.back();
    }
  }

  /** Go back by key, as by the gesture. */
  go() {
    if (this.#wanted) this.#send({ type: "back" });
  }

  /** Restore the spare entry after the gesture has been passed on to an added game. */
  rearm() {
    this.set(this.#wanted);
  }

  #popped() {
    if (this.#own) {
      this.#own = false;
      // The next screen may have arrived during our own step back.
      this.set(this.#wanted);
    } else if (this.#armed) {
      this.#armed = false;
      this.#send({ type: "back" });
    }
  }
}
