// Hands a text and the app's address to whatever this phone shares with.

/** Where the app lies, bare of what an address may carry. */
export function addressOfPage() {
  return location.origin + location.pathname;
}

/**
 * @param {string} text
 * @param {string} link what stands behind the `#` of the address
 * @param {import("./types.js").Send} send
 */
export async function share(text, link, send) {
  const whole = `${text}\n${addressOfPage()}${link && `#${link}`}`;
  try {
    if (navigator.share) return await navigator.share({ text: whole });
  } catch (problem) {
    // If you close the share sheet, you want nothing else.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(whole);
    send({ type: "shared", copied: true });
  } catch {
    send({ type: "shared", copied: false, text: whole });
  }
}
