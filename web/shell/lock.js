// One writer: of several tabs, one may play. The others say so, offer to take over, and go on when it is closed.

import { leaveWord, takeWord } from "./word.js";

const NAME = "tenfold";
const POLITE_MS = 1500;

// Left before a reload that is to take the game over from the other tab.
const INTENT = "tenfold-take-over";

/** Tabs hear here that another one wants to play. Where there is none, nobody can be asked. */
const channel = openChannel();

function openChannel() {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/**
 * Become the one tab that plays.
 * @param {() => Promise<void>} giveUp called, later, when another tab wants to take over: finish
 *   what is under way, then write no more
 * @returns {Promise<boolean>} false: another tab is playing
 */
export async function acquire(giveUp) {
  // Without a secure origin there are no locks: one player's own server, one tab, no guard.
  if (!navigator.locks) return true;
  try {
    return await (takeWord(INTENT) && wasReloaded()
      ? askThenTake(giveUp)
      : request({ ifAvailable: true }, giveUp));
  } catch (problem) {
    // Where pages may keep nothing, there is nothing that two tabs could spoil.
    console.info("Tenfold runs without a lock:", problem);
    return true;
  }
}

/** Reload, and take the game over. */
export function takeOverByReload() {
  leaveWord(INTENT);
  location.reload();
}

/**
 * The tab that plays comes back to its game when it is reloaded, whoever may have gone on meanwhile.
 * @param {() => boolean} plays
 */
export function comeBackAfterReload(plays) {
  addEventListener("pagehide", () => {
    if (plays()) leaveWord(INTENT);
  });
}

/** A tab that was closed and opened again finds its word, too. */
function wasReloaded() {
  const [how] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType("navigation")
  );
  return how?.type === "reload";
}

/** Start again as soon as no other tab plays. */
export async function goOnWhenFree() {
  const asked = new AbortController();
  // Who asks goes first, and would not be let in by a queue.
  channel?.addEventListener("message", () => asked.abort(), { once: true });
  const take = async () => {
    // A tab that is only being reloaded comes back, and asks.
    await new Promise((done) => {
      asked.signal.addEventListener("abort", done);
      setTimeout(done, POLITE_MS);
    });
    if (asked.signal.aborted) return;
    location.reload();
    await new Promise(() => {});
  };
  await navigator.locks.request(NAME, { signal: asked.signal }, take).catch(() => {});
  setTimeout(goOnWhenFree, 2 * POLITE_MS);
}

/**
 * The other tab is asked to finish; one that does not answer (frozen by the system) is overruled.
 * @param {() => Promise<void>} giveUp
 */
async function askThenTake(giveUp) {
  const late = AbortSignal.timeout(channel ? POLITE_MS : 0);
  const granted = request({ signal: late }, giveUp).catch(() => false);
  // An answer means that we stand in the queue. Only then may the other tab let go and queue up, too: behind us.
  await navigator.locks.query();
  channel?.postMessage("let go");
  return (await granted) || request({ steal: true }, giveUp);
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
        await new Promise((asked) => channel?.addEventListener("message", asked, { once: true }));
        await giveUp();
      })
      // A stolen lock rejects after it was granted; a refused one before.
      .catch((problem) => (held ? giveUp() : reject(problem)));
  });
}
