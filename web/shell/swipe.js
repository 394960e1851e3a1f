// `data-swipe`: a swipe down from this element sends its event. Meanwhile its parent follows the
// finger, like a sheet being pushed away.

/** @typedef {import("./types.js").Send} Send */

/** How far a finger has to move, in px: less may be a tap that slipped. */
const FAR = 72;

/**
 * Listen to a part of the page for the rest of the visit.
 * @param {HTMLElement} place
 * @param {Send} send
 */
export function listenToSwipes(place, send) {
  /** @type {{ handle: HTMLElement, from: number } | null} */
  let swipe = null;

  place.addEventListener("pointerdown", ({ target, isPrimary, clientY, pointerId }) => {
    const handle = target instanceof Element ? target.closest("[data-swipe]") : null;
    if (!isPrimary || !(handle instanceof HTMLElement)) return;
    if (/** @type {Element} */ (target).closest("button")) return;
    swipe = { handle, from: clientY };
    handle.setPointerCapture(pointerId);
  });
  place.addEventListener("pointermove", ({ clientY }) => {
    if (!swipe) return;
    follow(swipe.handle, `0 ${Math.max(0, clientY - swipe.from)}px`);
  });
  place.addEventListener("pointerup", ({ clientY }) => {
    if (!swipe) return;
    const { handle, from } = swipe;
    letGo();
    if (clientY - from > FAR) send(JSON.parse(handle.dataset.swipe ?? ""));
  });
  place.addEventListener("pointercancel", letGo);

  function letGo() {
    if (swipe) follow(swipe.handle, "");
    swipe = null;
  }
}

/**
 * @param {HTMLElement} handle
 * @param {string} translate
 */
function follow(handle, translate) {
  if (handle.parentElement) handle.parentElement.style.translate = translate;
}
