// Other phones without a server: WebRTC, paired by codes that the cameras read. The host is the middle of a star.

import { Camera } from "./camera.js";
import { Line } from "./line.js";

/** @typedef {import("../shell/types.js").Send} Send */

const GATHERING_MS = 4_000;

/** If two phones have not found each other after this time, they won't. */
const PAIRING_MS = 20_000;

const MOST_LINES = 16;

export class Direct {
  #send;
  #camera = new Camera();
  /** @type {Map<string, Line>} */ #lines = new Map();
  /** @type {{ pc: RTCPeerConnection, channel: RTCDataChannel, number: number } | null} */ #offer =
    null;
  /** The guest's side, until its line stands. @type {RTCPeerConnection | null} */ #answer = null;
  #count = 0;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  /** Make the offer for the next guest. */
  async offer() {
    this.#offer?.pc.close();
    const pc = new RTCPeerConnection({ iceServers: [] });
    this.#count += 1;
    const offer = { pc, channel: pc.createDataChannel("tenfold"), number: this.#count };
    this.#offer = offer;
    try {
      await this.#camera.during(() => described(pc));
    } catch {
      return this.#fail("camera");
    }
    const text = pc.localDescription?.sdp ?? "";
    if (offer !== this.#offer) return;
    if (!text.includes("a=candidate")) return this.#fail("network");
    this.#send({ type: "phones-offer", number: offer.number, text });
  }

  /**
   * Connect to the guest with this answer to an offer.
   * @param {number} number
   * @param {string} text
   */
  async accept(number, text) {
    const offer = this.#offer;
    if (offer?.number !== number) return;
    this.#offer = null;
    const { pc, channel } = offer;
    const name = `direct-${number}`;
    const patience = setTimeout(() => {
      pc.close();
      this.#fail("path");
    }, PAIRING_MS);
    channel.onopen = () => {
      clearTimeout(patience);
      if (this.#lines.size >= MOST_LINES) pc.close();
      else this.#open(pc, channel, name, true);
    };
    try {
      await pc.setRemoteDescription({ type: "answer", sdp: text });
    } catch {
      clearTimeout(patience);
      pc.close();
      this.#fail("code");
    }
  }

  /**
   * Answer the offer of a host. A line that is there stays until the new one stands.
   * @param {string} text
   */
  async answer(text) {
    this.#answer?.close();
    if (!("RTCPeerConnection" in globalThis)) return this.#fail("browser");
    const pc = new RTCPeerConnection({ iceServers: [] });
    this.#answer = pc;
    pc.ondatachannel = ({ channel }) => {
      if (channel.readyState === "open") this.#open(pc, channel, "host", false);
      else channel.onopen = () => this.#open(pc, channel, "host", false);
    };
    try {
      await pc.setRemoteDescription({ type: "offer", sdp: text });
      await this.#camera.during(() => described(pc)).catch(() => described(pc));
    } catch {
      return this.#fail("code");
    }
    const own = pc.localDescription?.sdp ?? "";
    if (this.#answer !== pc) return;
    if (!own.includes("a=candidate")) return this.#fail("network");
    this.#send({ type: "phones-answer", text: own });
  }

  /** Report what the camera reads, while its picture is on the screen. */
  async scan() {
    try {
      await this.#camera.scan((text) => this.#send({ type: "phones-scanned", text }));
    } catch {
      this.#fail("camera");
    }
  }

  /**
   * @param {string} to
   * @param {string} text
   */
  tell(to, text) {
    this.#lines.get(to)?.tell(text);
  }

  close() {
    this.#offer?.pc.close();
    this.#offer = null;
    for (const line of [...this.#lines.values()]) line.close();
    this.#answer?.close();
    this.#answer = null;
  }

  /**
   * @param {RTCPeerConnection} pc
   * @param {RTCDataChannel} channel
   * @param {string} name
   * @param {boolean} isHost
   */
  #open(pc, channel, name, isHost) {
    const old = this.#lines.get(name);
    const line = new Line(pc, channel, name, isHost, (what, from, text) => {
      if (this.#lines.get(from) !== line) return;
      if (what === "gone") this.#lines.delete(from);
      this.#send({ type: `phones-${what}`, from, text });
    });
    this.#lines.set(name, line);
    if (this.#answer === pc) this.#answer = null;
    old?.close(0);
    this.#send({ type: "phones-came", from: name });
  }

  /** @param {"browser" | "camera" | "network" | "path" | "code"} why */
  #fail(why) {
    this.#send({ type: "phones-failed", why });
  }
}

/**
 * Describe this side of a connection, with all its addresses.
 * @param {RTCPeerConnection} pc
 */
async function described(pc) {
  await pc.setLocalDescription();
  await new Promise((resolve) => {
    const ready = () => pc.iceGatheringState === "complete" && resolve(null);
    setTimeout(resolve, GATHERING_MS, null);
    pc.onicegatheringstatechange = ready;
    ready();
  });
}
