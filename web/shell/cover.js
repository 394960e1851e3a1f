// A hand is shown only to its owner: when the page leaves sight while a screen is secret, a cover
// goes over it at once, before Python has even heard of it.

export class Cover {
  #secret = false;
  #element;
  #behind;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement[]} behind what cannot be reached while it is covered
   */
  constructor(element, behind) {
    this.#element = element;
    this.#behind = behind;
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
    for (const part of this.#behind) part.inert = covered;
  }
}
