// Pyodide, told where our standard library is. PyScript takes this file for Pyodide itself.
//
// The library is a zip archive without compression: hosts compress it better than zip does, by a
// third. They do so only for types they know to be worth it, and a zip is not one; a text is. The
// same goes for the wheels.
//
// Where this device has kept a snapshot of Python's memory (shell/snapshot.js), Python goes on from there instead: with
// everything imported, and without its own beginning. Files are not in it. So the wheels lie beside it as they
// come, and Python reads them as archives, both when the snapshot is taken and whenever it is used.

import { hashOf } from "./hash.js";
import { loadPyodide as load } from "./pyodide.mjs";

// PyScript opens a database before it starts Pyodide, to keep what is never asked for (`packages_cache`). Where pages may
// keep nothing, that would be the end of it; elsewhere it would only take its time.
Object.defineProperty(globalThis, "indexedDB", { value: { open: emptyDatabase } });

export { version } from "./pyodide.mjs";

// The largest script is asked for before all else: what is read meanwhile would only keep it from being compiled.
const script = import("./pyodide.asm.mjs");
script.catch(() => {}); // Pyodide imports it, too, and tells

const stdLibURL = new URL("./python_stdlib.zip.txt", import.meta.url).href;
const lockURL = new URL("./pyodide-lock.json", import.meta.url).href;

/** What an added game is installed by, in its own room. */
const NOT_OURS = "micropip";

/**
 * Everything imported, and every first screen drawn once: Python keeps what it has learnt of code that has run.
 * PyScript's package for Python is written and compiled at each start; nothing here imports it.
 */
const WARM_UP = `
import gc, importlib, sys, types, zipfile
sys.modules["pyscript"] = types.ModuleType("pyscript")
for wheel in wheels:
    sys.path.append(wheel)
for name in [name for wheel in wheels for name in zipfile.ZipFile(wheel).namelist()]:
    if name.startswith(("tenfold/", "table/")) and name.endswith(".pyc"):
        importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
sys.modules["table"].prerender()
gc.collect()
`;

/**
 * The memory that a snapshot is taken of. Pyodide's own has 30 MiB, and the imports above all but fill it: grown beyond
 * that by Python itself, it would be a fifth larger. The build fails when this one is nearly full (web/build/heap.py).
 */
export const HEAP = 32 * 2 ** 20;
const PAGE = 2 ** 16;

/** What chance has dealt out before the snapshot would come again at every start. */
const SEED_ANEW = "import random; random.seed()";

/** @param {object} options */
export async function loadPyodide(options) {
  const asked = new URL(import.meta.url).searchParams;
  await breathe(asked.get("breath"));
  const snapshot = await kept(asked.get("snapshot"));
  if (snapshot) {
    try {
      const memory = script.then(() => snapshot.arrayBuffer());
      const hash = snapshot.headers.get("Content-Digest");
      const isWhole = memory.then(async (bytes) => (await hashOf(bytes)) === hash);
      const fromThere = {
        packages: [],
        fsInit: putWheels(),
        _loadSnapshot: memory,
        createPyodideModule: withHeap(memory, isWhole),
      };
      const pyodide = await Promise.race([
        load({ ...options, stdLibURL, ...fromThere }),
        isWhole.then(orNever),
      ]);
      pyodide.runPython(SEED_ANEW);
      return pyodide;
    } catch (problem) {
      console.info("Tenfold starts without its snapshot:", problem);
      await forget(/** @type {string} */ (asked.get("snapshot")));
    }
  }
  return load({ ...options, stdLibURL });
}

/**
 * Python's memory after a start, with all our modules imported.
 * @returns {Promise<Uint8Array>}
 */
export async function takeSnapshot() {
  const quiet = { stdout: () => {}, stderr: () => {} };
  const pyodide = await load({
    ...quiet,
    stdLibURL,
    fsInit: putWheels(),
    _makeSnapshot: true,
    createPyodideModule: withHeap({ byteLength: HEAP }),
  });
  const paths = (await wheels()).map(pathOf);
  pyodide.runPython(WARM_UP, { globals: pyodide.toPy({ wheels: paths }) });
  return pyodide.makeMemorySnapshot();
}

/**
 * What makes Pyodide's module with a memory that holds what is to be restored: Pyodide reads a snapshot into its first
 * memory, however large the snapshot is (pyodide/pyodide#6254). WebAssembly is made ready meanwhile, but nothing is
 * restored before it is known to be whole.
 * @param {{ byteLength: number } | Promise<ArrayBuffer>} content
 * @param {Promise<boolean>} [isWhole]
 */
function withHeap(content, isWhole) {
  return async (/** @type {any} */ settings) => {
    const pages = Math.floor((await content).byteLength / PAGE);
    const instantiate = settings.instantiateWasm;
    settings.instantiateWasm = (/** @type {unknown} */ imports, /** @type {Function} */ done) =>
      instantiate(
        imports,
        async (/** @type {WebAssembly.Instance} */ instance, /** @type {unknown} */ module) => {
          if ((await isWhole) === false) return;
          const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
          const missing = pages - memory.buffer.byteLength / PAGE;
          if (missing > 0) memory.grow(missing);
          done(instance, module);
        },
      );
    return (await script).default(settings);
  };
}

/** @param {boolean} isWhole @returns {Promise<never>} */
function orNever(isWhole) {
  if (!isWhole) throw new Error("its hash doesn’t match");
  return new Promise(() => {});
}

/** @param {string | null} address */
async function kept(address) {
  if (!address) return undefined;
  return caches.match(address).catch(() => undefined);
}

/** @param {string} address */
async function forget(address) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
}

/** The names of our wheels' files. @returns {Promise<string[]>} */
async function wheels() {
  const { packages } = await (await fetch(lockURL)).json();
  const ours = Object.values(packages).filter(({ name }) => name !== NOT_OURS);
  return ours.map(({ file_name: file }) => file.split("#")[0]);
}

/** @param {string} file */
function pathOf(file) {
  return `/lib/${file.replace(/\.txt$/, "")}`;
}

/** What puts our wheels among Python's files before it runs; they are fetched meanwhile. */
function putWheels() {
  const fetched = wheels().then((files) => Promise.all(files.map(bytesOf)));
  fetched.catch(() => {}); // told where it is waited for
  return async (/** @type {any} */ disk) => {
    for (const [file, bytes] of await fetched)
      disk.writeFile(pathOf(file), bytes, { canOwn: true });
  };
}

/**
 * @param {string} file
 * @returns {Promise<[string, Uint8Array]>}
 */
async function bytesOf(file) {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return [file, new Uint8Array(await response.arrayBuffer())];
}

/**
 * Hold a lock as long as this worker lives: however it dies, the browser lets go of it, and the page hears.
 * @param {string | null} name
 */
function breathe(name) {
  return new Promise((/** @type {(value?: unknown) => void} */ held) => {
    const hold = () => {
      held();
      return new Promise(() => {});
    };
    if (name && navigator.locks) navigator.locks.request(name, hold).catch(held);
    else held();
  });
}

/** A database in which there is nothing, and in which nothing stays. */
function emptyDatabase() {
  /** @param {unknown} result */
  const answer = (result) => {
    const request = { result, onsuccess: (/** @type {object} */ _) => {} };
    queueMicrotask(() => request.onsuccess({ target: request }));
    return request;
  };
  const nothing = new Proxy(
    {},
    { get: (_, name) => () => answer(/All/.test(String(name)) ? [] : undefined) },
  );
  return answer({ transaction: () => ({ objectStore: () => nothing }), close: () => {} });
}
