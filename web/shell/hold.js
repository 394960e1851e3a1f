// `data-hold`: an element that is held, not tapped. While a finger, a button or a key rests on it,
// `<html data-shell-held>`, without which its secret is not visible; letting go takes that away at
// once, before Python has even heard of it. The element's event is sent with `on` true, then false.

/** @typedef {import("./types.js").Send} Send */

const KEYS = [" ", "Enter"];

/** So long an element has to be held: a touch in passing shows nothing. */
const HOLD_MS = 250;

/**
 * Listens to a part of the page for ever after.
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

  // A second finger lets go too: nobody else's may come near what one person looks at.
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
