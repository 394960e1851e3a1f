// The audit of frames in the page. A step comes in, and the shell's own code shows it. What is wrong with what can be
// seen, tapped and heard goes back as a list of faults.

import { show } from "../../web/shell/screen.js";
import { checkColours } from "./colours.js";
import { excepted } from "./exceptions.js";
import { checkFocus, checkNames } from "./names.js";
import { Places } from "./places.js";
import { Reading } from "./reading.js";
import { checkTargets } from "./targets.js";
import { checkTexts } from "./texts.js";

/**
 * @typedef {import("../../web/shell/types.js").Step} Step
 * @typedef {import("../../web/shell/types.js").Move} Move
 * @typedef {object} Frame
 * @property {Step} step
 * @property {string} table what has to stand still from frame to frame; empty for pages
 * @property {string} holder the holder of the phone
 * @property {string} look how everything is coloured
 * @property {string[]} names the players', which may be shortened where they are long
 * @property {boolean} noticed whether it is the frame before with a notice over it
 * @typedef {{kind: string, what: string, where: string}} Fault
 */

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const places = new Places();

/** The screen of the frame before. @type {string | undefined} */
let screen;

/**
 * Show frames one after the other and look at each.
 * @param {Frame[]} frames
 * @returns {Promise<Fault[][]>} the faults of each
 */
async function look(frames) {
  const found = [];
  for (const frame of frames) {
    show(app, { ...frame.step, moves: [] });
    ringWhatArrived(frame.step.moves ?? []);
    found.push(audit(frame));
  }
  return found;
}

/** @param {Frame} frame @returns {Fault[]} */
function audit(frame) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {(kind: string, what: string, element: Element) => void} */
  const fault = (kind, what, element) => {
    if (!excepted(kind, element)) {
      faults.push({ kind, what, where: placeOf(element) });
    }
  };
  if (frame.step.root?.["data-screen"] !== screen && scrollY > 0) {
    fault("scroll", `opens ${Math.round(scrollY)} px down`, app);
  }
  screen = frame.step.root?.["data-screen"];
  scrollTo({ top: 0, behavior: "instant" });
  // Half-way through whatever is moving, then at rest.
  if (toTheMiddle()) checkTargets(new Reading(app), fault);
  toTheEnd();
  const reading = new Reading(app);
  checkTargets(reading, fault);
  checkTexts(reading, frame.names, fault);
  checkColours(reading, fault);
  checkNames(reading, fault);
  checkFocus(frame.step.focus, fault);
  places.check(reading, frame, fault);
  return faults;
}

/** Cards do not travel here: they stand in the ring that they get where nothing should move. @param {Move[]} moves */
function ringWhatArrived(moves) {
  for (const { to } of moves) {
    app.querySelector(`[data-place="${CSS.escape(to)}"]`)?.classList.add("arrived");
  }
}

/** @returns {boolean} whether anything moves */
function toTheMiddle() {
  const moving = document.getAnimations();
  for (const animation of moving) {
    if (animation instanceof CSSAnimation && animation.animationName === "dealt") {
      animation.finish(); // cards can't be tapped on the way: any tap ends it
      continue;
    }
    const length = Number(animation.effect?.getComputedTiming().duration ?? 0);
    animation.pause();
    animation.currentTime = length / 2;
  }
  return moving.length > 0;
}

function toTheEnd() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      animation.cancel();
    else animation.finish();
  }
}

/** @param {Element} element @returns {string} which element of the page it is, for readers of the list */
function placeOf(element) {
  const path = [];
  for (
    let one = /** @type {Element | null} */ (element);
    one && one !== app;
    one = one.parentElement
  ) {
    const classes = (one.getAttribute("class") ?? "").trim().replace(/\s+/g, ".");
    path.unshift(
      one.localName +
        (one.id ? `#${one.id.replace(/\d+/, "n")}` : "") +
        (classes ? `.${classes}` : ""),
    );
  }
  return path.slice(-3).join(" > ");
}

Object.assign(globalThis, { frames: { look } });
