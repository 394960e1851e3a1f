// The ways to other phones. Only loaded when someone opens or joins a table with several phones.
// They carry texts and read none of them (docs/own-phones.md).

import { Direct } from "./direct.js";
import { Relay } from "./relay.js";

/**
 * @typedef {import("../shell/types.js").Effect} Effect
 * @typedef {import("../shell/types.js").Send} Send
 */

/** @type {Relay | Direct | null} */
let way = null;

/**
 * Carry out an effect of the table that is about other phones.
 * @param {Effect} effect
 * @param {Send} send
 */
export async function carryOut(effect, send) {
  switch (effect.type) {
    case "phones-open":
      return relay(send).open(String(effect.room), String(effect.key));
    case "phones-join":
      return relay(send).join(String(effect.room));
    case "phones-offer":
      return direct(send).offer();
    case "phones-accept":
      return direct(send).accept(Number(effect.number), String(effect.text));
    case "phones-answer":
      return direct(send).answer(String(effect.text));
    case "phones-scan":
      return direct(send).scan();
    case "phones-send":
      return way?.tell(String(effect.to), String(effect.text));
    default:
      // What was said before, such as a farewell, still goes out.
      way?.close();
      way = null;
  }
}

/** @param {Send} send */
function relay(send) {
  way?.close();
  const made = new Relay(send);
  way = made;
  return made;
}

/** @param {Send} send */
function direct(send) {
  if (way instanceof Direct) return way;
  way?.close();
  const made = new Direct(send);
  way = made;
  return made;
}
