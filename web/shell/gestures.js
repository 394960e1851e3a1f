// Turns taps, typing and forms into the events that elements name in `data-event`.

import { isGuarded } from "./tap-guard.js";

/** @typedef {import("./types.js").Send} Send */

const LIVE_MS = 150;
const LARGEST = 40_000_000;
const FIELDS = "input, select, textarea";
const OWN_EVENTS = `${FIELDS}, form`;

/**
 * Listen to a part of the page for the rest of the visit.
 * @param {HTMLElement} place
 * @param {Send} send
 */
export function listen(place, send) {
  const typing = sparingly(send);
  place.addEventListener("pointerdown", endDealing);
  place.addEventListener("click", (happening) => {
    const element = closest(happening.target, "[data-event]");
    if (element && !element.matches(OWN_EVENTS) && !isGuarded(element)) send(wanted(element));
  });
  place.addEventListener("change", (happening) => {
    const field = closest(happening.target, `:is(${FIELDS})[data-event]`);
    // Don't send the typed text again later: that would undo taps made in between.
    typing.forget();
    if (field instanceof HTMLInputElement && field.type === "file") void sendFile(field, send);
    else if (field) send({ ...wanted(field), ...content(field) });
  });
  place.addEventListener("submit", (happening) => {
    happening.preventDefault();
    const form = closest(happening.target, "form[data-event]");
    if (form) send({ ...wanted(form), fields: fieldsOf(form) });
  });
  place.addEventListener("input", typing.hear);
}

/** Show a hand at once that is still being dealt. */
function endDealing() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.animationName === "dealt")
      animation.finish();
}

/**
 * Send what is typed in `data-live` fields, at most once every LIVE_MS, with the latest text.
 * @param {Send} send
 */
function sparingly(send) {
  let waiting = 0;
  return {
    /** @param {Event} happening */
    hear(happening) {
      const field = closest(happening.target, "[data-live][data-event]");
      if (!field || waiting) return;
      waiting = window.setTimeout(() => {
        waiting = 0;
        if (field.isConnected) send({ ...wanted(field), ...content(field) });
      }, LIVE_MS);
    },
    forget() {
      window.clearTimeout(waiting);
      waiting = 0;
    },
  };
}

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
function closest(target, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/** @param {HTMLElement} element */
function wanted(element) {
  return JSON.parse(element.dataset.event ?? "");
}

/**
 * Return a field's content: `checked` for a checkbox, `value` for all others.
 * @param {any} field
 */
function content(field) {
  return field.type === "checkbox" ? { checked: field.checked } : { value: field.value };
}

/**
 * Send a chosen file in base64. A file that is far too large or can't be read is sent without its content.
 * @param {HTMLInputElement} field
 * @param {Send} send
 */
async function sendFile(field, send) {
  const file = field.files?.[0];
  if (!file) return;
  const event = wanted(field);
  const data = file.size > LARGEST ? null : await base64(file).catch(() => null);
  // Allows the same file to be chosen again.
  field.value = "";
  send({ ...event, name: file.name, data });
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** @param {any} form */
function fieldsOf(form) {
  return Object.fromEntries(new FormData(form));
}
