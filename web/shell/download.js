// Downloads a file.

/**
 * @param {string} name
 * @param {string | Blob} content a text is JSON
 */
export function download(name, content) {
  const file =
    content instanceof Blob ? content : new Blob([content], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the blob after the click, so the URL must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
