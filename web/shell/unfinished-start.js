// Whether the last start came to its end: an added game must not keep Tenfold from starting for ever.

const STARTING = "tenfold-starting";

/**
 * Remember that a start has begun.
 * @returns {boolean} whether the one before never came to its end
 */
export function startBegins() {
  try {
    const before = localStorage.getItem(STARTING) !== null;
    localStorage.setItem(STARTING, "");
    return before;
  } catch {
    return false;
  }
}

/** The start has come to its end. */
export function startEnds() {
  try {
    localStorage.removeItem(STARTING);
  } catch {
    // Then nothing was remembered either.
  }
}
