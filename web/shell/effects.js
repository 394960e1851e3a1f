// What a step asks for besides its screen: one small function an effect.

import { announce } from "./announce.js";
import { download } from "./download.js";
import { askToInstall, isStandalone } from "./install.js";
import { takeUpdate } from "./offline.js";
import * as saves from "./saves.js";
import { play } from "./sound.js";

/**
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Send} Send
 */

/** These are on disk before the screen is shown: what a player has seen is never lost. */
const FIRST = new Set(["save", "forget"]);

/** @type {Record<string, (effect: any, send: Send) => unknown>} */
const ACTIONS = {
  save: ({ key, text }, send) => orTell(saves.write(key, text), key, send),
  forget: ({ key }, send) => orTell(saves.remove(key), key, send),
  load: ({ key, then }, send) => load(key, then, send),
  announce: ({ text, urgent }) => announce(text, urgent === true),
  buzz: ({ ms }) => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(ms),
  sound: ({ name }) => play(name),
  download: ({ name, text }) => download(name, text),
  install: () => askToInstall(),
  update: () => takeUpdate(),
};

/**
 * @param {Effect[]} effects
 * @param {Send} send
 */
export async function store(effects, send) {
  for (const effect of effects.filter((effect) => FIRST.has(effect.type))) {
    await ACTIONS[effect.type](effect, send);
  }
}

/**
 * @param {Effect[]} effects
 * @param {Send} send
 */
export function carryOut(effects, send) {
  for (const effect of effects) {
    if (!FIRST.has(effect.type)) ACTIONS[effect.type]?.(effect, send);
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
    if (!(problem instanceof saves.SaveRefused)) throw problem;
    send({ type: "save-failed", key, reason: problem.reason });
  }
}

/**
 * @param {string} key
 * @param {object} then
 * @param {Send} send
 */
async function load(key, then, send) {
  const text = await saves.read(key).catch(() => null);
  send({ ...then, type: "loaded", key, text });
}
