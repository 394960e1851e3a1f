// Runs first: in a browser too old for Tenfold it says so, instead of showing half of it. Written in old JavaScript
// that the oldest browsers can read; the build fails if it isn't.
// biome-ignore-all lint: old browsers, for which this is written, can't read newer syntax

(function () {
  var root = document.documentElement;

  /** True if workers can be modules (in Firefox since 114): such a browser reads the option `type`. */
  function hasModuleWorkers() {
    var asked = false;
    /** @type {WorkerOptions} */
    var how = {};
    Object.defineProperty(how, "type", {
      get: function () {
        asked = true;
        // That is enough to know, so no worker is started.
        throw new Error("asked");
      },
    });
    try {
      new Worker("shell/old.js", how).terminate();
    } catch (_) {
      // Expected: see above.
    }
    return asked;
  }

  function isNewEnough() {
    return (
      "noModule" in document.createElement("script") &&
      typeof Promise === "function" &&
      typeof BigInt === "function" &&
      typeof WebAssembly === "object" &&
      typeof WebAssembly.Exception === "function" &&
      typeof AbortSignal === "function" &&
      typeof AbortSignal.timeout === "function" &&
      CSS.supports("selector(:has(a))") &&
      CSS.supports("color", "light-dark(red, red)") &&
      hasModuleWorkers()
    );
  }

  var isEnough = false;
  try {
    isEnough = isNewEnough();
  } catch (_) {
    // Even the features used for these checks are missing.
  }
  if (!isEnough) {
    root.setAttribute("data-shell-alone", "old");
    var words = document.createElement("script");
    words.src = "shell/alone.js";
    document.head.appendChild(words);
  }
})();
