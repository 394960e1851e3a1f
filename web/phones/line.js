// A line to one other phone, over a data channel: pieces of messages, and signs of life.

const BEAT_MS = 2_000;
const SILENT_MS = 6_000;

/** A line that has been silent for so long is given up. Until then, it may heal by itself. */
const LOST_MS = 600_000;

/** All browsers can send this many characters at once. */
const PIECE = 16_000;

/** How many messages a guest can send: on average, and in a row. */
const PER_SECOND = 20;
const AT_ONCE = 60;

/** The longest message, in characters, to a host and to a guest. */
const LARGEST = { host: 16_000, guest: 1_600_000 };

/** What a piece starts with: more follows, or this is the last one. A sign of life is empty. */
const MORE = "+";
const LAST = ".";

export class Line {
  #pc;
  #channel;
  #name;
  #say;
  #isHost;
  #pieces = "";
  #silent = false;
  #heardAt = performance.now();
  #allowance = AT_ONCE;
  #countedAt = performance.now();
  #beats;

  /**
   * @param {RTCPeerConnection} pc
   * @param {RTCDataChannel} channel open
   * @param {string} name the channel's name for the table
   * @param {boolean} isHost true on the phone of the host
   * @param {(what: "gone" | "silent" | "back" | "heard", name: string, text?: string) => void} say
   */
  constructor(pc, channel, name, isHost, say) {
    this.#pc = pc;
    this.#channel = channel;
    this.#name = name;
    this.#isHost = isHost;
    this.#say = say;
    channel.onmessage = ({ data }) => this.#heard(data);
    channel.onclose = () => this.close();
    this.#beats = window.setInterval(() => this.#beat(), BEAT_MS);
  }

  /** @param {string} text */
  tell(text) {
    for (let at = 0; at < text.length || at === 0; at += PIECE) {
      const rest = at + PIECE < text.length;
      this.#put((rest ? MORE : LAST) + text.slice(at, at + PIECE));
    }
  }

  /**
   * Close the line. What was said before, such as a farewell, still goes out in this time.
   * @param {number} ms
   */
  close(ms = 500) {
    if (!this.#beats) return;
    clearInterval(this.#beats);
    this.#beats = 0;
    setTimeout(() => this.#pc.close(), ms);
    this.#say("gone", this.#name);
  }

  /** @param {string} text */
  #put(text) {
    try {
      if (this.#channel.readyState === "open") this.#channel.send(text);
    } catch {
      // The other phone takes nothing at the moment. What matters is sent again.
    }
  }

  #beat() {
    this.#put("");
    const quiet = performance.now() - this.#heardAt;
    if (quiet > LOST_MS) this.close();
    else if (quiet > SILENT_MS && !this.#silent) {
      this.#silent = true;
      this.#say("silent", this.#name);
    }
  }

  /** @param {unknown} data */
  #heard(data) {
    if (typeof data !== "string") return;
    this.#heardAt = performance.now();
    if (this.#silent) {
      this.#silent = false;
      this.#say("back", this.#name);
    }
    if (!data || !this.#mayTell()) return;
    this.#pieces += data.slice(1);
    const isLast = data[0] === LAST;
    if (!isLast && this.#pieces.length <= LARGEST[this.#isHost ? "host" : "guest"]) return;
    const text = this.#pieces;
    this.#pieces = "";
    if (isLast) this.#say("heard", this.#name, text);
  }

  /** Return false if a guest says too much. Its phone sends again what matters. */
  #mayTell() {
    if (!this.#isHost) return true;
    const now = performance.now();
    this.#allowance = Math.min(
      AT_ONCE,
      this.#allowance + ((now - this.#countedAt) * PER_SECOND) / 1000,
    );
    this.#countedAt = now;
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
  }
}
