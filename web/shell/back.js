// The back gesture, while it means something in the app: one spare entry in the history stands
// between the screen and leaving. Where back means nothing, the entry is taken away again.

export class Back {
  #armed = false;
  /** A step back that we made ourselves and that must not be taken for a gesture. */
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

  /** Back by a key: the same as the gesture. */
  go() {
    if (this.#wanted) this.#send({ type: "back" });
  }

  /** Back was meant for somebody else, and means something still. */
  rearm() {
    this.set(this.#wanted);
  }

  #popped() {
    if (this.#own) {
      this.#own = false;
      // The next screen may have come while our own step back was under way.
      this.set(this.#wanted);
    } else if (this.#armed) {
      this.#armed = false;
      this.#send({ type: "back" });
    }
  }
}
