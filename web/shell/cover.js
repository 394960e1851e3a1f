// Only its owner may see a hand. When the page is hidden while a screen is secret, a cover goes over it at once. Python
// hears of it later.

export class Cover {
  /** The parts of the page that only one of several people may see. @type {HTMLElement[]} */
  #secret = [];
  /** The parts behind the cover, which can't be reached. @type {HTMLElement[]} */
  #behind = [];
  #element;
  #room;

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} room the place of added games; a cover over it leaves the bar free for a way out
   */
  constructor(element, room) {
    this.#element = element;
    this.#room = room;
  }

  /** @param {HTMLElement[]} secret */
  set(secret) {
    this.#secret = secret;
    // Python's answer to `hidden` has removed the secret, so nothing is left to cover.
    if (!secret.length) this.#show();
  }

  /** Cover the secret parts. */
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
