// `data-guard="300"`: an element that ignores taps for that long after it first appears, so that a
// double tap meant for one screen cannot answer the next.

/** @type {Map<string, number>} when each guarded element on the screen appeared, by what it says */
let appeared = new Map();

/**
 * After every change of screen: note what is new. The element itself may be an old one that was
 * morphed, so what counts is what it sends, and on which screen.
 * @param {HTMLElement} place
 */
export function noteGuarded(place) {
  const now = performance.now();
  const next = new Map();
  for (const element of place.querySelectorAll(/** @type {"button"} */ ("[data-guard]"))) {
    const name = nameOf(element);
    next.set(name, appeared.get(name) ?? now);
  }
  appeared = next;
}

/** @param {HTMLElement} element */
export function isGuarded(element) {
  const since = appeared.get(nameOf(element));
  return since !== undefined && performance.now() - since < Number(element.dataset.guard);
}

/** @param {HTMLElement} element */
function nameOf(element) {
  return `${element.dataset.event} ${element.id} ${element.textContent}`;
}
