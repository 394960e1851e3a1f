// What the audit lets pass, each with its reason. Nothing else is.

/**
 * @typedef {object} Exception
 * @property {string} kind
 * @property {string} at a selector: the element itself, or something that holds it
 * @property {string} [when] a media query
 * @property {string} why
 */

/** @type {Exception[]} */
const EXCEPTIONS = [
  {
    kind: "edge",
    at: "input[type=range]",
    why: "the browser draws a slider itself, in colours that can be told apart",
  },
  ...["name", "small", "edge"].map((kind) => ({
    kind,
    at: ".veil",
    why: "the darkened page behind a sheet is a second way to close it, for who taps beside it",
  })),
  {
    kind: "cut",
    at: ".mine .card",
    when: "(orientation: landscape) and (max-height: 480px)",
    why: "on a phone on its side the hand rests on the lower edge, with every index and 44 px of each card in sight",
  },
  {
    kind: "cut",
    at: ".latest .log",
    why: "in the bar or beside the table, a move without room is left out or shortened; the game log has it",
  },
  {
    kind: "jump",
    at: ".game-tens.counting",
    why: "a hand of Tens is over and everything is turned: the table is laid out anew for the count",
  },
  {
    kind: "jump",
    at: ".game-ten.decided.lesson > .say",
    why: "a round of 10 is decided: its verdict has the room of say line and hand, and a lesson speaks below it",
  },
  {
    kind: "jump",
    at: ".lesson > .acts:has([data-event*=first-game])",
    why: "a lesson is over: on a phone on its side, its two buttons stand one above the other",
  },
  {
    kind: "jump",
    at: ".last-set",
    why: "a set lies in the middle of its place, and one of more cards is wider",
  },
  {
    kind: "jump",
    at: ".arrange .card",
    why: "a card that is tapped rises, here as in a hand",
  },
  {
    kind: "jump",
    at: ".mine :is(.fan, .rows, .ranks)",
    why: "cards of a hand close up where one leaves and make room where one comes; the hand stays",
  },
  {
    kind: "jump",
    at: ".mine:empty",
    why: "no hand is in sight, so nobody sees its place move",
  },
];

/**
 * @param {string} kind
 * @param {Element} element
 */
export function excepted(kind, element) {
  return EXCEPTIONS.some(
    (one) =>
      one.kind === kind &&
      (!one.when || matchMedia(one.when).matches) &&
      element.closest(one.at) !== null,
  );
}
