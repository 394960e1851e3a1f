// A worker that starts Python, and hands over a snapshot of its memory: shell/snapshot.js tells what for.

import { hashOf } from "./hash.js";
import { takeSnapshot } from "./interpreter.mjs";

takeSnapshot()
  .then(async (snapshot) => {
    const hash = await hashOf(/** @type {Uint8Array<ArrayBuffer>} */ (snapshot));
    postMessage({ snapshot, hash }, { transfer: [snapshot.buffer] });
  })
  .catch((problem) => postMessage({ problem: String(problem) }));
