// How Python is started at the beginning of a visit: from a snapshot where there is one, and without it at any doubt.

import { startPython } from "./python.js";
import { forgetSnapshot, snapshotForStart } from "./snapshot.js";

/**
 * @typedef {import("./python.js").Python} Python
 * @typedef {import("./python.js").PythonDied} PythonDied
 */

/**
 * @param {(problem: PythonDied) => void} onDeath
 * @returns {Promise<Python>}
 */
export async function startSomehow(onDeath) {
  const snapshot = await snapshotForStart();
  return snapshot ? startFrom(snapshot, onDeath) : startPython(onDeath);
}

/**
 * Until the first answer nothing shows whether a snapshot is good. If it is none, Python starts without, and answers.
 * @param {string} snapshot
 * @param {(problem: PythonDied) => void} onDeath
 * @returns {Promise<Python>}
 */
async function startFrom(snapshot, onDeath) {
  let isDoubtful = true;
  let isStopped = false;
  /** @param {unknown} problem */
  const startWithout = async (problem) => {
    isDoubtful = false;
    console.info("Tenfold starts without its snapshot:", problem);
    await forgetSnapshot();
    return startPython(onDeath);
  };
  let python = await startPython((problem) => isDoubtful || onDeath(problem), snapshot).catch(
    startWithout,
  );
  /** @param {string} event */
  const dispatch = async (event) => {
    if (!isDoubtful) return python.dispatch(event);
    try {
      const answer = await python.dispatch(event);
      isDoubtful = false;
      return answer;
    } catch (problem) {
      python.stop();
      python = await startWithout(problem);
      if (isStopped) python.stop();
      return python.dispatch(event);
    }
  };
  const stop = () => {
    isStopped = true;
    python.stop();
  };
  return { dispatch, stop };
}
