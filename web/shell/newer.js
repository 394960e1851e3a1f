// Replaces a version that doesn't start with a newer one.

/**
 * Let a newer version on the host take over, if there is one.
 * @returns {Promise<boolean>} true if it takes over: `controllerchange` follows
 */
export async function takeNewer() {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return false;
    // Even without a network, a downloaded version may be waiting.
    await registration.update().catch(() => {});
    const newcomer = registration.installing ?? registration.waiting;
    if (!newcomer || !(await installed(newcomer))) return false;
    newcomer.postMessage("take over");
    return true;
  } catch {
    return false;
  }
}

/** @param {ServiceWorker} worker @returns {Promise<boolean>} */
function installed(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "installed") resolve(true);
      else if (worker.state !== "installing") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
