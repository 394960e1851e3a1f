// The app's files on this device, and new versions of them.
//
// On a first visit the service worker downloads everything once, checks it, and Python starts from
// there: nothing is fetched twice, and the progress shown is that of real bytes. Where there can be
// no service worker (a plain-http address in the local network), the same files are fetched here.

import { takeOverByReload } from "./lock.js";
import { fetchWhole, NotWhole } from "./whole.js";

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
  const container = serviceWorkers();
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
  const { files } = await startList();
  const total = files.reduce((sum, [, , size]) => sum + size, 0);
  let done = 0;
  const count = (/** @type {number} */ bytes) => {
    done += bytes;
    onBytes(done, total);
  };
  // One by one, as Python will ask for them: what the browser keeps of them is what was looked at.
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
 * A page may have come from another version than the files that Python starts from: while a host is given a new one,
 * or out of the browser's own cache. Throws where it has.
 */
export async function checkBuild() {
  const page = document.querySelector("meta[name=build]")?.getAttribute("content");
  const { build } = await startList();
  if (page !== BUILD || build !== BUILD)
    throw new NotWhole(`files of several versions: ${page}, ${BUILD}, ${build}`);
}

/** What Python starts from. */
const FOR_THE_START = /^(pyodide|pyscript|shell)\//;

/**
 * Never settles, or rejects: when the service worker can find a file for the start neither here nor on the host. The
 * worker that asked for it would say nothing.
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

/** Whether Python's files are all here, or can be had: if so, it is not for want of them that it does not start. */
export async function areFilesHere() {
  try {
    await viaFetch(() => {});
    return true;
  } catch {
    return false;
  }
}

/**
 * Let the browser's own cache forget the page as it was.
 * @returns {Promise<boolean>} whether there is another one: without it a reload would end at the browser's error page
 */
export async function refreshPage() {
  const page = ["./", "shell/main.js", "shell/early.js", "styles/tenfold.css", "start.json"];
  const fetched = page.map((path) => fetch(path, { cache: "reload" }));
  const answers = await Promise.allSettled(fetched);
  return answers.every((one) => one.status === "fulfilled" && one.value.ok);
}

/** Whether this page has come from the service worker: it is not the first visit. */
export function isServed() {
  return Boolean(serviceWorkers()?.controller);
}

/** What browsers have for pages that may keep something, if this one may. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Tell of a new version that has been downloaded and waits, now or later.
 * @param {() => void} tell
 */
export async function watchForUpdate(tell) {
  const container = serviceWorkers();
  if (!container) return;
  registration = await container.ready;
  // Only a page that has a version can be offered a newer one.
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

/** The waiting version takes over; every tab then reloads, once. */
export function takeUpdate() {
  registration?.waiting?.postMessage("take over");
}

/**
 * Reload when a newer version takes over this page, after everything under way is on disk. Of several tabs the one
 * that plays goes on playing.
 * @param {() => Promise<void>} quiet
 * @param {() => boolean} plays
 */
export function reloadOnTakeOver(quiet, plays) {
  const container = serviceWorkers();
  // On a first visit the first version takes over: nothing is old then.
  let served = Boolean(container?.controller);
  container?.addEventListener("controllerchange", () => {
    if (served) quiet().then(() => (plays() ? takeOverByReload() : location.reload()));
    served = true;
  });
}
