// The room of an added game, while one is open. Its code is fetched only then: nobody else pays for it.

import { orTell } from "./effects.js";
import * as store from "./store.js";

/**
 * @typedef {import("./types.js").Happening} Happening
 * @typedef {import("./types.js").Send} Send
 * @typedef {import("../room/page.js").Room} Room
 * @typedef {{ place: HTMLElement, send: Send, stands: (state: { secret: boolean, awake: boolean }) => void,
 *   act: (effect: any) => void }} House
 */

export class Rooms {
  /** @type {Room | null} */ #room = null;
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** Whether an added game is on the screen; then what happens to the page is told to it. */
  get open() {
    return this.#room?.stands === true;
  }

  /** @param {Happening} event */
  send(event) {
    this.#room?.send(event);
  }

  /**
   * Try a wheel where nobody sees it.
   * @param {{ text: string }} effect
   */
  async try({ text }) {
    const room = await this.#made([]);
    await room.open({ wanted: "try", wheel: text, greeting: [] });
  }

  /**
   * Play: the room's table hears of its own saves, and of what was tapped in the house.
   * @param {{ key: string, saves: Record<string, string>, owned: string[], events: Happening[] }} effect
   */
  async enter({ key, saves, owned, events }) {
    const wheel = await store.read(key).catch(() => null);
    if (wheel === null) return this.#house.send({ type: "room-stopped", why: "Its file is gone." });
    const entropy = crypto.getRandomValues(new Uint32Array(1))[0];
    const env = {
      now: Date.now(),
      entropy,
      standalone: false,
      ios: false,
      installable: false,
      query: {},
    };
    const greeting = [{ type: "boot", saves, games: [], env }, ...events];
    const room = await this.#made(owned);
    await room.open({ wanted: "enter", wheel, greeting });
  }

  close() {
    this.#room?.close();
    this.#room = null;
  }

  /**
   * @param {string[]} owned
   * @returns {Promise<Room>}
   */
  async #made(owned) {
    this.close();
    const { Room } = await import(new URL("room/page.js", document.baseURI).href);
    const { place, send, stands, act } = this.#house;
    const keep = keepFor(send);
    /** @type {Room} */
    const room = new Room(place, { send, stands, act, keep }, owned);
    this.#room = room;
    return room;
  }
}

/**
 * The store as a room has it: what is refused is told to the table, as for the house's own saves.
 * @param {Send} send
 */
function keepFor(send) {
  const read = (/** @type {string} */ key) => store.read(key).catch(() => null);
  return {
    read,
    has: async (/** @type {string} */ key) => (await read(key)) !== null,
    write: (/** @type {string} */ key, /** @type {string} */ text) =>
      orTell(store.write(key, text), key, send),
    remove: (/** @type {string} */ key) => orTell(store.remove(key), key, send),
  };
}
