"""Other realms: stores, channels, workers, the page."""

from e2e.intruders import at_import, together

_WORKER = """
import js
code = CODE
try:
    js.Worker.new(js.URL.createObjectURL(js.Blob.new([code])))
except BaseException:
    pass
"""

_SPOIL = """
try {
  indexedDB.open("tenfold").onsuccess = (done) => {
    const store = done.target.result.transaction("saves", "readwrite").objectStore("saves");
    store.put("spoilt", "settings"); store.put("spoilt", "game:planted");
  };
} catch {}
try {
  caches.keys().then((names) => names.forEach(async (name) => {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) await cache.put(url, new Response("spoilt"));
  })).catch(() => {});
} catch {}
"""

REALMS = {
    "stores": at_import(
        "writes to the stores from its own worker",
        f"""
import js
for code in {[_SPOIL]!r}:
    try:
        js.eval(code)
    except BaseException:
        pass
for name in ("indexedDB", "caches", "localStorage", "navigator"):
    try:
        store = getattr(js, name)
        store.open("tenfold")
    except BaseException:
        pass
""",
    ),
    "stores of a nested worker": at_import(
        "writes to the stores from a worker that it starts", _WORKER.replace("CODE", repr(_SPOIL))
    ),
    "channel": at_import(
        "speaks on every channel that the page might hear",
        """
import js
try:
    js.BroadcastChannel.new("tenfold").postMessage("spoilt")
    js.navigator.locks.request("tenfold", lambda lock: js.Promise.new(lambda *_: None))
except BaseException:
    pass
""",
    ),
    "parent": at_import(
        "looks for a window to the page",
        """
import js
for name in ("window", "document", "parent", "top", "opener", "frames"):
    try:
        js.eval(f"{name}.document.title = 'spoilt'")
    except BaseException:
        pass
    try:
        getattr(js, name).location = "WORLD/parent"
    except BaseException:
        pass
""",
    ),
    "service worker": at_import(
        "registers a service worker of its own",
        """
import js
try:
    js.navigator.serviceWorker.register("SELF/room/worker.js")
except BaseException:
    pass
""",
    ),
    "prototypes": at_import(
        "spoils what everything in its realm is made of",
        """
import js
for kind in ("Object", "Array", "Promise", "MessagePort", "Function"):
    try:
        prototype = getattr(js, kind).prototype
        prototype.then = None
        prototype.toString = None
        prototype.postMessage = None
        prototype.screen = "history"
    except BaseException:
        pass
""",
    ),
}

INTRUDERS = {
    "every realm": together("looks for every other realm", (it for name, it in REALMS.items() if name != "prototypes")),
}
