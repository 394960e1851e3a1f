// Runs before anything is painted: the colours and sizes chosen on an earlier visit, at once; and whether the app may
// start here at all. A plain script, because a module would wait until the page has been read.

import { takeNewer } from "./newer.js";

const root = document.documentElement;

/** Whether a page of another origin, however far above, has this one in a frame: it could lead people to tap blindly. */
function isFramedByOthers() {
  try {
    for (let one = window; one !== one.parent; one = /** @type {typeof window} */ (one.parent)) {
      if (one.parent.location.origin !== location.origin) return true;
    }
    return false;
  } catch {
    return true;
  }
}

if (isFramedByOthers()) root.dataset.shellAlone = "framed";

// Where the app itself cannot be had, nothing but this would say so. The host may have a newer version, whole.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || root.dataset.shellAlone) return;
    root.dataset.shellAlone = "broken";
    navigator.serviceWorker?.addEventListener("controllerchange", () => location.reload());
    void takeNewer();
  },
  true,
);

try {
  const kept = JSON.parse(localStorage.getItem("tenfold-kept") ?? "");
  for (const [name, value] of Object.entries(kept.keep.home.root)) {
    root.setAttribute(name, String(value));
  }
} catch {
  // Nothing kept, or nothing that can be read: the page as it was built is right.
}

if (root.dataset.theme === "auto" && matchMedia("(prefers-contrast: more)").matches) {
  root.dataset.theme = "contrast";
}
