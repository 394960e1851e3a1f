// The worker of an added game's room: Python, the table, and one game from outside, cut off from everything else.
//
// PyScript uses module workers, which Chromium doesn't start in a frame without an origin. So this is plain Pyodide in a
// classic worker. The page puts Pyodide's own module in front of it, as a script. Nothing is fetched, because a frame
// without an origin can reach no address: all files come with the first message.

// Must come first: Pyodide doesn't accept a worker that can import scripts.
import "./no-scripts.js";
import { loadPyodide } from "pyodide/pyodide.mjs";

/** How long the game may take for one answer, in ms, before Python interrupts it. */
const PATIENCE_MS = 20_000;
const TRIAL_MS = 60_000;

const TYPES = /** @type {Record<string, string>} */ ({
  wasm: "application/wasm",
  json: "application/json",
});
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
  // Python checks this buffer for an interrupt every few thousand steps. A clock takes the place of Ctrl+C.
  const clock = {
    get 0() {
      return Date.now() > deadline ? 2 : 0;
    },
    set 0(_) {},
  };
  pyodide.setInterruptBuffer(/** @type {any} */ (clock));
  table = pyodide.pyimport("table.features.added_games.room");
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
 * Names removed before a game enters. Some are ways to flood the page. Some start another realm, which would have all
 * of them again and could run JavaScript from text. Some keep the whole browser's graphics busy.
 */
const TAKEN = [
  "postMessage",
  "reportError",
  "Worker",
  "SharedWorker",
  "BroadcastChannel",
  "OffscreenCanvas",
  "WebGLRenderingContext",
  "WebGL2RenderingContext",
  "GPU",
  "Notification",
  "FontFace",
  "fonts",
];

function fallSilent() {
  for (const name of TAKEN) {
    for (let place = self; place; place = Object.getPrototypeOf(place)) {
      Reflect.deleteProperty(place, name);
    }
  }
  for (let place = self.navigator; place; place = Object.getPrototypeOf(place))
    Reflect.deleteProperty(place, "gpu");
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
