// What screen readers announce. A live region speaks when its content changes. So every
// announcement gets a new element, and the same words can be announced twice.

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

/** Clear the regions, so that the next screen has no old announcements. */
export function hush() {
  for (const urgent of [true, false]) region(urgent).replaceChildren();
}

/** @param {boolean} urgent @returns {HTMLElement} */
function region(urgent) {
  return /** @type {HTMLElement} */ (document.getElementById(urgent ? "urgent" : "polite"));
}
