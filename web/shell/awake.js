// Keep the screen on while a table is on it. The system takes the lock away when the page is hidden.

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
    // Battery saver, or not allowed here: the screen dims as it always does.
  }
}

function release() {
  lock?.release();
  lock = null;
}
