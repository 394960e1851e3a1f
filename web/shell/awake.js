// Keep the screen on while it shows a table. The system releases the lock when the page is hidden.

let wanted = false;
/** @type {WakeLockSentinel | null} */
let lock = null;

/** @param {boolean} on */
export function keepAwake(on) {
  wanted = on;
  if (on) ask();
  else release();
}

document.addEventListener("visibilitychange", () => {
  if (wanted) ask();
});

async function ask() {
  if (!navigator.wakeLock || document.hidden || (lock && !lock.released)) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    if (!wanted) release();
  } catch {
    // Battery saver is on, or the lock isn't allowed: the screen dims as usual.
  }
}

function release() {
  lock?.release();
  lock = null;
}
