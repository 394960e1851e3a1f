// A snapshot of Python's memory after a start, kept on this device; the next start goes on from it. It is taken here, in
// a worker of its own, when nothing else is to be done, and holds what every phone has: nothing of its games.
//
// Pyodide calls this experimental. So a snapshot is one version's and one browser's, it goes at the first doubt, and
// without it Python starts as it always did.

const CACHE = `tenfold-snapshot ${new URL("./", document.baseURI).pathname}`;

/** How long you have been here before one is taken. If you have come back, you will come again. */
const NEWCOMER_MS = 30_000;
const REGULAR_MS = 3_000;
const PATIENCE_MS = 120_000;

/** A snapshot has 33.6 MB. Where no more than this is left, or a phone has little memory, it is not worth it. */
const ROOM = 300_000_000;
const SMALL_PHONE_GB = 1;

// Left while a start from a snapshot is under way: found at the next one, that has come to nothing.
const TRIED = "tenfold-from-snapshot";

// How often in a row no snapshot could be taken, or no start from one came to anything, and of which build. A reason
// may pass, a busy phone has a deadline too; but what lasts may not cost 33 MB at every visit.
const FAILED = "tenfold-snapshot-failed";
const MOST = 3;

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
    if (!(await isKept())) return undefined;
    localStorage.setItem(TRIED, BUILD);
    // For bench/ and the tests.
    performance.mark("tenfold-from-snapshot");
    return ADDRESS;
  } catch {
    return undefined;
  }
}

/** Python has answered: a snapshot that it has started from is good. The worker puts away one that it could not use. */
export async function snapshotIsGood() {
  noteStart(await isKept().catch(() => false));
}

/** At any doubt. It may be taken again. */
export async function forgetSnapshot() {
  noteStart(false);
  try {
    await caches.delete(CACHE);
  } catch {
    // Where nothing may be kept, there is nothing.
  }
}

/**
 * How a start from a snapshot has gone, if one was under way.
 * @param {boolean} isGood
 */
function noteStart(isGood) {
  try {
    if (localStorage.getItem(TRIED) === null) return;
    localStorage.removeItem(TRIED);
    if (isGood) localStorage.removeItem(FAILED);
    else noteFailure();
  } catch {
    // Where nothing may be kept, there is no snapshot either.
  }
}

function failures() {
  const [number, of] = localStorage.getItem(FAILED)?.split(" ") ?? [];
  return of === ADDRESS ? Number(number) : 0;
}

function noteFailure() {
  localStorage.setItem(FAILED, `${failures() + 1} ${ADDRESS}`);
}

async function isKept() {
  return (await caches.match(ADDRESS, { cacheName: CACHE })) !== undefined;
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
    if (!navigator.serviceWorker.controller || failures() >= MOST || !(await isWorthIt())) return;
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) {
      if (url === ADDRESS) return;
      await cache.delete(url);
    }
    const { snapshot, hash } = await taken().catch((problem) => {
      noteFailure();
      throw problem;
    });
    const headers = { "Content-Length": String(snapshot.length), "Content-Digest": hash };
    await cache.put(ADDRESS, new Response(snapshot, { headers }));
  } catch (problem) {
    console.info("Tenfold couldn’t keep a snapshot of its start:", problem);
  }
}

async function isWorthIt() {
  // Where the browser does not say, it refuses what is too much.
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const { deviceMemory = SMALL_PHONE_GB } = /** @type {any} */ (navigator);
  return quota - usage > ROOM && deviceMemory >= SMALL_PHONE_GB;
}

/** @returns {Promise<{ snapshot: Uint8Array<ArrayBuffer>, hash: string }>} */
async function taken() {
  const worker = new Worker("pyodide/snapshot-worker.mjs", { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.snapshot ? resolve(data) : reject(data.problem));
      worker.onerror = reject;
      setTimeout(() => reject("it took too long"), PATIENCE_MS);
    });
  } finally {
    worker.terminate();
  }
}
