/**
 * Return a file's SHA-256 in base64, as used in file lists and in the Content-Security-Policy.
 * @param {BufferSource} bytes
 */
export async function hashOf(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
