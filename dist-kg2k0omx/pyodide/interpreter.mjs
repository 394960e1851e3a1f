// Pyodide, told where our standard library is. PyScript takes this file for Pyodide itself.
//
// The library is a zip archive without compression: hosts compress it better than zip does, by a
// third. They do so only for types they know to be worth it, and a zip is not one; a text is. The
// same goes for the wheels.

import { loadPyodide as load } from "./pyodide.mjs";

export { version } from "./pyodide.mjs";

/** @param {object} options */
export function loadPyodide(options) {
  const stdLibURL = new URL("./python_stdlib.zip.txt", import.meta.url).href;
  return load({ ...options, stdLibURL });
}
