// A worker that starts Python, and hands over a snapshot of its memory: shell/snapshot.js tells what for.

import { takeSnapshot } from "./interpreter.mjs";

takeSnapshot().then(
  (snapshot) => postMessage({ snapshot }, { transfer: [snapshot.buffer] }),
  (problem) => postMessage({ problem: String(problem) }),
);
