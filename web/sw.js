// The service worker. The build makes one list of all files. Install all of them or none, serve only
// these, and let a new version wait until the player agrees.

import { hashOf } from "./shell/hash.js";
import { bestOf } from "./shell/language.js";
import { fetchWhole } from "./shell/whole.js";

/** path → sha256 in base64, and size in bytes @type {Record<string, [string, number]>} */
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;
/** What is said of damaged files, by language: a title and a sentence. @type {Record<string, [string, string]>} */
const DAMAGED = self.__DAMAGED__;
/** The words of a language, which are kept for one that is spoken here. */
const OF_LANGUAGE = /^languages\/(\w+)\//;

const BASE = new URL("./", self.location.href);
// Other apps, and other copies of this one, may share the origin.
const OURS = `tenfold ${BASE.pathname} `;
const CACHE = OURS + VERSION;
const LIST = new URL("__hashes__", BASE);
/** The caches that were there when this version was installed. */
const OLDER = new URL("__older__", BASE);
let total = 0;

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
  // The host may have gone back to the version that is served here, which must not be lost.
  const isServed = await cache.match(LIST);
  try {
    const known = await knownFiles([...older, CACHE]);
    const spoken = new Set([bestOf(navigator.languages), ...known.languages]);
    const wanted = Object.entries(FILES).filter(([path]) => isSpoken(path, spoken));
    total = wanted.reduce((sum, [, [, size]]) => sum + size, 0);
    const fetchOne = async ([path, [hash, size]]) => {
      const response = known.files.get(hash) ?? (await download(path, hash));
      if (known.files.has(hash)) count(size);
      await cache.put(new URL(path, BASE), response.clone());
    };
    await Promise.all(wanted.map(fetchOne));
    await cache.put(OLDER, Response.json(older));
    await cache.put(LIST, Response.json(FILES));
    // Older versions emptied all caches except their own when they were activated, including this one.
    const kept = await (await caches.open(CACHE)).keys();
    if (kept.length < wanted.length) throw new Error(`${CACHE} was emptied`);
  } catch (problem) {
    if (!isServed) await caches.delete(CACHE);
    throw problem;
  }
}

/**
 * @param {string} path
 * @param {Set<string>} languages
 */
function isSpoken(path, languages) {
  const of = OF_LANGUAGE.exec(path);
  return !of || languages.has(of[1]);
}

/** Return the files of other versions by hash, so that unchanged files are not fetched again, and their languages. */
async function knownFiles(names) {
  const known = { files: new Map(), languages: new Set() };
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (!list) continue;
    for (const [path, [hash]] of Object.entries(await list.json())) {
      const response = await cache.match(new URL(path, BASE));
      if (!response) continue;
      known.files.set(hash, response);
      const of = OF_LANGUAGE.exec(path);
      if (of) known.languages.add(of[1]);
    }
  }
  return known;
}

/** Fetch a file, and make sure that it is the one the build listed. */
function download(path, hash) {
  return fetchWhole(new URL(path, BASE), hash, "no-cache", count);
}

let done = 0;
let reported = 0;

/** Tell the pages how much has been downloaded, at most once every percent. */
async function count(bytes) {
  done += bytes;
  if (done < total && done - reported < total / 100) return;
  reported = done;
  await tellPages({ type: "bytes", done, total });
}

async function tellPages(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Delete only the caches that were there before this version: a newer one may be downloading already. */
async function activate() {
  const older = await (await caches.open(CACHE)).match(OLDER);
  for (const name of older ? await older.json() : []) await caches.delete(name);
  await self.clients.claim();
}

async function otherCaches() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

/** The pages about the library come from the network, or without one, from the copies saved for offline reading. */
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

/** Return a promise of the answer, or undefined to leave it to the network (the install dialog's pictures). */
function answerTo({ method, mode, url }) {
  if (method !== "GET" || !url.startsWith(BASE.href)) return undefined;
  const path = decodeURI(url.slice(BASE.href.length)).replace(/[?#].*/, "");
  const name = path === "" ? "index.html" : path;
  if (path.startsWith(LIBRARY)) return fromLibrary(new URL(path, BASE));
  if (name in FILES) return kept(name);
  // Relative links would break at a deeper address, so redirect to the app's own.
  return mode === "navigate" ? Promise.resolve(Response.redirect(BASE)) : undefined;
}

/** Small files that decide about everything else are checked each time they are served. */
const DECIDING = /^(index\.html|shell\/|room\/|phones\/|languages\/)/;

/**
 * Return a file as the build listed it. A browser short of space may have emptied the cache. Or something else on this
 * origin may have written to it. Then the file is fetched again, with the same bytes or not at all.
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

/** Return a page that says that Tenfold is damaged, and look for a newer version meanwhile. */
function damaged() {
  self.registration.update().catch(() => {});
  const language = bestOf(navigator.languages);
  const [title, why] = DAMAGED[language];
  const text =
    `<!doctype html><html lang=${language} dir=auto><meta charset=utf-8>` +
    "<meta name=viewport content='width=device-width'><title>Tenfold</title>" +
    `<h1 dir=auto>${title}</h1><p dir=auto>${why}</p>`;
  const headers = {
    "Content-Type": "text/html",
    "Content-Security-Policy": "default-src 'none'",
  };
  return new Response(text, { status: 503, headers });
}
