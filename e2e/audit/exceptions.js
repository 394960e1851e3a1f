// What the audit lets pass, each with its reason. Nothing else is.

/**
 * @typedef {object} Exception
 * @property {string} kind
 * @property {string} at a selector: the element itself, or something that holds it
 * @property {string} [screen]
 * @property {string} why
 */

/** @type {Exception[]} */
const EXCEPTIONS = [
  ...["name", "small", "edge"].map((kind) => ({
    kind,
    at: ".veil",
    why: "the darkened page behind a sheet is a second way to close it, for who taps beside it",
  })),
  {
    kind: "jump",
    at: ".game-tens.counting",
    why: "a hand of Tens is over and everything is turned: the table is laid out anew for the count",
  },
  {
    kind: "jump",
    at: ".mine :is(.fan, .rows, .ranks)",
    why: "cards of a hand close up where one leaves and make room where one comes; the hand stays",
  },
];

/**
 * @param {string} kind
 * @param {Element} element
 * @param {string} screen
 */
export function excepted(kind, element, screen) {
  return EXCEPTIONS.some(
    (one) =>
      one.kind === kind &&
      (!one.screen || one.screen === screen) &&
      element.closest(one.at) !== null,
  );
}
