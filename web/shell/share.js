// Opens the phone's share sheet, with a text and the app's address or with a picture.

import { download } from "./download.js";

/** Return the app's address without query and fragment. */
export function addressOfPage() {
  return location.origin + location.pathname;
}

/**
 * @param {string} text
 * @param {string} link the part of the address after the `#`
 * @param {import("./types.js").Send} send
 */
export async function share(text, link, send) {
  const whole = `${text}\n${addressOfPage()}${link && `#${link}`}`;
  try {
    if (navigator.share) return await navigator.share({ text: whole });
  } catch (problem) {
    if (isClosed(problem)) return;
  }
  try {
    await navigator.clipboard.writeText(whole);
    send({ type: "shared", copied: true });
  } catch {
    send({ type: "shared", copied: false, text: whole });
  }
}

/**
 * @param {string} name
 * @param {import("./picture.js").Picture} picture
 * @param {import("./types.js").Send} send
 */
export async function sharePicture(name, picture, send) {
  // A file of its own, because few people share pictures.
  /** @type {typeof import("./picture.js")} */
  const { drawn } = await import(new URL("shell/picture.js", document.baseURI).href);
  const file = new File([await drawn(picture)], name, { type: "image/png" });
  try {
    if (navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] });
  } catch (problem) {
    if (isClosed(problem)) return;
  }
  download(name, file);
  send({ type: "shared", saved: true });
}

/**
 * True if you have closed the share sheet, so that nothing else should happen.
 * @param {unknown} problem
 */
function isClosed(problem) {
  return problem instanceof DOMException && problem.name === "AbortError";
}
