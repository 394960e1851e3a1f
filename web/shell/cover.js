// A hand is shown only to its owner: when the page leaves sight while a screen is secret, a cover
// goes over it at once, before Python has even heard of it.

export class Cover {
  /** The parts of the page that hold what only one of several people may see. @type {HTMLElement[]} */
  #secret = [];
  /** What cannot be reached now. @type {HTMLElement[]} */
  #behind = [];
  #element;
  #room;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} room where added games are: over what they hide the bar stays, as only they would uncover it
   */
  constructor(element, room) {
    this.#element = element;
    this.#room = room;
  }

  /** @param {HTMLElement[]} secret */
  set(secret) {
    this.#secret = secret;
    // Python's answer to `hidden` has taken the secret away: nothing is left to cover.
    if (!secret.length) this.#show();
  }

  /** Cover what must not be seen. */
  close() {
    if (this.#secret.length) this.#show();
  }

  #show() {
    for (const part of this.#behind) part.inert = false;
    this.#behind = this.#secret;
    for (const part of this.#behind) part.inert = true;
    this.#element.hidden = !this.#behind.length;
    this.#element.classList.toggle(
      "over-room",
      this.#behind.every((part) => part === this.#room),
    );
  }
}
