// Cards that travel: what lay at one place in the old screen moves to another place in the new one.
// The browser's view transitions do the drawing; only what moves is named, the rest is live.

/** @typedef {import("./types.js").Move} Move */

const ARRIVED_MS = 600;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {ViewTransition | null} */
let running = null;

/**
 * Change the screen, with what moves travelling.
 * @param {HTMLElement} place
 * @param {() => void} change
 * @param {Move[]} moves
 * @param {number} motion multiplies the duration
 * @returns {Promise<void>} settles when the new screen is there; travelling goes on
 */
export async function changeWithMoves(place, change, moves, motion) {
  stopMoves();
  if (!moves.length || !motion || document.hidden) return change();
  if (still.matches || !document.startViewTransition) {
    change();
    ring(moves.flatMap((move) => at(place, move.to)));
    return;
  }
  const named = nameAll(moves.map((move) => at(place, move.from)));
  const transition = document.startViewTransition(() => {
    forget(named);
    change();
    named.push(...nameAll(moves.map((move) => at(place, move.to))));
  });
  running = transition;
  transition.ready.then(() => slowDown(motion)).catch(ignoreSkipped);
  transition.finished.catch(ignoreSkipped).finally(() => forget(named));
  await transition.updateCallbackDone;
}

/** Whatever is still travelling is there at once; no picture of an old screen stays. */
export function stopMoves() {
  running?.skipTransition();
  running = null;
}

/** @param {HTMLElement} place @param {string} name @returns {HTMLElement[]} */
function at(place, name) {
  const found = place.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return found instanceof HTMLElement ? [found] : [];
}

/**
 * The n-th move's two ends share the n-th name. Several may start or end at one place, but a place
 * can have one name only: the first.
 * @param {HTMLElement[][]} ends
 */
function nameAll(ends) {
  const named = [];
  for (const [index, [element]] of ends.entries()) {
    if (!element || element.style.viewTransitionName) continue;
    element.style.viewTransitionName = `move-${index}`;
    named.push(element);
  }
  return named;
}

/** @param {HTMLElement[]} named */
function forget(named) {
  for (const element of named.splice(0)) element.style.removeProperty("view-transition-name");
}

/** @param {number} motion */
function slowDown(motion) {
  for (const animation of document.getAnimations()) {
    const effect = /** @type {KeyframeEffect | null} */ (animation.effect);
    if (effect?.pseudoElement?.startsWith("::view-transition"))
      animation.updatePlaybackRate(1 / motion);
  }
}

/** @param {HTMLElement[]} elements */
function ring(elements) {
  for (const element of elements) {
    element.classList.add("arrived");
    setTimeout(() => element.classList.remove("arrived"), ARRIVED_MS);
  }
}

/** A transition that was skipped rejects; the change itself was made. */
function ignoreSkipped() {}
