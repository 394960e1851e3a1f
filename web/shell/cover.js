// A hand is shown only to its owner: when the page leaves sight while a screen is secret, a cover
// goes over it at once, before Python has even heard of it.

export class Cover {
  #secret = false;
  #element;
  #app;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} app
   */
  constructor(element, app) {
    this.#element = element;
    this.#app = app;
  }

  /** @param {boolean} secret whether the screen holds what only one of several people may see */
  set(secret) {
    this.#secret = secret;
    // Python's answer to `hidden` has taken the secret away: nothing is left to cover.
    if (!secret) this.#show(false);
  }

  /** Cover the screen if it must not be seen. */
  close() {
    if (this.#secret) this.#show(true);
  }

  /** @param {boolean} covered */
  #show(covered) {
    this.#element.hidden = !covered;
    this.#app.inert = covered;
  }
}
