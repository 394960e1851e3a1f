// The saves as one file, which another Tenfold can import (docs/carrying.md). They are exported as they are on
// disk, without passing through Python.

import { download } from "./download.js";
import * as store from "./store.js";

const HEAD = { format: "tenfold-saves", version: 1 };

/**
 * @param {string} name of the file
 * @param {{ app?: string, keys?: string[] }} [more] its writer, and which keys to include (all by default)
 */
export async function takeAlong(name, { app, keys } = {}) {
  const saves = await store.readAll(keys);
  download(name, JSON.stringify({ ...HEAD, app, saves }, null, 1));
}
