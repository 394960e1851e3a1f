// Python, in a worker, through PyScript.

/**
 * @typedef {import("./types.js").Dispatch} Dispatch
 * @typedef {object} Python
 * @property {Dispatch} dispatch
 * @property {() => void} stop
 */

const CONFIG = {
  name: "Tenfold",
  interpreter: "./pyodide/interpreter.mjs",
  packages: ["tenfold-table"],
  packages_cache: "passthrough",
  index_urls: [],
  // No SharedArrayBuffer, so no special headers: any static host will do.
  sync_main_only: true,
};

/**
 * Start the worker. Settles when the table can be asked, or says why it cannot.
 * @returns {Promise<Python>}
 */
export async function startPython() {
  const { hooks } = await import(new URL("pyscript/core.js", document.baseURI).href);
  return new Promise((resolve, reject) => {
    hooks.main.onWorker.add((/** @type {unknown} */ _, /** @type {any} */ worker) => {
      // The promise below tells everything that PyScript would write to the console.
      worker.onerror = null;
      const dispatch = (/** @type {string} */ event) => worker.sync.dispatch(event);
      const stop = () => worker.terminate();
      worker.ready.then(() => resolve({ dispatch, stop }), reject);
    });
    document.body.append(workerTag());
  });
}

/** PyScript reads a tag; its JavaScript class ignores the interpreter's address. */
function workerTag() {
  const tag = document.createElement("script");
  tag.type = "py";
  tag.setAttribute("worker", "");
  tag.setAttribute("name", "table");
  tag.setAttribute("src", "./shell/boot.py");
  tag.setAttribute("config", JSON.stringify(CONFIG));
  return tag;
}
