// `data-guard="300"`: the element and what is in it ignore taps for 300 ms after it first appears. So a double tap on
// one screen can't answer the next.

/** @type {Map<string, number>} when each guarded element on the screen appeared, by screen and event */
let appeared = new Map();

/**
 * Note the new guarded elements after every change of screen. An element may be an old one that was
 * morphed, so they are told apart by their event and screen.
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
  const guarded = element.closest(/** @type {"button"} */ ("[data-guard]"));
  if (!guarded) return false;
  const since = appeared.get(nameOf(guarded));
  return since !== undefined && performance.now() - since < Number(guarded.dataset.guard);
}

/** @param {HTMLElement} element */
function nameOf(element) {
  return `${element.dataset.event} ${element.id} ${element.textContent}`;
}
