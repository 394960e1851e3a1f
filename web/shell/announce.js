// What a screen reader says. A region speaks when its text changes, so the same words twice need a
// change: every announcement is an element of its own.

/**
 * @param {string} text
 * @param {boolean} urgent interrupts what is being said
 */
export function announce(text, urgent) {
  const line = document.createElement("p");
  line.textContent = text;
  region(urgent).append(line);
  setTimeout(() => line.remove(), 10_000);
}

/** Nothing that was said is left to be come upon on the next screen. */
export function hush() {
  for (const urgent of [true, false]) region(urgent).replaceChildren();
}

/** @param {boolean} urgent @returns {HTMLElement} */
function region(urgent) {
  return /** @type {HTMLElement} */ (document.getElementById(urgent ? "urgent" : "polite"));
}
