// A snapshot of Python's memory after a start, kept on this device; the next start goes on from it. It is taken here, in
// a worker of its own, when nothing else is to be done, and holds what every phone has: nothing of its games.
//
// Pyodide calls this experimental. So a snapshot is one version's and one browser's, it goes at the first doubt, and
// without it Python starts as it always did.

const CACHE = `tenfold-snapshot ${new URL("./", document.baseURI).pathname}`;

/** How long somebody has been here before one is taken: whoever has come back will come again. */
const NEWCOMER_MS = 30_000;
const REGULAR_MS = 3_000;
const PATIENCE_MS = 120_000;

/** A snapshot has 32 MB. Where no more than this is left, or a phone has little memory, it is not worth it. */
const ROOM = 300_000_000;
const SMALL_PHONE_GB = 1;

// Left while a start from a snapshot is under way: found at the next one, that has come to nothing.
const TRIED = "tenfold-from-snapshot";

/** Whatever it depends on. */
const ADDRESS = new URL(
  `__snapshot__/${BUILD}/${encodeURIComponent(navigator.userAgent)}`,
  document.baseURI,
).href;

/**
 * The address of the snapshot for a start of this version in this browser.
 * @returns {Promise<string | undefined>}
 */
export async function snapshotForStart() {
  try {
    if (localStorage.getItem(TRIED) !== null) await forgetSnapshot();
    const kept = await caches.match(ADDRESS, { cacheName: CACHE });
    if (!kept || kept.headers.get("Content-Length") === "0") return undefined;
    localStorage.setItem(TRIED, BUILD);
    // For bench/ and the tests.
    performance.mark("tenfold-from-snapshot");
    return ADDRESS;
  } catch {
    return undefined;
  }
}

/** Python has answered: what it has started from, if it was a snapshot, is good. */
export function snapshotIsGood() {
  try {
    localStorage.removeItem(TRIED);
  } catch {
    // Nothing could be left there either.
  }
}

/** At any doubt. It may be taken again. */
export async function forgetSnapshot() {
  snapshotIsGood();
  try {
    await caches.delete(CACHE);
  } catch {
    // Where nothing may be kept, there is nothing.
  }
}

/**
 * Take one, where there is none yet and it is worth it, once nothing else is to be done.
 * @param {boolean} cameBack whether this is not the first visit
 */
export function takeSnapshotInTime(cameBack) {
  const soon = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  setTimeout(() => soon(() => void takeSnapshot()), cameBack ? REGULAR_MS : NEWCOMER_MS);
}

async function takeSnapshot() {
  try {
    // Without a service worker there is no start without a network that should be quick.
    if (!navigator.serviceWorker.controller || !(await isWorthIt())) return;
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      if (url === ADDRESS) return;
      await cache.delete(url);
    }
    // Where it cannot be done, nothing is kept in its place: it is not tried at every visit.
    const snapshot = await taken().catch((problem) => {
      console.info("Tenfold can take no snapshot of its start:", problem);
      return new Uint8Array();
    });
    const headers = { "Content-Length": String(snapshot.length) };
    await cache.put(ADDRESS, new Response(snapshot, { headers }));
  } catch (problem) {
    console.info("Tenfold keeps no snapshot of its start:", problem);
  }
}

async function isWorthIt() {
  // Where the browser does not say, it refuses what is too much.
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const { deviceMemory = SMALL_PHONE_GB } = /** @type {any} */ (navigator);
  return quota - usage > ROOM && deviceMemory >= SMALL_PHONE_GB;
}

/** @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function taken() {
  const worker = new Worker("pyodide/snapshot-worker.mjs", { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) =>
        data.snapshot ? resolve(data.snapshot) : reject(data.problem);
      worker.onerror = reject;
      setTimeout(reject, PATIENCE_MS);
    });
  } finally {
    worker.terminate();
  }
}
