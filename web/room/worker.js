// The worker of an added game's room: Python, the table, and one game from outside, with nothing within reach.
//
// PyScript starts module workers, which Chromium does not start in a frame without an origin; so this is bare Pyodide
// in a classic worker. Before it the page puts Pyodide's own module, as a script. Nothing is fetched: all files come
// with the first message, as a frame without an origin reaches no address.

// First of all, and before Pyodide's code runs: it takes a worker that can import scripts for one it does not know.
import "./no-scripts.js";
import { loadPyodide } from "pyodide/pyodide.mjs";

/** How long the game may take for one answer, in milliseconds, before Python itself ends it. */
const PATIENCE_MS = 20_000;
const TRIAL_MS = 60_000;

const TYPES = /** @type {Record<string, string>} */ ({ wasm: "application/wasm", json: "application/json" });
const NOWHERE = "https://files.invalid/";

const post = self.postMessage.bind(self);

/** @type {any} */
let table = null;
let deadline = Number.POSITIVE_INFINITY;

/** @type {Record<string, (asked: any) => Promise<unknown> | unknown>} */
const ANSWERS = {
  start,
  enter: ({ wheel }) => table.move_in(wheel),
  try: ({ wheel }) => within(TRIAL_MS, () => table.try_out(wheel)),
  event: ({ event }) => within(PATIENCE_MS, () => table.dispatch(event)),
};

self.onmessage = async ({ data }) => {
  try {
    post({ answer: (await ANSWERS[data.type](data)) ?? null });
  } catch (problem) {
    post({ problem: String(problem).slice(-400) });
  }
};

/**
 * @param {{ files: Record<string, ArrayBuffer> }} asked
 */
async function start({ files }) {
  serve(files);
  const pyodide = await loadPyodide({
    // @ts-expect-error: the page puts this function before this script
    createPyodideModule: _createPyodideModule,
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}python_stdlib.zip.txt`,
    packages: ["tenfold-table"],
    stdout: () => {},
    stderr: () => {},
  });
  fallSilent();
  // Python looks here for signals every few thousand steps: a clock in place of a key on the keyboard.
  const clock = {
    get 0() {
      return Date.now() > deadline ? 2 : 0;
    },
    set 0(_) {},
  };
  pyodide.setInterruptBuffer(/** @type {any} */ (clock));
  table = pyodide.pyimport("table.room");
}

/**
 * Answer each request for a file with what the page has sent.
 * @param {Record<string, ArrayBuffer>} files
 */
function serve(files) {
  self.fetch = async (address) => {
    const name = new URL(String(address)).pathname.split("/").pop() ?? "";
    if (!(name in files)) throw new TypeError(`there is no ${name}`);
    return new Response(files[name], {
      headers: { "Content-Type": TYPES[name.split(".").pop() ?? ""] ?? "application/octet-stream" },
    });
  };
}

/**
 * Taken away before a game comes in: what it might flood the page with; what starts another realm, in which all of
 * that is back and JavaScript from a text runs; what keeps the graphics of the whole browser busy.
 */
const TAKEN = ["postMessage", "reportError", "Worker", "SharedWorker", "BroadcastChannel", "OffscreenCanvas",
  "WebGLRenderingContext", "WebGL2RenderingContext", "GPU", "Notification", "FontFace", "fonts"];

function fallSilent() {
  for (const name of TAKEN) {
    for (let place = self; place; place = Object.getPrototypeOf(place)) {
      Reflect.deleteProperty(place, name);
    }
  }
  for (let place = self.navigator; place; place = Object.getPrototypeOf(place)) Reflect.deleteProperty(place, "gpu");
  for (const name of Object.keys(console)) Reflect.set(console, name, () => {});
  const swallow = (/** @type {Event} */ happening) => {
    happening.preventDefault();
    happening.stopImmediatePropagation();
  };
  self.addEventListener("error", swallow);
  self.addEventListener("unhandledrejection", swallow);
}

/**
 * @template T
 * @param {number} ms
 * @param {() => T} action
 */
async function within(ms, action) {
  deadline = Date.now() + ms;
  try {
    return await action();
  } finally {
    deadline = Number.POSITIVE_INFINITY;
  }
}
