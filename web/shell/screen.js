// The screen: puts a step's HTML into the page, with everything that belongs to it.

import { Idiomorph } from "idiomorph";
import { hush } from "./announce.js";
import { arrangeTabStops } from "./keyboard.js";
import { changeWithMoves, stopMoves } from "./motion.js";
import { noteGuarded } from "./tap-guard.js";

/**
 * @typedef {import("./types.js").Step} Step
 * @typedef {object} How what differs in a room
 * @property {boolean} mayTakeFocus false for a frame without the focus, which must not take it from the page
 * @property {boolean} morphs false for a large screen, as the time for morphing grows with the square of its size
 */

const root = document.documentElement;

/** The types of fields that hold a choice and no text. */
const CHOICES = ["radio", "checkbox"];

/** The element that had the focus before a step moved it. @type {Element | null} */
let opener = null;

/**
 * @param {HTMLElement} app
 * @param {Step} step
 * @param {How} [how]
 */
export function show(app, step, how = { mayTakeFocus: true, morphs: true }) {
  const change = () => replace(app, step, how);
  // Covering a hand is never animated, because a card that travels would stay in sight.
  if (step.cover) {
    stopMoves();
    change();
  } else {
    changeWithMoves(app, change, step.moves ?? [], step.motion ?? 1);
  }
}

/**
 * @param {HTMLElement} app
 * @param {Step} step
 * @param {How} how
 */
function replace(app, step, { mayTakeFocus, morphs }) {
  const focused = document.activeElement;
  const hadFocus = focused !== null && app.contains(focused);
  // Keeps what is being typed, and a slider under a finger. Idiomorph then leaves the children of the active element
  // alone, too. That is right for a field, but wrong for a button that has just been tapped. If you choose twice in
  // a row, the step after the first choice sets the buttons back. So the step after the second must set them, too.
  const typing =
    focused instanceof HTMLInputElement &&
    !CHOICES.includes(focused.type) &&
    (focused.type !== "range" || focused.matches(":active"));
  const before = screenName();
  const inSheet = focused?.closest("[role=dialog]") != null;
  if (morphs)
    Idiomorph.morph(app, step.html, { morphStyle: "innerHTML", ignoreActiveValue: typing });
  else app.innerHTML = step.html;
  if (step.root) dress(step.root);
  if (step.title) document.title = step.title;
  const isNew = !step.root || screenName() !== before;
  if (isNew) begin();
  noteGuarded(app);
  arrangeTabStops(app);
  if (step.focus && focused && hadFocus && !inSheet) opener = focused;
  const closed = inSheet && !app.querySelector("[role=dialog]");
  if (mayTakeFocus) placeFocus(app, step.focus, hadFocus ? focused : null, { isNew, closed });
}

/** Return a name for the current screen, as people tell screens apart. */
function screenName() {
  return `${root.dataset.screen} ${root.dataset.game}`;
}

/** Start a new screen at its top, without old announcements. */
function begin() {
  scrollTo({ top: 0, behavior: "instant" });
  hush();
}

/** If you have asked your system for more contrast, you get it here too, unless you have chosen a theme. */
const moreContrast = matchMedia("(prefers-contrast: more)");

/** @type {Record<string, string>} */
let asked = {};
moreContrast.addEventListener("change", () => dress(asked));

/**
 * Set the root's class and `data-*` attributes to the step's, except for the shell's own.
 * @param {Record<string, string>} from
 */
function dress(from) {
  asked = from;
  const wanted = { ...from };
  if (wanted["data-theme"] === "auto" && moreContrast.matches) wanted["data-theme"] = "contrast";
  for (const name of root.getAttributeNames()) {
    const theirs =
      name === "class" || (name.startsWith("data-") && !name.startsWith("data-shell-"));
    if (theirs && !(name in wanted)) root.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  colourTheFrame();
}

/** Give the browser's own bars the colour of the page, in any theme. */
function colourTheFrame() {
  const colour = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", colour);
  }
}

/**
 * @param {HTMLElement} app
 * @param {Element} gone
 * @returns {HTMLElement | null} the new element that sends the same event as the one that is gone
 */
function successor(app, gone) {
  const event = gone.getAttribute("data-event");
  const alike = event && app.querySelector(`[data-event="${CSS.escape(event)}"]`);
  return alike instanceof HTMLElement && !alike.closest("[inert]") ? alike : null;
}

/**
 * @param {HTMLElement} app
 * @param {string | undefined} selector
 * @param {Element | null} before what had the focus in the app before the change
 * @param {{ isNew: boolean, closed: boolean }} how `isNew`: the screen is new and seen from its top. `closed`: a sheet
 * has closed, so an element that does the same on the screen behind didn't open it
 */
function placeFocus(app, selector, before, { isNew, closed }) {
  const lost = before !== null && !app.contains(document.activeElement);
  const back = opener && app.contains(opener) && !opener.closest("[inert]") ? opener : null;
  const goal = selector
    ? app.querySelector(selector)
    : lost &&
      ((closed ? back : null) ??
        successor(app, before) ??
        back ??
        app.querySelector("[autofocus]") ??
        app.querySelector("h1"));
  if (!(goal instanceof HTMLElement)) return;
  // A heading can take the focus only with a tabindex.
  if (goal.tabIndex < 0) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
  // With keys you have to see where you are. Under a finger nothing should move.
  if (!isNew && goal.matches(":focus-visible")) goal.scrollIntoView({ block: "nearest" });
}
