// The language: which one is spoken, and its words. English is in Python and in the page. Another language is two files:
// the words, and the screens before Python is up.

/** @typedef {import("./types.js").Step} Step */

const KEY = "tenfold-language";
const AUTO = "auto";
const ENGLISH = "en";

/**
 * Return the language to speak, for a list of those that a person reads, the best first.
 * @param {readonly string[]} read
 */
export function bestOf(read) {
  const codes = read.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => code === ENGLISH || LANGUAGES.includes(code)) ?? ENGLISH;
}

/** Return the chosen language, or "auto" for that of the phone. */
export function chosen() {
  try {
    return localStorage.getItem(KEY) ?? AUTO;
  } catch {
    return AUTO;
  }
}

/** @param {string} [choice] */
export function languageOf(choice = chosen()) {
  return choice === AUTO ? bestOf(navigator.languages) : bestOf([choice]);
}

/** @param {string} choice */
export function keepChoice(choice) {
  try {
    if (choice === AUTO) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the table's settings are gone as well.
  }
}

/**
 * Return what Python needs to speak a language. Without `words` it couldn't be fetched.
 * @param {string} [choice]
 * @returns {Promise<{ choice: string, language: string, words: object | null }>}
 */
export async function wordsFor(choice = chosen()) {
  const language = languageOf(choice);
  const words = language === ENGLISH ? {} : await fetched(language, "words");
  return { choice, language, words };
}

/**
 * Return the screens before Python is up in the language that is spoken, by the events that lead to them.
 * @returns {Promise<Record<string, Step>>}
 */
export async function firstWords() {
  const language = languageOf();
  return language === ENGLISH ? {} : ((await fetched(language, "first")) ?? {});
}

/**
 * @param {string} language
 * @param {string} part
 * @returns {Promise<any>} null if it isn't on this device, and not on the network either
 */
async function fetched(language, part) {
  try {
    const response = await fetch(`languages/${language}/${part}.json`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
