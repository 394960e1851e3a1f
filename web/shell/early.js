// Runs before anything is painted: the colours and sizes chosen on an earlier visit, at once.
// A plain script, because a module would wait until the page has been read.

try {
  const kept = JSON.parse(localStorage.getItem("tenfold-kept") ?? "");
  for (const [name, value] of Object.entries(kept.keep.home.root)) {
    document.documentElement.setAttribute(name, String(value));
  }
} catch {
  // Nothing kept, or nothing that can be read: the page as it was built is right.
}

if (
  document.documentElement.dataset.theme === "auto" &&
  matchMedia("(prefers-contrast: more)").matches
) {
  document.documentElement.dataset.theme = "contrast";
}
