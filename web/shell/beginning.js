// The first start of Python on a visit. It uses a snapshot if there is one, but not if there is any doubt.

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
 * Start from a snapshot. Only the first answer proves that it is good; without one, Python starts again without it.
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
