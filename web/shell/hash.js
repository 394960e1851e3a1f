/**
 * A file's sha256 as lists of files and policies name it, in base64.
 * @param {BufferSource} bytes
 */
export async function hashOf(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
