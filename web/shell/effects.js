// The effects of a step, besides its screen: one small function each.

import { announce } from "./announce.js";
import { download } from "./download.js";
import { bringTranslated } from "./first-screens.js";
import { askToInstall } from "./home-screen.js";
import { keepChoice, wordsFor } from "./language.js";
import { takeUpdate } from "./offline.js";
import { share, sharePicture } from "./share.js";
import { play } from "./sound.js";
import * as store from "./store.js";
import { takeAlong } from "./take-along.js";

/**
 * @typedef {import("./types.js").Effect} Effect
 * @typedef {import("./types.js").Send} Send
 * @typedef {import("./rooms.js").Rooms} Rooms
 */

/** Effects to finish before the screen is shown, so that nothing a player has seen is lost. */
const FIRST = new Set(["save", "forget", "write-again"]);

/** @type {Promise<typeof import("../phones/phones.js")> | null} */
let phones = null;

/** @type {Record<string, (effect: any, send: Send, rooms: Rooms) => unknown>} */
const ACTIONS = {
  save: ({ key, text }, send) => orTell(store.write(key, text), key, send),
  forget: ({ key }, send) => orTell(store.remove(key), key, send),
  "write-again": (_, send) => orTell(store.writeAgain(), null, send),
  load: ({ key, then }, send) => load(key, then, send),
  "load-all": ({ keys, then }, send) => loadAll(keys, then, send),
  announce: ({ text, urgent }) => announce(text, urgent === true),
  buzz: ({ ms }) => navigator.userActivation?.hasBeenActive && navigator.vibrate?.(ms),
  sound: ({ name, pitch, volume }) => play(name, pitch, volume),
  download: ({ name, text }) => download(name, text),
  "take-along": ({ name, app, keys }, send) =>
    orTell(takeAlong(name, { app, keys: keys ?? undefined }), null, send),
  // Keeps the browser from deleting the saves when space is short. Some browsers ask you first.
  "keep-saves": () => navigator.storage?.persist?.(),
  share: ({ text, link }, send) => share(text, link, send),
  "share-picture": ({ name, picture }, send) => sharePicture(name, picture, send),
  "install-app": () => askToInstall(),
  "take-update": () => takeUpdate(),
  "learn-language": ({ choice }, send) => learnLanguage(choice, send),
  "phones-open": reachPhones,
  "phones-join": reachPhones,
  "phones-offer": reachPhones,
  "phones-accept": reachPhones,
  "phones-answer": reachPhones,
  "phones-scan": reachPhones,
  "phones-send": reachPhones,
  "phones-close": reachPhones,
  "try-wheel": (effect, _, rooms) => rooms.try(effect),
  "enter-room": (effect, _, rooms) => rooms.enter(effect),
  "close-room": (_effect, _, rooms) => rooms.close(),
};

/**
 * @param {Effect[]} effects
 * @param {Send} send
 * @param {Rooms} rooms
 */
export async function carryOutFirst(effects, send, rooms) {
  for (const effect of effects.filter((effect) => FIRST.has(effect.type))) {
    await ACTIONS[effect.type](effect, send, rooms);
  }
}

/**
 * @param {Effect[]} effects
 * @param {Send} send
 * @param {Rooms} rooms
 */
export function carryOut(effects, send, rooms) {
  for (const effect of effects) {
    if (!FIRST.has(effect.type)) ACTIONS[effect.type]?.(effect, send, rooms);
  }
}

/**
 * Bring the words of a language, and remember the choice if they are here.
 * @param {string} choice
 * @param {Send} send
 */
async function learnLanguage(choice, send) {
  const brought = await wordsFor(choice);
  if (brought.words) keepChoice(choice);
  send({ type: "language", ...brought });
  await bringTranslated();
}

/**
 * Few people play with several phones, so what it takes is loaded only then.
 * @param {Effect} effect
 * @param {Send} send
 */
async function reachPhones(effect, send) {
  try {
    phones ??= import(new URL("phones/phones.js", document.baseURI).href);
    await (await phones).carryOut(effect, send);
  } catch (problem) {
    phones = null;
    console.info("Tenfold can’t reach other phones:", problem);
    send({ type: "phones-failed" });
  }
}

/**
 * @param {Promise<void>} doing something with the store
 * @param {string | null} key null: reading failed
 * @param {Send} send
 */
export async function orTell(doing, key, send) {
  try {
    await doing;
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
  const event = { ...then, type: "loaded", key };
  try {
    send({ ...event, text: await store.read(key) });
  } catch {
    // A save that couldn't be read may still exist.
    send({ ...event, text: null, refused: true });
  }
}

/**
 * @param {string[]} keys
 * @param {object} then
 * @param {Send} send
 */
async function loadAll(keys, then, send) {
  const texts = await store.readAll(keys).catch(() => ({}));
  send({ ...then, type: "loaded-all", keys, texts });
}
