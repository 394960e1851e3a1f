// Fetches a file of the app exactly as the build listed it, or not at all.

import { hashOf } from "./hash.js";

/** A file of the app can't be fetched, or isn't the one listed. */
export class NotWhole extends Error {}

/**
 * @param {string | URL} address
 * @param {string} hash of the file, in base64
 * @param {RequestCache} cache
 * @param {(bytes: number) => void} count called for every chunk
 */
export async function fetchWhole(address, hash, cache, count) {
  const { response, bytes } = await fetchAll(address, cache, count).catch((problem) => {
    throw new NotWhole(`${address}: ${problem}`);
  });
  // Hashes need a secure origin; elsewhere Python would notice a file that was cut short.
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
