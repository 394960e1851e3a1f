// Other phones by way of the computer that serves this page (web/build/relay.py): it sends events, and takes posts.

import { addressOfPage } from "../shell/share.js";

/** @typedef {import("../shell/types.js").Send} Send */

/** The table hears of a line that has been silent for so long. */
const SILENT_MS = 6_000;
const BEAT_MS = 2_000;

/** A post that failed is tried again after this time. */
const AGAIN_MS = 500;

export class Relay {
  /** @type {EventSource | null} */ #source = null;
  /** Where this phone posts to. */
  #mine = "";
  #isHost = false;
  #closed = false;
  #silent = false;
  #heardAt = 0;
  #beats = 0;
  /** The posts go out one after the other. @type {Promise<unknown>} */
  #posting = Promise.resolve();
  #send;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Open a table for other phones, or find the one that was open before.
   * @param {string} room
   * @param {string} key
   */
  async open(room, key) {
    this.#isHost = true;
    try {
      const response = await fetch(at("open"), {
        method: "POST",
        body: JSON.stringify({ room, key }),
      });
      if (!response.ok) throw new Error(String(response.status));
      const opened = await response.json();
      if (this.#closed) return;
      const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
      const address = here && opened.address ? opened.address : addressOfPage();
      const link = `${address}?lan#join=${opened.room}`;
      this.#send({ type: "phones-opened", room: opened.room, key: opened.key, link });
      this.#listen(`${opened.room}/host/${opened.key}`);
    } catch {
      this.#fail();
    }
  }

  /** @param {string} room */
  join(room) {
    this.#listen(`${encodeURIComponent(room)}/guest`);
  }

  /**
   * @param {string} to
   * @param {string} text
   */
  tell(to, text) {
    this.#post(this.#isHost ? `tell/${to}` : "tell", text);
  }

  close() {
    this.#closed = true;
    clearInterval(this.#beats);
    // Until the last posts are out, the line stays: closing it ends the address to post to.
    void this.#posting.then(() => this.#source?.close());
  }

  /** @param {string} path */
  #listen(path) {
    const source = new EventSource(at(path));
    this.#source = source;
    this.#heardAt = performance.now();
    this.#beats = window.setInterval(() => this.#beat(), BEAT_MS);
    source.onmessage = ({ data }) => this.#heard(JSON.parse(data));
    source.onerror = () => {
      // Otherwise, the browser tries again by itself.
      if (source.readyState === EventSource.CLOSED) this.#fail();
    };
  }

  /** @param {{you?: string, beat?: true, taken?: true, came?: string, gone?: string, silent?: string, back?: string, from?: string, text?: string}} message */
  #heard(message) {
    if (this.#closed) return;
    this.#heardAt = performance.now();
    if (this.#silent) {
      this.#silent = false;
      if (!this.#isHost) this.#send({ type: "phones-back", from: "host" });
    }
    // Another tab of this phone has the table now.
    if (message.taken) return this.#fail();
    if (message.you) this.#mine = message.you;
    for (const what of /** @type {const} */ (["came", "gone", "silent", "back"])) {
      if (message[what]) this.#send({ type: `phones-${what}`, from: message[what] });
    }
    if (message.text !== undefined) {
      this.#send({ type: "phones-heard", from: message.from, text: message.text });
    }
  }

  #beat() {
    if (this.#mine) this.#post("beat", "");
    if (this.#silent || performance.now() - this.#heardAt < SILENT_MS) return;
    this.#silent = true;
    if (!this.#isHost) this.#send({ type: "phones-silent", from: "host" });
  }

  /**
   * @param {string} path
   * @param {string} text
   */
  #post(path, text) {
    this.#posting = this.#posting.then(() => this.#out(path, text));
  }

  /**
   * @param {string} path
   * @param {string} text
   */
  async #out(path, text) {
    for (const wait of [0, AGAIN_MS, AGAIN_MS]) {
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
      if (!this.#mine) continue;
      try {
        // Anything the relay answers is final: what it refuses, it would refuse again.
        await fetch(at(`${this.#mine}/${path}`), { method: "POST", body: text });
        return;
      } catch {
        // No connection at the moment.
      }
    }
  }

  #fail() {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#beats);
    this.#source?.close();
    this.#send({ type: "phones-failed" });
  }
}

/** @param {string} path */
function at(path) {
  return new URL(`relay/${path}`, document.baseURI).href;
}
