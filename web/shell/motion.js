// Cards that travel: they move from a place in the old screen to a place in the new one. The browser's
// view transitions do the drawing. Only what moves gets a name; the rest stays live.

/** @typedef {import("./types.js").Move} Move */

const ARRIVED_MS = 600;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {ViewTransition | null} */
let running = null;

/**
 * Change the screen, and let the moves travel.
 * @param {HTMLElement} place
 * @param {() => void} change
 * @param {Move[]} moves
 * @param {number} motion multiplies the duration
 * @returns {Promise<void>} settles when the new screen is there, while cards still travel
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

/** End all moves at once, so that no picture of an old screen stays. */
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

/** The elements named for the view transition: both ends of the n-th move get the n-th name. */
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
      // Several moves may share a place, but it can have only one name: the first.
      if (!end || end.style.viewTransitionName) continue;
      end.style.viewTransitionName = `move-${index}`;
      this.#named.push(end);
    }
  }

  /** Remove all the names. */
  forget() {
    for (const element of this.#named.splice(0)) {
      element.style.removeProperty("view-transition-name");
    }
    for (const element of this.#stand.splice(0)) element.remove();
  }

  /**
   * Return an empty box in place of an element that doesn't travel itself, such as a badge.
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

/** Ignore the rejection of a skipped transition: the change itself was made. */
function ignoreSkipped() {}
