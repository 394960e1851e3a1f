// Fetching a file of the app whole: as the build listed it, or not at all.

import { hashOf } from "./hash.js";

/** A file of the app cannot be had, or is not the one that was listed. */
export class NotWhole extends Error {}

/**
 * @param {string | URL} address
 * @param {string} hash of the file, in base64
 * @param {RequestCache} cache
 * @param {(bytes: number) => void} count hears of every piece
 */
export async function fetchWhole(address, hash, cache, count) {
  const { response, bytes } = await fetchAll(address, cache, count).catch((problem) => {
    throw new NotWhole(`${address}: ${problem}`);
  });
  // Only a secure origin can tell; elsewhere a file of the wrong length would be found by Python.
  if (crypto.subtle && (await hashOf(bytes)) !== hash)
    throw new NotWhole(`${address} is not the file that was listed`);
  const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
  return new Response(bytes, { headers });
}

/**
 * @param {string | URL} address
 * @param {RequestCache} cache
 * @param {(bytes: number) => void} count
 */
async function fetchAll(address, cache, count) {
  const response = await fetch(address, { cache });
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const reader = response.body.getReader();
  const pieces = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    count(piece.value.length);
  }
  return { response, bytes: await new Blob(pieces).arrayBuffer() };
}
