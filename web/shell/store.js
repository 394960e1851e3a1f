// The saves: texts under keys, in IndexedDB. What cannot be stored is remembered until the page
// closes and tried again with every later save; the refusal is told, never hidden.

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

/** So long a move waits for the database. What is later goes on behind its back. */
const PATIENCE_MS = 5000;

/** @type {import("idb-keyval").UseStore | undefined} */
let store;

/** So long after the last try what could not be read at the start is asked for again. */
const AGAIN_MS = 1000;

/** @type {SaveRefused | undefined} once set, nothing is tried again on this visit */
let hopeless;

/**
 * What is kept has not been read yet. Until the table has it nothing is written: a list of what was done meanwhile would
 * take the place of one that nobody has seen.
 */
let unread = false;

/** How many actions are late; meanwhile nothing else is asked of the database. */
let late = 0;

/** @type {Map<string, string>} what is not on disk */
const unsaved = new Map();

/** Whether something was refused, and has not been made good. */
let refused = false;

/** @type {() => void} */
let tellMended = () => {};

/** Texts of which there may be thousands are read when they are asked for: games, looks back, lines of older games. */
const GAME = "game:";
const ON_DEMAND = [GAME, "back:", "past:"];

/** @param {() => void} tell called when all that was refused is on disk after all */
export function whenMended(tell) {
  tellMended = tell;
}

/**
 * Read what the table wants to know at the start; what does not come now is told later.
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
  // What was refused is newer, unless it was made before anything had been read.
  const newer = (/** @type {string} */ name) => (unread ? undefined : unsaved.get(name));
  const found = small.map((name, i) => [name, newer(name) ?? asText(texts[i])]);
  return {
    saves: Object.fromEntries(found.filter(([, text]) => text !== undefined)),
    games: names.filter((name) => name.startsWith(GAME)),
  };
}

/** Whether the table does not know yet what is kept. */
export function isUnread() {
  return unread;
}

/** The table has put together what was read late and what was done meanwhile: all of it may be written. */
export async function writeAgain() {
  unread = false;
  await makeGood();
}

/**
 * Everything that is kept, or what is kept under some keys; of a store that is closed, what it refused.
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

/** The database answers: what it has refused before may be welcome now. */
async function makeGood() {
  if (!refused || unread) return;
  const these = [...unsaved];
  try {
    await attempt((store) => setMany(these, store));
  } catch {
    return; // that it is refused was told already
  }
  for (const [key, text] of these) if (unsaved.get(key) === text) unsaved.delete(key);
  if (unsaved.size) return;
  refused = false;
  tellMended();
}

/**
 * The keys that are texts; what else somebody may have put there is not ours.
 * @param {import("idb-keyval").UseStore} store
 */
async function textKeys(store) {
  const found = await keys(store);
  return /** @type {string[]} */ (found.filter((key) => typeof key === "string"));
}

/**
 * What is no text is given as one: it is damaged, and can be had as a file like all that is.
 * @param {unknown} found
 * @returns {any} a text, or undefined where there is nothing
 */
function asText(found) {
  return found === undefined || typeof found === "string" ? found : JSON.stringify(found);
}

/**
 * Do something with the store. A connection that broke (it happens when an app sleeps for long) is
 * opened again, once.
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
  const told = new SaveRefused(reason, problem);
  // A database that is forbidden would be asked in vain with every move.
  if (reason === "blocked") hopeless = told;
  return told;
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

/** Chromium refuses a database by an error of no particular name, and the other storage by one that says what it means. */
function isForbidden() {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}
