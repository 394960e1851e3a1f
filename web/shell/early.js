// Runs before the first paint. It applies the colours and sizes chosen on an earlier visit. It checks that the app may
// start here at all. A plain script, because a module would run only after the page has been parsed.

import { languageOf } from "./language.js";
import { takeNewer } from "./newer.js";

const root = document.documentElement;

/** True if any ancestor frame has another origin. Such a page could trick people into taps (clickjacking). */
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

/**
 * Show nothing but a reason why the app doesn't start.
 * @param {"framed" | "broken"} why
 */
function standAlone(why) {
  root.dataset.shellAlone = why;
  const words = document.createElement("script");
  words.src = "shell/alone.js";
  document.head.append(words);
}

if (isFramedByOthers()) standAlone("framed");

// If a script of the app doesn't load, nothing else would say so. The host may have a newer, complete version.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || root.dataset.shellAlone) return;
    standAlone("broken");
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
  // Nothing is saved, or it can't be read: keep the page as it was built.
}

// The page is in English. It stays hidden until the first screen is here in another language.
const language = languageOf();
if (language !== "en") {
  root.dataset.shellUntold = "";
  document
    .querySelector("link[rel=manifest]")
    ?.setAttribute("href", `manifest-${language}.webmanifest`);
}

if (root.dataset.theme === "auto" && matchMedia("(prefers-contrast: more)").matches) {
  root.dataset.theme = "contrast";
}
