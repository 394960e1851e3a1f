// One writer: of several tabs, one may play. The others say so and offer to take over.

const NAME = "tenfold";
const POLITE_MS = 1500;

// Set before a reload that is to take the game over from the other tab.
const INTENT = "tenfold-take-over";

/** Tabs hear here that another one wants to play. */
const channel = new BroadcastChannel(NAME);

/**
 * Become the one tab that plays.
 * @param {() => Promise<void>} giveUp called, later, when another tab wants to take over: finish
 *   what is under way, then write no more
 * @returns {Promise<boolean>} false: another tab is playing
 */
export async function acquire(giveUp) {
  // Without a secure origin there are no locks: one player's own server, one tab, no guard.
  if (!navigator.locks) return true;
  const takeOver = sessionStorage.getItem(INTENT) !== null;
  sessionStorage.removeItem(INTENT);
  return takeOver ? askThenTake(giveUp) : request({ ifAvailable: true }, giveUp);
}

/** Reload, and take the game over. */
export function takeOverByReload() {
  sessionStorage.setItem(INTENT, "1");
  location.reload();
}

/**
 * The other tab is asked to finish; one that does not answer (frozen by the system) is overruled.
 * @param {() => Promise<void>} giveUp
 */
async function askThenTake(giveUp) {
  channel.postMessage("let go");
  const late = AbortSignal.timeout(POLITE_MS);
  const polite = await request({ signal: late }, giveUp).catch(() => false);
  return polite || request({ steal: true }, giveUp);
}

/**
 * Ask for the lock and, if it is granted, keep it until another tab wants it.
 * @param {LockOptions} how
 * @param {() => Promise<void>} giveUp
 * @returns {Promise<boolean>} whether it was granted
 */
function request(how, giveUp) {
  return new Promise((resolve, reject) => {
    let held = false;
    navigator.locks
      .request(NAME, how, async (lock) => {
        held = lock !== null;
        resolve(held);
        if (!held) return;
        await new Promise((asked) => channel.addEventListener("message", asked, { once: true }));
        await giveUp();
      })
      // A stolen lock rejects after it was granted; a refused one before.
      .catch((problem) => (held ? giveUp() : reject(problem)));
  });
}
