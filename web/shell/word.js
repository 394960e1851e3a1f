// A word that a tab leaves for itself across a reload. Without storage it is lost.

/**
 * @param {string} name
 * @returns {boolean} true if it will be found
 */
export function leaveWord(name) {
  try {
    sessionStorage.setItem(name, "1");
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @returns {boolean} true if it had been left; this removes it
 */
export function takeWord(name) {
  try {
    const left = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return left;
  } catch {
    return false;
  }
}
