// What a screen reader says. A region speaks when its text changes, so the same words twice need a
// change: every announcement is an element of its own.

/**
 * @param {string} text
 * @param {boolean} urgent interrupts what is being said
 */
export function announce(text, urgent) {
  const region = /** @type {HTMLElement} */ (document.getElementById(urgent ? "urgent" : "polite"));
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), 10_000);
}
