// Python in a worker, through PyScript; this notices its end, whatever the cause.

/**
 * @typedef {import("./types.js").Dispatch} Dispatch
 * @typedef {object} Python
 * @property {Dispatch} dispatch
 * @property {() => void} stop
 */

/** Python has ended or doesn't answer: out of memory, crashed, killed by the system, or in an endless loop. */
export class PythonDied extends Error {}

/**
 * Seconds allowed for one answer, and for a start. The bots think in slices of a few hundredths of a second. The
 * longest answer is reading a file of 40 MB.
 */
const ANSWER_S = 30;
const START_S = 180;

/** Seconds allowed for a start from a snapshot. It takes 1 or 2; one that takes this long has failed. */
const SNAPSHOT_S = 20;

/** A longer gap between two ticks means that the page was asleep, which doesn't count as waiting. */
const AWAKE_MS = 2500;

const CONFIG = {
  name: "Tenfold",
  packages: ["tenfold-table"],
  packages_cache: "passthrough",
  index_urls: [],
  // Without SharedArrayBuffer no special headers are needed, so any static host will do.
  sync_main_only: true,
};

/** Called with the worker that PyScript has made for the last tag. @type {(worker: any) => void} */
let arrived = () => {};

/** @type {Promise<void> | undefined} */
let listening;

/**
 * Start the worker. Resolve when the table can answer; reject with the reason if it can't.
 * @param {(problem: PythonDied) => void} onDeath called once, if it dies after it has started and before it is stopped
 * @param {string} [snapshot] the address of its memory after an earlier start
 * @returns {Promise<Python>}
 */
export async function startPython(onDeath, snapshot) {
  listening ??= listen();
  await listening;
  const breath = `python-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
  return new Promise((resolve, reject) => {
    arrived = (worker) => {
      const life = new Life(worker, reject);
      const enough = life.within(snapshot ? SNAPSHOT_S : START_S);
      const ready = async () => {
        await worker.ready;
        enough();
        life.hear(breath);
        const dispatch = (/** @type {string} */ event) => life.answer(event);
        resolve({ dispatch, stop: () => life.stop() });
        life.onDeath = onDeath;
      };
      ready().catch((problem) => {
        enough();
        reject(problem);
      });
    };
    document.body.append(workerTag(snapshot ? { breath, snapshot } : { breath }));
  });
}

async function listen() {
  const { hooks } = await import(new URL("pyscript/core.js", document.baseURI).href);
  hooks.main.onWorker.add((/** @type {unknown} */ _, /** @type {any} */ worker) => {
    // The promise of `startPython` reports everything that PyScript would write to the console.
    worker.onerror = () => {};
    arrived(worker);
  });
}

/** One worker, from its start until it dies or is stopped. */
class Life {
  onDeath;
  #worker;
  #over = false;
  /** Rejects each call that waits for an answer. @type {Set<(problem: PythonDied) => void>} */
  #waiting = new Set();

  /**
   * @param {any} worker
   * @param {(problem: PythonDied) => void} onDeath
   */
  constructor(worker, onDeath) {
    this.#worker = worker;
    this.onDeath = onDeath;
  }

  /** @param {string} event @returns {Promise<string>} */
  async answer(event) {
    if (this.#over) throw new PythonDied("it has ended");
    const enough = this.within(ANSWER_S);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.add(reject);
        this.#worker.sync
          .dispatch(event)
          .then(resolve, reject)
          .finally(() => this.#waiting.delete(reject));
      });
    } catch (problem) {
      if (isMistake(problem)) throw problem;
      this.#die(String(problem));
      throw problem instanceof PythonDied ? problem : new PythonDied(String(problem));
    } finally {
      enough();
    }
  }

  /**
   * Wait for the worker's end, which releases its lock.
   * @param {string} breath
   */
  hear(breath) {
    navigator.locks?.request(breath, () => this.#die("its worker is gone")).catch(() => {});
  }

  /**
   * @param {number} seconds
   * @returns {() => void} call it when the answer is there, to stop the clock
   */
  within(seconds) {
    let [left, last] = [seconds, performance.now()];
    const watch = setInterval(() => {
      const now = performance.now();
      if (now - last < AWAKE_MS) left -= 1;
      last = now;
      if (left <= 0) this.#die(`no answer within ${seconds} seconds`);
    }, 1000);
    return () => clearInterval(watch);
  }

  stop() {
    this.#over = true;
    this.#worker.terminate();
  }

  /** @param {string} why */
  #die(why) {
    if (this.#over) return;
    this.stop();
    const problem = new PythonDied(why);
    for (const reject of this.#waiting) reject(problem);
    this.onDeath(problem);
  }
}

/**
 * True if Python raised an exception and lives on: a bug in Tenfold, which would happen again.
 * @param {unknown} problem
 */
function isMistake(problem) {
  const message = String(problem);
  return message.includes("Traceback") && !message.includes("MemoryError");
}

/**
 * Return a tag for PyScript, whose JavaScript class would ignore the interpreter's address.
 * @param {Record<string, string>} parameters parameters for interpreter.mjs
 */
function workerTag(parameters) {
  // PyScript accepts only addresses with this ending.
  const query = new URLSearchParams({ ...parameters, as: "interpreter.mjs" });
  const config = { ...CONFIG, interpreter: `./pyodide/interpreter.mjs?${query}` };
  const tag = document.createElement("script");
  tag.type = "py";
  tag.setAttribute("worker", "");
  tag.setAttribute("src", "./shell/boot.py");
  tag.setAttribute("config", JSON.stringify(config));
  return tag;
}
