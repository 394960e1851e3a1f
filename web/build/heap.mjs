// Says how many bytes of the memory that a snapshot is taken of are free. Fails if they are too few.
//
// arguments: the site, and the fewest bytes. The snapshot is the one that a phone takes (web/shell/interpreter.mjs), by
// the same files, here under Node. Free means never written to, at the end. That can be asked of the snapshots of other
// engines, too (e2e/test_snapshot.py).

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, fewest] = process.argv.slice(2);
// Node fetches no files.
globalThis.fetch = async (address) => new Response(readFileSync(new URL(address)));

const { HEAP, takeSnapshot } = await import(pathToFileURL(`${site}/pyodide/interpreter.mjs`).href);
const snapshot = await takeSnapshot();
// What is more than the heap is its head, before it.
const head = snapshot.length % 2 ** 16;
const used = snapshot.findLastIndex((byte) => byte !== 0) + 1 - head;
const free = HEAP - used;
if (free < Number(fewest)) {
  console.error(
    `The snapshot of Python's memory after a start has ${free} bytes left of ${HEAP}, and should have ${fewest}: ` +
      "warm up less, or make HEAP larger (web/shell/interpreter.mjs).",
  );
  process.exit(1);
}
console.log(free);
process.exit(0);
