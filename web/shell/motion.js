// Cards that travel: a copy of each flies over the page, from its place in the old screen to its place in the new one.
// The screen itself changes at once and takes taps. No picture of the old one is kept, only the cards that travel.

/** @typedef {import("./types.js").Move} Move */

const ARRIVED_MS = 600;
const TRAVEL_MS = 420;
/** A card starts this long after the one before it, so that several can be told apart. */
const APART_MS = 40;
/** The most moves that a screen shows. An added game may name any number. */
const MOST = 24;
/** The size of a card at a player's badge, in px. */
const MARK = 36;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Cards that go out of sight don't slow down before it: the number at their end changes as they get there. */
const EASE_AWAY = "cubic-bezier(0.5, 0.1, 0.9, 0.7)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @typedef {{ left: number, top: number, width: number, height: number }} Box in px, on the screen
 * @typedef {object} Sight a card as it lies on the screen
 * @property {Box} box
 * @property {HTMLElement} copy
 * @typedef {{ look: string, nodes: ChildNode[] | null }} Face what an element shows
 */

/** The copies on their way, and the animations that hide the cards at their ends. */
const flights = /** @type {HTMLElement[]} */ ([]);
const hidden = /** @type {Animation[]} */ ([]);
/** Put the new numbers in place of those that stand until the cards have landed. */
let land = () => {};

/**
 * Change the screen, and let the moves travel.
 * @param {HTMLElement} place
 * @param {() => void} change
 * @param {Move[]} moves
 * @param {number} motion multiplies the duration
 */
export function changeWithMoves(place, change, moves, motion) {
  stopMoves();
  if (!moves.length || !motion || document.hidden) return change();
  if (still.matches) {
    change();
    for (const { to } of moves) ring(at(place, to));
    return;
  }
  const starts = moves
    .slice(0, MOST)
    .map((move) => ({ move, from: sightsAt(place, move.from), under: covered(place, move.to) }));
  const before = waiting(place).map(faceOf);
  change();
  const ends = starts.map((start) => ({ ...start, to: sightsAt(place, start.move.to) }));
  const how = { motion, wait: 0 };
  for (const { move, from, under, to } of ends) {
    if (!from || !to) continue;
    for (const { copy, box } of under) fly(place, copy, { from: box, to: box, ...how });
    // A card that stays in sight is shown as it will lie, and one that goes to a player as it lay.
    to.cards.forEach(({ copy, box }, index) => {
      fly(place, copy, { from: from.box, to: box, ...how });
      turn(copy, from.cards[index]?.copy, how);
    });
    if (to.cards.length) hide(to.element, how);
    else
      for (const { copy, box } of leaving(place, from, move.shows))
        fly(place, copy, { from: box, to: to.box, ...how });
    how.wait += APART_MS;
  }
  const arrives = ends.some(({ from, to }) => from && to?.cards.length);
  if (flights.length) holdBack(waiting(place), before, arrives);
}

/** End all moves at once, so that nothing of an old screen stays. */
export function stopMoves() {
  land();
  for (const flight of flights.splice(0)) flight.remove();
  for (const animation of hidden.splice(0)) animation.cancel();
}

/**
 * Return what a place looks like. One that only marks where someone sits has no cards of its own.
 * @param {HTMLElement} place
 * @param {string} name
 */
function sightsAt(place, name) {
  const element = at(place, name);
  if (!element) return null;
  const own = element.matches(".card") ? [element] : [...element.querySelectorAll(".card")];
  const cards = element.dataset.stays === undefined ? own.slice(-MOST).map(sightOf) : [];
  return { element, box: cards.length ? element.getBoundingClientRect() : markOf(element), cards };
}

/**
 * Return the cards that stay in sight until those that travel cover them.
 * @param {HTMLElement} place
 * @param {string} name
 */
function covered(place, name) {
  return at(place, name)?.dataset.covered === undefined ? [] : (sightsAt(place, name)?.cards ?? []);
}

/**
 * Return the cards that leave a place. Between two players, it's what the move shows, or the back of a card.
 * @param {HTMLElement} place
 * @param {{ box: Box, cards: Sight[] }} from
 * @param {string} [shows]
 */
function leaving(place, { box, cards }, shows) {
  const one = shows ? at(place, shows) : place.querySelector(".card.is-back");
  return cards.length || !one ? cards : [{ ...sightOf(one), box }];
}

/**
 * Return where cards come from or go to, if none lie there: the middle of it. A badge that isn't shown at this table
 * stands for the part that it belongs to.
 * @param {HTMLElement} element
 * @returns {Box}
 */
function markOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width && element.parentElement) return markOf(element.parentElement);
  return { left: left + (width - MARK) / 2, top: top + height / 2, width: MARK, height: 0 };
}

/**
 * @param {HTMLElement} place
 * @param {string} name
 * @returns {HTMLElement | null}
 */
function at(place, name) {
  return place.querySelector(`[data-place="${CSS.escape(name)}"]`);
}

/**
 * @param {Element} card
 * @returns {Sight}
 */
function sightOf(card) {
  const copy = document.createElement("span");
  copy.className = `${card.className.replace("selected", "")} flying`;
  copy.inert = true;
  copy.append(...card.cloneNode(true).childNodes);
  const { color, width } = getComputedStyle(card);
  copy.style.color = color;
  copy.style.setProperty("--cw", width);
  return { box: card.getBoundingClientRect(), copy };
}

/**
 * @param {HTMLElement} place covers what flies, too, when it is covered
 * @param {HTMLElement} copy
 * @param {{ from: Box, to: Box, motion: number, wait: number }} how
 */
function fly(place, copy, { from, to, motion, wait }) {
  place.append(copy);
  flights.push(copy);
  const rest = copy.getBoundingClientRect();
  /** @param {Box} box */
  const pose = (box) => {
    const x = box.left - rest.left + (box.width - rest.width) / 2;
    const y = box.top - rest.top + (box.height - rest.height) / 2;
    return `translate(${x}px, ${y}px) scale(${box.width / rest.width})`;
  };
  const animation = copy.animate(
    { transform: [pose(from), pose(to)] },
    {
      duration: TRAVEL_MS * motion,
      delay: wait * motion,
      easing: to.height ? EASE : EASE_AWAY,
      fill: "both",
    },
  );
  animation.finished.then(() => {
    copy.remove();
    if (!flights.some((flight) => flight.isConnected)) land();
  });
}

/**
 * Turn a card over on its way, if another side of it was seen before.
 * @param {HTMLElement} copy
 * @param {HTMLElement | undefined} old
 * @param {{ motion: number, wait: number }} how
 */
function turn(copy, old, { motion, wait }) {
  if (!old || old.matches(".is-back") === copy.matches(".is-back")) return;
  const now = [...copy.childNodes];
  const duration = (TRAVEL_MS * motion) / 4;
  const [flat, edge] = ["1 1", "0.05 1"];
  copy.replaceChildren(...old.cloneNode(true).childNodes);
  const delay = duration + wait * motion;
  const away = copy.firstElementChild?.animate({ scale: [flat, edge] }, { duration, delay });
  copy.classList.add("turning");
  away?.finished
    .then(() => {
      copy.replaceChildren(...now);
      return copy.firstElementChild?.animate({ scale: [edge, flat] }, { duration }).finished;
    })
    .then(() => copy.classList.remove("turning"));
}

/**
 * Hide what lies at the end of a move until the copy is there.
 * @param {HTMLElement} element
 * @param {{ motion: number, wait: number }} how
 */
function hide(element, { motion, wait }) {
  const visibility = ["hidden", "hidden"];
  hidden.push(element.animate({ visibility }, { duration: (TRAVEL_MS + wait) * motion }));
}

/**
 * Return what changes only when the cards have landed, as their cause: a score, or whose turn it is.
 * @param {HTMLElement} place
 * @returns {HTMLElement[]}
 */
function waiting(place) {
  return /** @type {HTMLElement[]} */ ([...place.querySelectorAll("[data-lands]")]);
}

/**
 * Show the old numbers until the cards have landed. A screen with other places has new ones at once. What is said of
 * cards that lie there doesn't wait for cards that leave.
 * @param {HTMLElement[]} elements
 * @param {Face[]} before
 * @param {boolean} arrives
 */
function holdBack(elements, before, arrives) {
  if (elements.length !== before.length) return;
  const held = elements
    .map((element, index) => {
      const { nodes } = before[index];
      const now = { look: element.className, nodes: nodes && [...element.childNodes] };
      return { element, old: before[index], now };
    })
    .filter(({ element }) => arrives || element.dataset.lands !== "cards");
  land = () => {
    land = () => {};
    for (const { element, now } of held) wear(element, now);
  };
  for (const { element, old } of held) wear(element, old);
}

/**
 * Return what an element shows. Where only the look waits, as at the seat on turn, the content changes at once: cards may
 * lie in it.
 * @param {HTMLElement} element
 * @returns {Face}
 */
function faceOf(element) {
  const nodes = element.dataset.lands === "look" ? null : [...element.cloneNode(true).childNodes];
  return { look: element.className, nodes };
}

/**
 * @param {HTMLElement} element
 * @param {Face} face
 */
function wear(element, { look, nodes }) {
  element.className = look;
  if (nodes) element.replaceChildren(...nodes);
}

/** @param {HTMLElement | null} element */
function ring(element) {
  element?.classList.add("arrived");
  setTimeout(() => element?.classList.remove("arrived"), ARRIVED_MS);
}
