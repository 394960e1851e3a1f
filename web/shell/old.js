// Runs first, in whatever browser there is: one that is too old to start Tenfold says so, instead of showing half of it.
// Plain old JavaScript, so that the oldest ones can read it; the build fails if it is not.
// biome-ignore-all lint: newer ways to say it cannot be read by those for whom it is said

(function () {
  var root = document.documentElement;

  /** Firefox began to have workers that are modules with 114: a browser that has them asks for the type. */
  function hasModuleWorkers() {
    var asked = false;
    /** @type {WorkerOptions} */
    var how = {};
    Object.defineProperty(how, "type", {
      get: function () {
        asked = true;
        // Enough is known: none is started.
        throw new Error("asked");
      },
    });
    try {
      new Worker("shell/old.js", how).terminate();
    } catch (_) {
      // As expected.
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
    // What is asked with is missing too.
  }
  if (!isEnough) root.setAttribute("data-shell-alone", "old");
})();
