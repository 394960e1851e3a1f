// What a tab tells itself over a reload. Where nothing may be kept, nothing was said.

/**
 * @param {string} name
 * @returns {boolean} whether it will be found
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
 * @returns {boolean} whether it had been left; it is gone then
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
