// One writer: of several tabs, one may play. The others say so, offer to take over, and one of them goes on when it is closed.

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
 * Let the tab that plays come back to its game when it is reloaded, even if another tab has gone on meanwhile.
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

/**
 * Wait for a moment when no other tab plays, and become the one that does. The lock is held from then on: of several
 * tabs that wait, one goes on and the others keep waiting.
 * @param {() => Promise<void>} giveUp as for `acquire`
 */
export async function becomeNext(giveUp) {
  while (!(await takeTurn(giveUp))) await pause(2 * POLITE_MS);
}

/** Reload in this tab's turn. The other tabs that wait stand back; one that comes first all the same, plays. */
export function reloadInTurn() {
  channel?.postMessage("coming");
  location.reload();
}

/**
 * @param {() => Promise<void>} giveUp
 * @returns {Promise<boolean>} false: another tab has asked meanwhile
 */
function takeTurn(giveUp) {
  const asked = new AbortController();
  // Who asks goes first, and would not be let in by a queue.
  channel?.addEventListener("message", () => asked.abort(), { once: true });
  const isFree = async () => {
    // A tab that is only being reloaded comes back, and asks.
    await Promise.race([pause(POLITE_MS), aborted(asked.signal)]);
    return !asked.signal.aborted;
  };
  return request({ signal: asked.signal }, giveUp, isFree).catch(() => false);
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/** @param {AbortSignal} signal */
function aborted(signal) {
  return new Promise((done) => signal.addEventListener("abort", done));
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
 * @param {() => Promise<boolean>} [isWanted] asked once it is granted: it is let go again if not
 * @returns {Promise<boolean>} whether it is kept
 */
function request(how, giveUp, isWanted = async () => true) {
  return new Promise((resolve, reject) => {
    let held = false;
    navigator.locks
      .request(NAME, how, async (lock) => {
        held = lock !== null && (await isWanted());
        resolve(held);
        if (!held) return;
        await new Promise((asked) => channel?.addEventListener("message", asked, { once: true }));
        await giveUp();
      })
      // A stolen lock rejects after it was granted; a refused one before.
      .catch((problem) => (held ? giveUp() : reject(problem)));
  });
}
