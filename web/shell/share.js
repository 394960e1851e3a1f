// Hands a text and the app's address to whatever this phone shares with.

/**
 * @param {string} text
 * @param {string} link what stands behind the `#` of the address
 * @param {import("./types.js").Send} send
 */
export async function share(text, link, send) {
  const address = new URL(location.pathname, location.origin);
  address.hash = link;
  const whole = `${text}\n${address.href}`;
  try {
    if (navigator.share) return await navigator.share({ text: whole });
  } catch (problem) {
    // Whoever closes the share sheet wants nothing else.
    if (problem instanceof DOMException && problem.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(whole);
    send({ type: "shared", copied: true });
  } catch {
    send({ type: "shared", copied: false, text: whole });
  }
}
