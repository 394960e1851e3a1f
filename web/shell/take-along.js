// What is kept, as one file that another Tenfold reads (docs/carrying.md). It goes to the person as it lies on
// disk: the games do not pass through Python.

import { download } from "./download.js";
import * as store from "./store.js";

const HEAD = { format: "tenfold-saves", version: 1 };

/**
 * @param {string} name of the file
 * @param {{ app?: string, keys?: string[] }} [more] who writes it, and what goes along: without keys everything
 */
export async function takeAlong(name, { app, keys } = {}) {
  const saves = await store.readAll(keys);
  download(name, JSON.stringify({ ...HEAD, app, saves }, null, 1));
}
