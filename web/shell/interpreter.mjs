// Pyodide with the address of our standard library. PyScript takes this file for Pyodide itself.
//
// The library is a zip archive without compression, because hosts compress it better than zip does, by
// a third. They compress only some types, and text is one of them, unlike zip. The same goes for the
// wheels.
//
// If this device has a snapshot of Python's memory (shell/snapshot.js), Python starts from it instead, with everything
// imported already. A snapshot contains no files. So the wheels are put beside it unchanged, and Python reads them as
// archives. It does so when the snapshot is taken, and when it is used.

import { hashOf } from "./hash.js";
import { loadPyodide as load } from "./pyodide.mjs";

// Before it starts Pyodide, PyScript opens a database for packages that we don’t use (`packages_cache`). Without
// storage that would fail; with it, it only costs time.
Object.defineProperty(globalThis, "indexedDB", { value: { open: emptyDatabase } });

export { version } from "./pyodide.mjs";

// Fetch the largest script first: anything read before it would delay its compilation.
const script = import("./pyodide.asm.mjs");
script.catch(() => {}); // Pyodide imports it too, and reports errors

const stdLibURL = new URL("./python_stdlib.zip.txt", import.meta.url).href;
const lockURL = new URL("./pyodide-lock.json", import.meta.url).href;

/** The package that installs added games, only in their rooms. */
const NOT_OURS = "micropip";

/**
 * Imports everything and draws every first screen once, because Python remembers optimisations for code that has run.
 * PyScript writes and compiles its own Python package at each start, so a stub takes its place here.
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
 * The size of the memory for a snapshot. Pyodide's own has 30 MiB, which the imports above nearly fill. If Python had to
 * grow it, it would become a fifth larger. The build fails when this one is nearly full (web/build/heap.py).
 */
export const HEAP = 33 * 2 ** 20;
const PAGE = 2 ** 16;

/** Without a new seed, every start from the snapshot would get the same random numbers. */
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
 * Return Python's memory after a start, with all our modules imported.
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
 * Return a function that makes Pyodide's module with enough memory for a snapshot. Pyodide reads a snapshot into its
 * initial memory, however large the snapshot is (pyodide/pyodide#6254). WebAssembly is compiled meanwhile, but nothing
 * is restored until the snapshot is known to be complete.
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

/** Return the file names of our wheels. @returns {Promise<string[]>} */
async function wheels() {
  const { packages } = await (await fetch(lockURL)).json();
  const ours = Object.values(packages).filter(({ name }) => name !== NOT_OURS);
  return ours.map(({ file_name: file }) => file.split("#")[0]);
}

/** @param {string} file */
function pathOf(file) {
  return `/lib/${file.replace(/\.txt$/, "")}`;
}

/** Start fetching our wheels, and return a function that writes them to Python's file system before it runs. */
function putWheels() {
  const fetched = wheels().then((files) => Promise.all(files.map(bytesOf)));
  fetched.catch(() => {}); // reported where it is awaited
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
 * Hold a lock as long as this worker lives. However it dies, the browser releases the lock, and the page notices.
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

/** Return a stand-in for a database that is always empty. */
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
