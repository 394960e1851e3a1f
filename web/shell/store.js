// The saves: texts under keys, in IndexedDB. What can't be stored is kept in memory until the page
// closes, and retried with every later save. The failure is always reported.

import { createStore, del, get, getMany, keys, set, setMany } from "idb-keyval";

/**
 * @typedef {"full" | "gone" | "slow" | "blocked" | "late"} Reason
 * @typedef {{ saves: Record<string, string>, games: string[] }} Kept what the table wants to know at the start
 */

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

/** How long a move waits for the database. A later answer is handled in the background. */
const PATIENCE_MS = 5000;

/** @type {import("idb-keyval").UseStore | undefined} */
let store;

/** The pause before another try to read what couldn't be read at the start. */
const AGAIN_MS = 1000;

/** @type {SaveRefused | undefined} once set, nothing is retried on this visit */
let hopeless;

/**
 * True until the saves have been read. Until then nothing is written: a list of the latest games would replace a list
 * that has not been read.
 */
let unread = false;

/** The number of late actions; while there are any, the database gets no new ones. */
let late = 0;

/** @type {Map<string, string>} saves that are not on disk */
const unsaved = new Map();

/** True if something was refused and has not been saved since. */
let refused = false;

/** @type {() => void} */
let tellMended = () => {};

/** Kinds of texts that may number thousands are read only on demand: games, reviews, lists of older games. */
const GAME = "game:";
const ON_DEMAND = [GAME, "back:", "past:", "said:"];

/** @param {() => void} tell called when everything that was refused has been saved after all */
export function whenMended(tell) {
  tellMended = tell;
}

/**
 * Read the saves that the table needs at the start. If they can't be read now, `tell` gets them later.
 * @param {(kept: Kept) => void} tell
 * @returns {Promise<Kept>}
 */
export async function readAtStart(tell) {
  try {
    return await attempt(readKept);
  } catch (problem) {
    if (hopeless) throw hopeless;
    if (!unread) void readLater(tell);
    unread = true;
    const isFull = problem instanceof SaveRefused && problem.reason === "full";
    throw new SaveRefused(isFull ? "full" : "late", problem);
  }
}

/** @param {(kept: Kept) => void} tell */
async function readLater(tell) {
  while (!hopeless) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    try {
      return tell(await attempt(readKept));
    } catch (problem) {
      console.info("Tenfold can’t read its saved data yet:", problem);
    }
  }
}

/**
 * @param {import("idb-keyval").UseStore} store
 * @returns {Promise<Kept>}
 */
async function readKept(store) {
  const names = [...new Set([...(await textKeys(store)), ...unsaved.keys()])];
  const small = names.filter((name) => !ON_DEMAND.some((kind) => name.startsWith(kind)));
  const texts = await getMany(small, store);
  // A refused save is newer than the one on disk, unless it was made before anything had been read.
  const newer = (/** @type {string} */ name) => (unread ? undefined : unsaved.get(name));
  const found = small.map((name, i) => [name, newer(name) ?? asText(texts[i])]);
  return {
    saves: Object.fromEntries(found.filter(([, text]) => text !== undefined)),
    games: names.filter((name) => name.startsWith(GAME)),
  };
}

/** True while the table doesn't know the saves yet. */
export function isUnread() {
  return unread;
}

/** Write again, once the table has merged the saves that were read late with the changes made meanwhile. */
export async function writeAgain() {
  unread = false;
  await makeGood();
}

/**
 * Return all saves, or those with the given keys. If the store can't be read, return what it has refused.
 * @param {string[]} [wanted]
 * @returns {Promise<Record<string, string>>}
 */
export async function readAll(wanted) {
  const found = await attempt(async (store) => {
    const names = wanted ?? (await textKeys(store));
    const texts = await getMany(names, store);
    return names.map((name, i) => /** @type {[string, string]} */ ([name, asText(texts[i])]));
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
  return unsaved.get(key) ?? asText(await attempt((store) => get(key, store))) ?? null;
}

/**
 * @param {string} key
 * @param {string} text
 */
export async function write(key, text) {
  unsaved.set(key, text);
  if (unread) return;
  await attempt((store) => set(key, text, store));
  if (unsaved.get(key) === text) unsaved.delete(key);
  await makeGood();
}

/** @param {string} key */
export async function remove(key) {
  unsaved.delete(key);
  if (unread) return;
  await attempt((store) => del(key, store));
  await makeGood();
}

/** Retry the refused saves, now that the database answers. */
async function makeGood() {
  if (!refused || unread) return;
  const these = [...unsaved];
  try {
    await attempt((store) => setMany(these, store));
  } catch {
    return; // already reported
  }
  for (const [key, text] of these) if (unsaved.get(key) === text) unsaved.delete(key);
  if (unsaved.size) return;
  refused = false;
  tellMended();
}

/**
 * Return the keys that are texts; other keys are not ours.
 * @param {import("idb-keyval").UseStore} store
 */
async function textKeys(store) {
  const found = await keys(store);
  return /** @type {string[]} */ (found.filter((key) => typeof key === "string"));
}

/**
 * Return a save as a text. If it isn't one, it is damaged, but can still be exported to a file like the others.
 * @param {unknown} found
 * @returns {any} a text, or undefined if there is nothing
 */
function asText(found) {
  return found === undefined || typeof found === "string" ? found : JSON.stringify(found);
}

/**
 * Do something with the store. A broken connection (after an app has slept for long) is reopened once.
 * @template T
 * @param {(store: import("idb-keyval").UseStore) => Promise<T>} action
 * @returns {Promise<T>}
 */
async function attempt(action) {
  if (hopeless) throw hopeless;
  if (late) throw refusal("slow", null);
  try {
    store ??= createStore("tenfold", "saves");
    return await patiently(action(store));
  } catch (first) {
    if (reasonOf(first) !== "gone") throw refusal(reasonOf(first), first);
    try {
      store = createStore("tenfold", "saves");
      return await patiently(action(store));
    } catch (second) {
      throw refusal(reasonOf(second), second);
    }
  }
}

/**
 * @param {Reason} reason
 * @param {unknown} problem
 */
function refusal(reason, problem) {
  refused = true;
  const error = new SaveRefused(reason, problem);
  // If the database is forbidden, trying again with every move is pointless.
  if (reason === "blocked") hopeless = error;
  return error;
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function patiently(promise) {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const waiting = setTimeout(() => {
      isLate = true;
      late += 1;
      reject(new DOMException("no answer", "TimeoutError"));
    }, PATIENCE_MS);
    const settled = () => {
      clearTimeout(waiting);
      if (!isLate) return;
      late -= 1;
      if (!late) void makeGood();
    };
    promise.finally(settled).catch(() => {});
    promise.then(resolve, reject);
  });
}

/**
 * @param {unknown} problem
 * @returns {Reason}
 */
function reasonOf(problem) {
  const name = problem instanceof Error || problem instanceof DOMException ? problem.name : "";
  if (name === "QuotaExceededError") return "full";
  if (name === "TimeoutError") return "slow";
  if (["SecurityError", "ReferenceError", "TypeError"].includes(name)) return "blocked";
  return isForbidden() ? "blocked" : "gone";
}

/** True if storage is forbidden. Chromium's error for IndexedDB is unspecific, so this looks at localStorage. */
function isForbidden() {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
