// The app's files on this device, and new versions of them.
//
// On a first visit the service worker downloads everything once, checks it, and Python starts from
// there: nothing is fetched twice, and the progress shown is that of real bytes. Where there can be
// no service worker (a plain-http address in the local network), the same files are fetched here.

/** @typedef {(done: number, total: number) => void} OnBytes */

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/**
 * Settles when Python's files are as near as they can be.
 * @param {OnBytes} onBytes
 */
export async function bringFilesNear(onBytes) {
  try {
    if (await viaServiceWorker(onBytes)) return;
  } catch (problem) {
    console.info("Tenfold runs without its service worker:", problem);
  }
  await viaFetch(onBytes);
}

/**
 * @param {OnBytes} onBytes
 * @returns {Promise<boolean>} whether the files are on this device
 */
async function viaServiceWorker(onBytes) {
  const container = navigator.serviceWorker;
  if (!container) return false;
  const controlled = container.controller !== null;
  container.addEventListener("message", ({ data }) => {
    if (data.type === "bytes" && !controlled) onBytes(data.done, data.total);
  });
  const registering = container.register("sw.js", { updateViaCache: "none" });
  if (controlled) {
    // Everything is here already; what the registration finds is for the next visit.
    registering.then((it) => (registration = it)).catch(() => {});
    return true;
  }
  registration = await registering;
  const newcomer = registration.installing;
  return newcomer ? installed(newcomer) : registration.active !== null;
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>} whether it came to serve this page
 */
function installed(worker) {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), {
      once: true,
    });
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant") resolve(false);
    });
  });
}

/** @param {OnBytes} onBytes */
async function viaFetch(onBytes) {
  /** @type {[string, number][]} */
  const files = await (await fetch("start.json")).json();
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  for (const [path] of files) {
    const { body } = await fetch(path);
    const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      done += piece.value.length;
      onBytes(done, total);
    }
  }
}

/**
 * Tell of a new version that has been downloaded and waits, now or later.
 * @param {() => void} tell
 */
export async function watchForUpdate(tell) {
  const container = navigator.serviceWorker;
  // Only a page that has a version can be offered a newer one.
  if (!container?.controller) return;
  registration = await container.ready;
  if (registration.waiting) tell();
  registration.addEventListener("updatefound", () => {
    const newcomer = registration?.installing;
    newcomer?.addEventListener("statechange", () => {
      if (newcomer.state === "installed") tell();
    });
  });
  lookNowAndThen(registration);
}

/** @param {ServiceWorkerRegistration} registration */
function lookNowAndThen(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < CHECK_EVERY_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** The waiting version takes over; every tab then reloads, once. */
export function takeUpdate() {
  registration?.waiting?.postMessage("take over");
}

/**
 * Reload when a newer version takes over this page, after everything under way is on disk.
 * @param {() => Promise<void>} quiet
 */
export function reloadOnTakeOver(quiet) {
  const container = navigator.serviceWorker;
  // On a first visit the first version takes over: nothing is old then.
  let served = Boolean(container?.controller);
  container?.addEventListener("controllerchange", () => {
    if (served) quiet().then(() => location.reload());
    served = true;
  });
}
