// The saves: texts under keys, in IndexedDB. What cannot be stored is remembered until the page
// closes, and the refusal is told, never hidden.

import { createStore, del, get, getMany, keys, set } from "idb-keyval";

/** @typedef {"full" | "gone" | "blocked"} Reason */

export class SaveRefused extends Error {
  /**
   * @param {Reason} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The database answers no more than this late: some browsers leave a blocked one silent. */
const PATIENCE_MS = 5000;

/** @type {import("idb-keyval").UseStore | undefined} */
let store;

/** @type {SaveRefused | undefined} once set, nothing is tried again on this visit */
let hopeless;

/** @type {Map<string, string>} what the store refused */
const unsaved = new Map();

/** Long texts, of which there may be hundreds, are read one by one when they are asked for: games, and looks back. */
const GAME = "game:";
const ON_DEMAND = [GAME, "back:"];

/**
 * What the table wants to know at the start.
 * @returns {Promise<{saves: Record<string, string>, games: string[]}>}
 */
export function readAtStart() {
  return attempt(async (store) => {
    const names = /** @type {string[]} */ (await keys(store));
    const small = names.filter((name) => !ON_DEMAND.some((kind) => name.startsWith(kind)));
    const texts = await getMany(small, store);
    return {
      saves: Object.fromEntries(small.map((name, i) => [name, texts[i]])),
      games: names.filter((name) => name.startsWith(GAME)),
    };
  });
}

/**
 * Everything that is kept, or what is kept under some keys; of a store that is closed, what it refused.
 * @param {string[]} [wanted]
 * @returns {Promise<Record<string, string>>}
 */
export async function readAll(wanted) {
  const found = await attempt(async (store) => {
    const names = wanted ?? /** @type {string[]} */ (await keys(store));
    const texts = await getMany(names, store);
    return names.map((name, i) => /** @type {[string, string]} */ ([name, texts[i]]));
  }).catch((problem) => {
    if (!(problem instanceof SaveRefused) || !unsaved.size) throw problem;
    return [];
  });
  const all = new Map([...found, ...unsaved]);
  const chosen = [...all].filter(([name, text]) => text && (wanted?.includes(name) ?? true));
  return Object.fromEntries(chosen);
}

/**
 * @param {string} key
 * @returns {Promise<string | null>}
 */
export async function read(key) {
  return unsaved.get(key) ?? (await attempt((store) => get(key, store))) ?? null;
}

/**
 * @param {string} key
 * @param {string} text
 */
export async function write(key, text) {
  unsaved.set(key, text);
  await attempt((store) => set(key, text, store));
  unsaved.delete(key);
}

/** @param {string} key */
export async function remove(key) {
  unsaved.delete(key);
  await attempt((store) => del(key, store));
}

/**
 * Do something with the store. A connection that broke (it happens when an app sleeps for long) is
 * opened anew, once.
 * @template T
 * @param {(store: import("idb-keyval").UseStore) => Promise<T>} action
 * @returns {Promise<T>}
 */
async function attempt(action) {
  if (hopeless) throw hopeless;
  try {
    store ??= createStore("tenfold", "saves");
    return await patiently(action(store));
  } catch (first) {
    if (reasonOf(first) !== "gone") throw refusal(first);
    try {
      store = createStore("tenfold", "saves");
      return await patiently(action(store));
    } catch (second) {
      throw refusal(second);
    }
  }
}

/** @param {unknown} problem */
function refusal(problem) {
  const refused = new SaveRefused(reasonOf(problem), problem);
  // A database that is forbidden or never answers would hold up every move for its PATIENCE_MS.
  if (refused.reason === "blocked") hopeless = refused;
  return refused;
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function patiently(promise) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new DOMException("no answer", "TimeoutError")),
      PATIENCE_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/**
 * @param {unknown} problem
 * @returns {Reason}
 */
function reasonOf(problem) {
  const name = problem instanceof Error || problem instanceof DOMException ? problem.name : "";
  if (name === "QuotaExceededError") return "full";
  if (["SecurityError", "ReferenceError", "TypeError", "TimeoutError"].includes(name))
    return "blocked";
  return "gone";
}
