// `data-hold`: an element that you hold instead of tapping it. While you hold it, by finger, mouse or
// key, `<html>` has `data-shell-held`, which the secret needs to be visible. Letting go removes it at
// once, before Python hears of it. The element's event is sent with `on` true, then false.

/** @typedef {import("./types.js").Send} Send */

const KEYS = [" ", "Enter"];

/** How long an element has to be held, so that an accidental touch shows nothing. */
const HOLD_MS = 250;

/**
 * Listen to a part of the page for the rest of the visit.
 * @param {HTMLElement} place
 * @param {Send} send
 */
export function listenToHolds(place, send) {
  const root = document.documentElement;
  /** @type {Record<string, unknown> | null} */
  let held = null;
  let waiting = 0;

  /** @param {Event} happening */
  function take(happening) {
    const element =
      happening.target instanceof Element ? happening.target.closest("[data-hold]") : null;
    if (held || waiting || !(element instanceof HTMLElement)) return letGo();
    happening.preventDefault();
    element.focus();
    waiting = window.setTimeout(() => {
      waiting = 0;
      if (element.isConnected) show(JSON.parse(element.dataset.hold ?? ""));
    }, HOLD_MS);
  }

  /** @param {import("./types.js").Happening} event */
  function show(event) {
    held = event;
    root.dataset.shellHeld = "";
    send({ ...event, on: true });
  }

  function letGo() {
    clearTimeout(waiting);
    waiting = 0;
    if (!held) return;
    const event = /** @type {import("./types.js").Happening} */ (held);
    held = null;
    delete root.dataset.shellHeld;
    send({ ...event, on: false });
  }

  // A second finger ends it too, as it may be someone else's.
  document.addEventListener("pointerdown", (happening) => {
    if (happening.isPrimary && happening.button === 0) take(happening);
    else letGo();
  });
  place.addEventListener("keydown", (happening) => {
    if (happening.repeat || !KEYS.includes(happening.key)) return;
    if (happening.target instanceof Element && happening.target.closest("[data-hold]"))
      take(happening);
  });
  place.addEventListener("contextmenu", (happening) => {
    if (held || waiting) happening.preventDefault();
  });
  for (const end of ["pointerup", "pointercancel", "keyup", "visibilitychange"]) {
    document.addEventListener(end, letGo);
  }
  addEventListener("blur", letGo);
  addEventListener("pagehide", letGo);
}
