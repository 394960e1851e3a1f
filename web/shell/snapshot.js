// A snapshot of Python's memory after a start, kept on this device for the next start. It is taken in a separate worker
// when nothing else is to do. It is the same on every phone and holds no games.
//
// Pyodide calls this experimental. So a snapshot belongs to one version and one browser, and it is deleted at the first
// doubt. Without it Python starts normally.

const CACHE = `tenfold-snapshot ${new URL("./", document.baseURI).pathname}`;

/** How long to wait before taking one. People who have come back are likely to come again, so it is worth it sooner. */
const NEWCOMER_MS = 30_000;
const REGULAR_MS = 3_000;
const PATIENCE_MS = 120_000;

/** The free space needed. A snapshot takes 33.6 MB, too much for a nearly full phone or one with little memory. */
const ROOM = 300_000_000;
const SMALL_PHONE_GB = 1;

// Set during a start from a snapshot. If the next start finds it, the last one failed.
const TRIED = "tenfold-from-snapshot";

// The number of failures in a row, in taking a snapshot or starting from one, and their build. The cause may be
// temporary, such as a busy phone. But a permanent one must not cost 33 MB at every visit.
const FAILED = "tenfold-snapshot-failed";
const MOST = 3;

/** Contains everything that a snapshot depends on: build and browser. */
const ADDRESS = new URL(
  `__snapshot__/${BUILD}/${encodeURIComponent(navigator.userAgent)}`,
  document.baseURI,
).href;

/**
 * Return the address of the snapshot for this version and browser, if there is one.
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

/** Note that Python has answered, so its snapshot is good. If the worker couldn't use it, it has deleted it. */
export async function snapshotIsGood() {
  noteStart(await isKept().catch(() => false));
}

/** Delete the snapshot at any doubt. It can be taken again. */
export async function forgetSnapshot() {
  noteStart(false);
  try {
    await caches.delete(CACHE);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Record the result of a start from a snapshot, if one was under way.
 * @param {boolean} isGood
 */
function noteStart(isGood) {
  try {
    if (localStorage.getItem(TRIED) === null) return;
    localStorage.removeItem(TRIED);
    if (isGood) localStorage.removeItem(FAILED);
    else noteFailure();
  } catch {
    // Without storage there is no snapshot either.
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
 * Take a snapshot when the browser is idle, if there is none yet and it is worth it.
 * @param {boolean} cameBack true if this isn't the first visit
 */
export function takeSnapshotInTime(cameBack) {
  const soon = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  setTimeout(() => soon(() => void takeSnapshot()), cameBack ? REGULAR_MS : NEWCOMER_MS);
}

async function takeSnapshot() {
  try {
    // A snapshot makes offline starts quick, and those need a service worker.
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
  // A browser that doesn't report its quota refuses what is too much anyway.
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
