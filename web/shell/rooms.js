// The room of an added game, while one is open. Its code is fetched only then, so that others don't load it.

import { orTell } from "./effects.js";
import { isLarge } from "./home-screen.js";
import { wordsFor } from "./language.js";
import * as store from "./store.js";

/**
 * @typedef {import("./types.js").Happening} Happening
 * @typedef {import("./types.js").Send} Send
 * @typedef {import("../room/page.js").Room} Room
 * @typedef {import("../room/page.js").Mine} Mine
 * @typedef {{ place: HTMLElement, send: Send, stands: (state: { secret: boolean, awake: boolean }) => void,
 *   act: (effect: any) => void }} House
 */

export class Rooms {
  /** @type {Room | null} */ #room = null;
  /** Counts how often a room was opened or closed, so that a slow opening doesn't replace something newer. */
  #turn = 0;
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
  }

  /** True if an added game is on the screen. Then it is told of events on the page. */
  get open() {
    return this.#room?.stands === true;
  }

  /** @param {Happening} event */
  send(event) {
    this.#room?.send(event);
  }

  /**
   * Try a wheel out of sight.
   * @param {{ text: string }} effect
   */
  async try({ text }) {
    const mine = { owned: [], games: [], allows: [], title: "" };
    await this.#opened("wheel-tried", mine, async () => ({
      wanted: "try",
      wheel: text,
      greeting: [],
    }));
  }

  /**
   * Play an added game. Its table gets its own saves, and the events from Tenfold that led here.
   * @param {Mine & { key: string, saves: Record<string, string>, events: Happening[] }} effect
   */
  async enter({ key, saves, events, ...mine }) {
    await this.#opened("room-stopped", mine, async () => {
      const wheel = await store.read(key).catch(() => null);
      if (wheel === null) throw new Error("file-missing");
      const boot = {
        type: "boot",
        saves,
        games: [],
        env: { ...env(), language: await wordsFor() },
      };
      return { wanted: "enter", wheel, greeting: [boot, ...events] };
    });
  }

  close() {
    this.#turn += 1;
    this.#room?.close();
    this.#room = null;
  }

  /**
   * @param {string} failed the type of the event to send if the room can't be opened
   * @param {Mine} mine
   * @param {() => Promise<Parameters<Room["open"]>[0]>} work
   */
  async #opened(failed, mine, work) {
    this.close();
    const turn = this.#turn;
    const { place, send, stands, act } = this.#house;
    try {
      const [{ Room }, asked] = await Promise.all([
        import(new URL("room/page.js", document.baseURI).href),
        work(),
      ]);
      if (turn !== this.#turn) return;
      /** @type {Room} */
      const room = new Room(place, { send, stands, act, keep: keepFor(send) }, mine);
      this.#room = room;
      await room.open(asked);
    } catch (problem) {
      if (turn === this.#turn)
        send({ type: failed, why: problem instanceof Error ? problem.message : String(problem) });
    }
  }
}

/** Return the time and a random number for a room's Python. */
function env() {
  const entropy = crypto.getRandomValues(new Uint32Array(1))[0];
  return {
    now: Date.now(),
    entropy,
    standalone: false,
    ios: false,
    installable: false,
    large: isLarge(),
    query: {},
  };
}

/**
 * Return the store for a room. Refused writes are reported to the table, as for Tenfold's own saves.
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
