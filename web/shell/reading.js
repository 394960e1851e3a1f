// Marks the save that Python is reading. If reading it kills Python, the next start skips it; otherwise every start
// would end the same way. The mark is in localStorage, which survives whatever dies. Without storage there is no mark.

const MARK = "tenfold-reading";

// If the page is closed sooner than this after reading began, it didn't hang. The person left, and the save is fine.
const SOON_MS = 5000;

let began = 0;

/** @typedef {import("./types.js").Happening} Happening */

/**
 * Set the mark if an event lets Python read a save.
 * @param {Happening} event
 */
export function noteReading(event) {
  if (event.type !== "loaded") return;
  began = Date.now();
  try {
    localStorage.setItem(MARK, String(event.key));
  } catch {
    // No space, or not allowed.
  }
}

/**
 * Remove the mark once the event is answered and saved. A `boot` has been told of the mark, and remembers it.
 * @param {Happening} event
 */
export function hasRead(event) {
  if (event.type !== "loaded" && event.type !== "boot") return;
  forget();
}

/** Remove the mark if the page is closed too soon for anything to have hung. */
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

/** Return the key of the save that Python was reading when it died; empty if it finished. */
export function leftMark() {
  try {
    return localStorage.getItem(MARK) ?? "";
  } catch {
    return "";
  }
}
