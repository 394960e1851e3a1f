// The way to other phones. Only loaded when someone opens or joins a table with several phones.
// It carries texts and reads none of them (docs/own-phones.md).

import { Relay } from "./relay.js";

/**
 * @typedef {import("../shell/types.js").Effect} Effect
 * @typedef {import("../shell/types.js").Send} Send
 */

/** @type {Relay | null} */
let way = null;

/**
 * Carry out an effect of the table that is about other phones.
 * @param {Effect} effect
 * @param {Send} send
 */
export async function carryOut(effect, send) {
  switch (effect.type) {
    case "phones-open":
      way?.close();
      way = new Relay(send);
      return way.open(String(effect.room), String(effect.key));
    case "phones-join":
      way?.close();
      way = new Relay(send);
      return way.join(String(effect.room));
    case "phones-send":
      return way?.tell(String(effect.to), String(effect.text));
    default: {
      // What was said before, such as a farewell, still goes out.
      const closing = way;
      way = null;
      return closing?.close();
    }
  }
}
