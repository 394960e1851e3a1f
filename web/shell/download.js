// Downloads a text as a file.

/**
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so the URL must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
