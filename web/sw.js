// The service worker: one list of every file, made by the build. Install all of it or none of it,
// serve only from it, and let a new version wait until the player agrees.

import { hashOf } from "./shell/hash.js";

/** path → sha256 in base64, and size in bytes @type {Record<string, [string, number]>} */
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;

const BASE = new URL("./", self.location.href);
// Other apps, and other copies of this one, may share the origin.
const OURS = `tenfold ${BASE.pathname} `;
const CACHE = OURS + VERSION;
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
  const cache = await caches.open(CACHE);
  try {
    const known = await knownFiles();
    const fetchOne = async ([path, [hash, size]]) => {
      const response = known.get(hash) ?? (await download(path, hash));
      if (known.has(hash)) count(size);
      await cache.put(new URL(path, BASE), response.clone());
    };
    await Promise.all(Object.entries(FILES).map(fetchOne));
    await cache.put(new URL("__hashes__", BASE), Response.json(FILES));
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/** What an older version has already, by hash: unchanged files are not fetched again. */
async function knownFiles() {
  const known = new Map();
  for (const name of await oldCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(new URL("__hashes__", BASE));
    if (!list) continue;
    for (const [path, [hash]] of Object.entries(await list.json())) {
      const response = await cache.match(new URL(path, BASE));
      if (response) known.set(hash, response);
    }
  }
  return known;
}

/** Fetch one file and make sure that it is the one the build listed. */
async function download(path, hash) {
  const response = await fetch(new URL(path, BASE), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await readAll(response.body.getReader());
  if ((await hashOf(bytes)) !== hash)
    throw new Error(`${path} is not the file of version ${VERSION}`);
  const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
  return new Response(bytes, { headers });
}

async function readAll(reader) {
  const pieces = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    count(piece.value.length);
  }
  return new Blob(pieces).arrayBuffer();
}

let done = 0;
let told = 0;

/** Tell the pages how much is here, at most once every percent. */
async function count(bytes) {
  done += bytes;
  if (done < TOTAL && done - told < TOTAL / 100) return;
  told = done;
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: "bytes", done, total: TOTAL });
}

async function activate() {
  for (const name of await oldCaches()) await caches.delete(name);
  await self.clients.claim();
}

async function oldCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

/** A promise of the answer, or undefined: the network may have it (an install dialog's pictures). */
function answerTo({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(BASE.href)) return undefined;
  const path = decodeURI(url.slice(BASE.href.length)).replace(/[?#].*/, "");
  const name = path === "" ? "index.html" : path;
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
    "<h1>Tenfold is damaged</h1><p>What this phone keeps of Tenfold is no longer what was installed, so it is not " +
    "started. Your games are not touched. With a network, close it and open it again: then it mends itself.</p>";
  const headers = {
    "Content-Type": "text/html",
    "Content-Security-Policy": "default-src 'none'",
  };
  return new Response(text, { status: 503, headers });
}
