// Says in the reader's language why Tenfold doesn't start. It is loaded only then. Written in old JavaScript, because the
// reason may be an old browser; the build fails if it isn't.
// biome-ignore-all lint: old browsers, for which this is written, can't read newer syntax

(function () {
  function translate() {
    var language = (navigator.language || "en").slice(0, 2).toLowerCase();
    var words = ALONE[language];
    if (!words) return;
    document.documentElement.lang = language;
    document.documentElement.dir = words.dir;
    var places = document.querySelectorAll("[data-text]");
    for (var at = 0; at < places.length; at += 1) {
      places[at].textContent = words[places[at].getAttribute("data-text") || ""] || "";
    }
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", translate);
  else translate();
})();
