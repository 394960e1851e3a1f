// The app's files on this device, and new versions of them.
//
// On a first visit, the service worker downloads and checks everything once, and Python starts from its files. So
// nothing is fetched twice, and the progress shown counts real bytes. If there can be no service worker (a plain-http
// address in the local network), the page fetches these files itself.

import { takeOverByReload } from "./lock.js";
import { fetchWhole, NotWhole } from "./whole.js";

/** @typedef {(done: number, total: number) => void} OnBytes */

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/**
 * Settle once Python's files are on this device, or in the browser's cache without a service worker.
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
 * @returns {Promise<boolean>} true if the files are on this device
 */
async function viaServiceWorker(onBytes) {
  const container = serviceWorkers();
  if (!container) return false;
  const controlled = container.controller !== null;
  container.addEventListener("message", ({ data }) => {
    if (data.type === "bytes" && !controlled) onBytes(data.done, data.total);
  });
  const registering = container.register("sw.js", { updateViaCache: "none" });
  if (controlled) {
    // Everything is here already; a version that the registration finds is for the next visit.
    registering.then((it) => (registration = it)).catch(() => {});
    return true;
  }
  registration = await registering;
  const newcomer = registration.installing;
  return newcomer ? installed(newcomer) : registration.active !== null;
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>} true if it serves this page now
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
  const { files } = await startList();
  const total = files.reduce((sum, [, , size]) => sum + size, 0);
  let done = 0;
  const count = (/** @type {number} */ bytes) => {
    done += bytes;
    onBytes(done, total);
  };
  // The same requests as Python's later ones, one by one, so that Python gets the checked files from the cache.
  for (const [path, hash] of files) await fetchWhole(path, hash, "default", count);
}

/** @returns {Promise<{build: string, files: [path: string, hash: string, size: number][]}>} */
async function startList() {
  try {
    return await (await fetch("start.json")).json();
  } catch (problem) {
    throw new NotWhole(`start.json: ${problem}`);
  }
}

/**
 * Throw if the page and Python's files come from different versions. That happens during an upload to the host, and
 * with pages from the browser's own cache.
 */
export async function checkBuild() {
  const page = document.querySelector("meta[name=build]")?.getAttribute("content");
  const { build } = await startList();
  if (page !== BUILD || build !== BUILD)
    throw new NotWhole(`files of several versions: ${page}, ${BUILD}, ${build}`);
}

/** The files that Python needs to start. */
const FOR_THE_START = /^(pyodide|pyscript|shell)\//;

/**
 * Reject when the service worker can find a file for the start neither here nor on the host; never resolve. Python's
 * worker, which asked for the file, wouldn't report it.
 * @returns {Promise<never>}
 */
export function fileMissing() {
  return new Promise((_, reject) => {
    serviceWorkers()?.addEventListener("message", ({ data }) => {
      if (data.type === "missing" && FOR_THE_START.test(data.name))
        reject(new NotWhole(`${data.name} is missing`));
    });
  });
}

/** True if all of Python's files can be had. Then a failed start has another reason. */
export async function areFilesHere() {
  try {
    await viaFetch(() => {});
    return true;
  } catch {
    return false;
  }
}

/**
 * Refresh the page in the browser's own cache.
 * @returns {Promise<boolean>} true if all of it was fetched; otherwise a reload would end at the browser's error page
 */
export async function refreshPage() {
  const page = [
    "./",
    "shell/main.js",
    "shell/early.js",
    "styles/tenfold.css",
    "styles/games.css",
    "styles/last.css",
    "styles/large.css",
    "start.json",
  ];
  const fetched = page.map((path) => fetch(path, { cache: "reload" }));
  const answers = await Promise.allSettled(fetched);
  return answers.every((one) => one.status === "fulfilled" && one.value.ok);
}

/** True if this page came from the service worker, so it isn't the first visit. */
export function isServed() {
  return Boolean(serviceWorkers()?.controller);
}

/** Return the browser's service workers, or undefined if this page may not store anything. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Call `tell` when a new version is downloaded and waiting, now or later.
 * @param {() => void} tell
 */
export async function watchForUpdate(tell) {
  const container = serviceWorkers();
  if (!container) return;
  registration = await container.ready;
  // Offer a newer version only to a page that the service worker serves.
  const offer = () => container.controller && tell();
  const follow = (/** @type {ServiceWorker | null | undefined} */ newcomer) =>
    newcomer?.addEventListener("statechange", () => {
      if (newcomer.state === "installed") offer();
    });
  registration.addEventListener("updatefound", () => follow(registration?.installing));
  if (registration.waiting) offer();
  else follow(registration.installing);
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

/** Let the waiting version take over; then every tab reloads once. */
export function takeUpdate() {
  registration?.waiting?.postMessage("take over");
}

/**
 * Reload when a newer version takes over this page, once everything under way is saved. The tab that plays stays the
 * one that plays.
 * @param {() => Promise<void>} quiet
 * @param {() => boolean} plays
 */
export function reloadOnTakeOver(quiet, plays) {
  const container = serviceWorkers();
  // On a first visit the first version takes over, and nothing is out of date.
  let served = Boolean(container?.controller);
  container?.addEventListener("controllerchange", () => {
    if (served) quiet().then(() => (plays() ? takeOverByReload() : location.reload()));
    served = true;
  });
}
