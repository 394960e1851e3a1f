// Opens the phone's share sheet with a text and the app's address.

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
    // You have closed the share sheet, so nothing else should happen.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(whole);
    send({ type: "shared", copied: true });
  } catch {
    send({ type: "shared", copied: false, text: whole });
  }
}
