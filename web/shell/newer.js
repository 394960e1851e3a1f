// A newer version in place of one that does not start.

/**
 * Let the version take over that the host has beside this one, if it has one.
 * @returns {Promise<boolean>} whether it does: `controllerchange` comes then
 */
export async function takeNewer() {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return false;
    // Without a network there may be one that waits.
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
