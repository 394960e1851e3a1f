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
    ring(moves.flatMap((move) => at(place, move.to) ?? []));
    return;
  }
  const ends = new Ends(place);
  ends.name(moves.map((move) => move.from));
  const transition = document.startViewTransition(() => {
    ends.forget();
    change();
    ends.name(moves.map((move) => move.to));
  });
  running = transition;
  transition.ready.then(() => slowDown(motion)).catch(ignoreSkipped);
  transition.finished.catch(ignoreSkipped).finally(() => ends.forget());
  await transition.updateCallbackDone;
}

/** Whatever is still travelling is there at once; no picture of an old screen stays. */
export function stopMoves() {
  running?.skipTransition();
  running = null;
}

/**
 * @param {HTMLElement} place
 * @param {string} name
 * @returns {HTMLElement | null}
 */
function at(place, name) {
  return place.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

/** The elements that have a name for the browser's sake: the n-th move's two ends share the n-th. */
class Ends {
  /** @type {HTMLElement[]} */ #named = [];
  /** @type {HTMLElement[]} */ #stand = [];
  #place;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#place = place;
  }

  /** @param {string[]} places */
  name(places) {
    for (const [index, name] of places.entries()) {
      const element = at(this.#place, name);
      const end = element?.dataset.stays === undefined ? element : this.#standIn(element);
      // Several may start or end at one place, but it can have one name only: the first.
      if (!end || end.style.viewTransitionName) continue;
      end.style.viewTransitionName = `move-${index}`;
      this.#named.push(end);
    }
  }

  /** All as if nothing had been named. */
  forget() {
    for (const element of this.#named.splice(0)) {
      element.style.removeProperty("view-transition-name");
    }
    for (const element of this.#stand.splice(0)) element.remove();
  }

  /**
   * A badge is where a card comes from, but does not travel itself: an empty box stands for it.
   * @param {HTMLElement} element
   */
  #standIn(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = document.createElement("div");
    Object.assign(box.style, {
      position: "fixed",
      pointerEvents: "none",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    document.body.append(box);
    this.#stand.push(box);
    return box;
  }
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
