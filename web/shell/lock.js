// One writer: only one of several tabs may play. The others say so and offer to take over. When it is closed, one of
// them continues.

import { leaveWord, takeWord } from "./word.js";

const NAME = "tenfold";
const POLITE_MS = 1500;

// Set before a reload that should take over the game from the other tab.
const INTENT = "tenfold-take-over";

/** Tells tabs that another one wants to play; null if the browser doesn't support it. */
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
 * @param {() => Promise<void>} giveUp called later, when another tab wants to take over; it finishes
 *   what is under way, then writes no more
 * @returns {Promise<boolean>} false if another tab is playing
 */
export async function acquire(giveUp) {
  // Without a secure origin (someone's own server) there are no locks, so nothing guards against a second tab.
  if (!navigator.locks) return true;
  try {
    return await (takeWord(INTENT) && wasReloaded()
      ? askThenTake(giveUp)
      : request({ ifAvailable: true }, giveUp));
  } catch (problem) {
    // If the browser stores nothing for this page, two tabs can't spoil anything.
    console.info("Tenfold runs without a lock:", problem);
    return true;
  }
}

/** Reload, and take over the game. */
export function takeOverByReload() {
  leaveWord(INTENT);
  location.reload();
}

/**
 * Let the tab that plays return to its game after a reload, even if another tab has continued meanwhile.
 * @param {() => boolean} plays
 */
export function comeBackAfterReload(plays) {
  addEventListener("pagehide", () => {
    if (plays()) leaveWord(INTENT);
  });
}

/** True after a reload. A tab that was closed and reopened finds the word too, but must not take over. */
function wasReloaded() {
  const [how] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType("navigation")
  );
  return how?.type === "reload";
}

/**
 * Wait until no other tab plays, and become the one that does. It keeps the lock from then on: of several waiting
 * tabs, one continues and the others keep waiting.
 * @param {() => Promise<void>} giveUp as for `acquire`
 */
export async function becomeNext(giveUp) {
  while (!(await takeTurn(giveUp))) await pause(2 * POLITE_MS);
}

/** Reload when it is this tab's turn. Other waiting tabs hold back; if one still comes first, it plays. */
export function reloadInTurn() {
  channel?.postMessage("coming");
  location.reload();
}

/**
 * @param {() => Promise<void>} giveUp
 * @returns {Promise<boolean>} false if another tab has asked meanwhile
 */
function takeTurn(giveUp) {
  const asked = new AbortController();
  // A tab that asks goes first, so this one leaves the queue.
  channel?.addEventListener("message", () => asked.abort(), { once: true });
  const isFree = async () => {
    // The tab that played may only be reloading: then it comes back and asks.
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
 * Ask the other tab to finish. If it doesn't answer (frozen by the system), take the lock from it.
 * @param {() => Promise<void>} giveUp
 */
async function askThenTake(giveUp) {
  const late = AbortSignal.timeout(channel ? POLITE_MS : 0);
  const granted = request({ signal: late }, giveUp).catch(() => false);
  // Once this resolves, our request is in the queue. Only then ask the other tab to let go: it queues up behind us.
  await navigator.locks.query();
  channel?.postMessage("let go");
  return (await granted) || request({ steal: true }, giveUp);
}

/**
 * Ask for the lock and, if it is granted, keep it until another tab wants it.
 * @param {LockOptions} how
 * @param {() => Promise<void>} giveUp
 * @param {() => Promise<boolean>} [isWanted] called once the lock is granted; if false, it is released again
 * @returns {Promise<boolean>} true if the lock is kept
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
      // A stolen lock rejects after it was granted, a refused one before.
      .catch((problem) => (held ? giveUp() : reject(problem)));
  });
}
