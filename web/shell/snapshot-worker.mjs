// A worker that starts Python and posts a snapshot of its memory; see shell/snapshot.js.

import { hashOf } from "./hash.js";
import { takeSnapshot } from "./interpreter.mjs";

takeSnapshot()
  .then(async (snapshot) => {
    const hash = await hashOf(/** @type {Uint8Array<ArrayBuffer>} */ (snapshot));
    postMessage({ snapshot, hash }, { transfer: [snapshot.buffer] });
  })
  .catch((problem) => postMessage({ problem: String(problem) }));
