// Saves these pages on the phone if you ask for it. Without a network, Tenfold's own service worker answers from this
// cache (web/sw.js).

(() => {
  const docs = new URL(document.documentElement.dataset.content_root, location.href);
  const place = document.querySelector("#keep");
  if (!place || !("serviceWorker" in navigator) || !("caches" in window)) return;
  const name = `tenfold-docs ${docs.pathname}`;
  const button = document.createElement("button");
  const message = document.createElement("p");
  message.setAttribute("role", "status");
  place.append(button, message);

  async function look() {
    const kept = await caches.has(name);
    button.type = "button";
    button.textContent = kept
      ? "Remove these pages from this device"
      : "Save these pages on this device";
    if (!navigator.serviceWorker.controller) {
      message.textContent = "Open Tenfold once first. It shows saved pages without a network.";
    }
    return kept;
  }

  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      if (await look()) {
        await caches.delete(name);
        message.textContent = "Removed.";
      } else {
        message.textContent = "Saving …";
        const files = await (
          await fetch(new URL("files.json", docs), { cache: "no-cache" })
        ).json();
        const cache = await caches.open(name);
        await cache.addAll([docs.href, ...files.map((file) => new URL(file, docs).href)]);
        message.textContent = `Saved ${files.length} files.`;
      }
    } catch (problem) {
      await caches.delete(name);
      message.textContent = `That didn’t work. Nothing was saved: ${problem}`;
    }
    await look();
    button.disabled = false;
  });
  void look();
})();
