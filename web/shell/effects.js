// What a step asks for besides its screen: one small function an effect.

import { announce } from "./announce.js";
import { download } from "./download.js";
import { askToInstall, isStandalone } from "./home-screen.js";
import { takeUpdate } from "./offline.js";
import { play } from "./sound.js";
import * as store from "./store.js";

/**
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Send} Send
 * @typedef {import("./python.js").Python} Python
 */

/** These are on disk before the screen is shown: what a player has seen is never lost. */
const FIRST = new Set(["save", "forget"]);

/** @type {Record<string, (effect: any, send: Send, python: Python | null) => unknown>} */
const ACTIONS = {
  save: ({ key, text }, send) => orTell(store.write(key, text), key, send),
  forget: ({ key }, send) => orTell(store.remove(key), key, send),
  load: ({ key, then }, send) => load(key, then, send),
  announce: ({ text, urgent }) => announce(text, urgent === true),
  buzz: ({ ms }) => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(ms),
  sound: ({ name }) => play(name),
  download: ({ name, text }) => download(name, text),
  "install-app": () => askToInstall(),
  "take-update": () => takeUpdate(),
  "install-wheel": ({ text }, send, python) => installWheel(text, send, python),
};

/**
 * @param {Effect[]} effects
 * @param {Send} send
 */
export async function carryOutFirst(effects, send) {
  for (const effect of effects.filter((effect) => FIRST.has(effect.type))) {
    await ACTIONS[effect.type](effect, send, null);
  }
}

/**
 * @param {Effect[]} effects
 * @param {Send} send
 * @param {Python | null} python
 */
export function carryOut(effects, send, python) {
  for (const effect of effects) {
    if (!FIRST.has(effect.type)) ACTIONS[effect.type]?.(effect, send, python);
  }
}

/**
 * @param {Promise<void>} writing
 * @param {string} key
 * @param {Send} send
 */
async function orTell(writing, key, send) {
  try {
    await writing;
    // An app on the home screen may ask that the system does not throw its saves away.
    if (isStandalone()) navigator.storage?.persist?.();
  } catch (problem) {
    if (!(problem instanceof store.SaveRefused)) throw problem;
    send({ type: "save-failed", key, reason: problem.reason });
  }
}

/**
 * @param {string} key
 * @param {object} then
 * @param {Send} send
 */
async function load(key, then, send) {
  const text = await store.read(key).catch(() => null);
  send({ ...then, type: "loaded", key, text });
}

/**
 * @param {string} wheel
 * @param {Send} send
 * @param {Python | null} python
 */
async function installWheel(wheel, send, python) {
  const why = await (python?.installWheel(wheel) ?? "Python is not there yet.");
  send({ type: "wheel-installed", why });
}
