// The service worker: one list of every file, made by the build. Install all of it or none of it,
// serve only from it, and let a new version wait until the player agrees.

import { hashOf } from "./shell/hash.js";
import { fetchWhole } from "./shell/whole.js";

/** path → sha256 in base64, and size in bytes @type {Record<string, [string, number]>} */
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;

const BASE = new URL("./", self.location.href);
// Other apps, and other copies of this one, may share the origin.
const OURS = `tenfold ${BASE.pathname} `;
const CACHE = OURS + VERSION;
const LIST = new URL("__hashes__", BASE);
/** The caches that were there when this version was installed. */
const OLDER = new URL("__older__", BASE);
const TOTAL = Object.values(FILES).reduce((sum, [, size]) => sum + size, 0);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

async function install() {
  const older = await otherCaches();
  const cache = await caches.open(CACHE);
  // A host that has gone back to the version that is served here: nothing of it may be lost.
  const isServed = await cache.match(LIST);
  try {
    const known = await knownFiles([...older, CACHE]);
    const fetchOne = async ([path, [hash, size]]) => {
      const response = known.get(hash) ?? (await download(path, hash));
      if (known.has(hash)) count(size);
      await cache.put(new URL(path, BASE), response.clone());
    };
    await Promise.all(Object.entries(FILES).map(fetchOne));
    await cache.put(OLDER, Response.json(older));
    await cache.put(LIST, Response.json(FILES));
    // Versions before this one emptied all caches but their own when they began, this one's too.
    const kept = await (await caches.open(CACHE)).keys();
    if (kept.length < Object.keys(FILES).length) throw new Error(`${CACHE} was emptied`);
  } catch (problem) {
    if (!isServed) await caches.delete(CACHE);
    throw problem;
  }
}

/** What other versions have already, by hash: unchanged files are not fetched again. */
async function knownFiles(names) {
  const known = new Map();
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (!list) continue;
    for (const [path, [hash]] of Object.entries(await list.json())) {
      const response = await cache.match(new URL(path, BASE));
      if (response) known.set(hash, response);
    }
  }
  return known;
}

/** Fetch one file and make sure that it is the one the build listed. */
function download(path, hash) {
  return fetchWhole(new URL(path, BASE), hash, "no-cache", count);
}

let done = 0;
let told = 0;

/** Tell the pages how much is here, at most once every percent. */
async function count(bytes) {
  done += bytes;
  if (done < TOTAL && done - told < TOTAL / 100) return;
  told = done;
  await tellPages({ type: "bytes", done, total: TOTAL });
}

async function tellPages(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Only what was there before this version goes: a newer one may be downloading already. */
async function activate() {
  const older = await (await caches.open(CACHE)).match(OLDER);
  for (const name of older ? await older.json() : []) await caches.delete(name);
  await self.clients.claim();
}

async function otherCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

/** The pages about the library: from the network, and where there is none, what somebody has kept of them. */
const LIBRARY = "docs/";

/** @param {URL} address */
async function fromLibrary(address) {
  try {
    return await fetch(address);
  } catch (problem) {
    const kept = await caches.open(`tenfold-docs ${BASE.pathname}${LIBRARY}`);
    const found = await kept.match(address);
    if (found) return found;
    throw problem;
  }
}

/** A promise of the answer, or undefined: the network may have it (an install dialog's pictures). */
function answerTo({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(BASE.href)) return undefined;
  const path = decodeURI(url.slice(BASE.href.length)).replace(/[?#].*/, "");
  const name = path === "" ? "index.html" : path;
  if (path.startsWith(LIBRARY)) return fromLibrary(new URL(path, BASE));
  if (name in FILES) return kept(name);
  // A deep address: relative links would break there, so the page starts from its own place.
  return mode === "navigate" ? Promise.resolve(Response.redirect(BASE)) : undefined;
}

/** What decides about all else, and is small: these are looked at each time they are served. */
const DECIDING = /^(index\.html|shell\/|room\/)/;

/**
 * A file as the build listed it. A browser short of space may have emptied the cache behind our back, and something
 * else on this origin may have written to it: then the network mends it, with the same bytes or not at all.
 */
async function kept(name) {
  const address = new URL(name, BASE);
  const cache = await caches.open(CACHE);
  const found = await cache.match(address);
  if (found && (!DECIDING.test(name) || (await isListed(found.clone(), name)))) return found;
  try {
    const fresh = await download(name, FILES[name][0]);
    await cache.put(address, fresh.clone());
    return fresh;
  } catch {
    void tellPages({ type: "missing", name });
    return name === "index.html" ? damaged() : Response.error();
  }
}

async function isListed(response, name) {
  return (await hashOf(await response.arrayBuffer())) === FILES[name][0];
}

/** Said in place of a page that is not ours; a newer version, if there is one, may come meanwhile. */
function damaged() {
  self.registration.update().catch(() => {});
  const text =
    "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Tenfold</title>" +
    "<h1>Tenfold is damaged</h1><p>Some of its files on this phone have changed, so it doesn’t start. Your games " +
    "are safe. Go online, close Tenfold and open it again. Then it repairs itself.</p>";
  const headers = {
    "Content-Type": "text/html",
    "Content-Security-Policy": "default-src 'none'",
  };
  return new Response(text, { status: 503, headers });
}
