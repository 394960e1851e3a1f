// Which save Python is reading. Should it die of one, the next start leaves that one alone: otherwise every start would
// end the same way. The mark lies where it stays whatever dies next. Where nothing may be kept there is none.

const MARK = "tenfold-reading";

// A page that is closed sooner than this after a reading began did not hang: somebody left, and the save is fine.
const SOON_MS = 5000;

let began = 0;

/** @typedef {import("./types.js").Happening} Happening */

/**
 * An event goes to Python.
 * @param {Happening} event
 */
export function noteReading(event) {
  if (event.type !== "loaded") return;
  began = Date.now();
  try {
    localStorage.setItem(MARK, String(event.key));
  } catch {
    // There is no room for it, or it is not allowed.
  }
}

/**
 * It is answered, and on disk: a `boot` has heard of the mark, and keeps what it says.
 * @param {Happening} event
 */
export function hasRead(event) {
  if (event.type !== "loaded" && event.type !== "boot") return;
  forget();
}

/** Take the note away where the page is closed before anything can have hung. */
export function leave() {
  if (Date.now() - began < SOON_MS) forget();
}

function forget() {
  began = 0;
  try {
    localStorage.removeItem(MARK);
  } catch {
    // There was none.
  }
}

/** The key of the save that was being read when Python was last heard of; empty where it came to its end. */
export function leftMark() {
  try {
    return localStorage.getItem(MARK) ?? "";
  } catch {
    return "";
  }
}
