// What is heard. Names have no signs, the same name always does the same thing, and the focus can be seen.

import { areaOf, heard, nameOf } from "./reading.js";

/**
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./targets.js").Tell} Tell
 */

/** Symbols that a voice leaves out or spells; it reads +, −, = and % as words. */
const SIGNS = /[\p{So}\p{Sk}\p{Sm}\p{Sc}·•†‡]/u;
const READ = /[+−=<>]/gu;

/** @param {Reading} reading @param {Tell} tell */
export function checkNames(reading, tell) {
  for (const line of reading.texts) {
    if (!line.element.closest("[aria-hidden=true], [role=img], [aria-label]"))
      checkSigns(line.text, line.element, tell);
  }
  /** @type {Map<string, Element>} */
  const named = new Map();
  for (const element of reading.elements) {
    const label = element.getAttribute("aria-label");
    if (label !== null && !element.closest("[aria-hidden=true]")) checkSigns(label, element, tell);
    const isPicture =
      element.getAttribute("role") === "img" && !element.closest("[aria-hidden=true]");
    if (isPicture && !label && !element.getAttribute("aria-labelledby")) {
      tell("name", "a picture without a name", element);
    }
  }
  for (const target of reading.targets) {
    const name = nameOf(target);
    if (!name && !target.closest("[aria-hidden=true]"))
      tell("name", "nothing to call it by", target);
    const same = named.get(name);
    if (same && !isAlike(same, target)) tell("name", `two are called “${name}”`, target);
    named.set(name, target);
  }
}

/** Cards of one look in one hand are the same to everyone. @param {Element} one @param {Element} other */
function isAlike(one, other) {
  const same = one.getAttribute("data-event") === other.getAttribute("data-event");
  return (
    same ||
    (one.closest("[data-walk]") !== null &&
      one.closest("[data-walk]") === other.closest("[data-walk]")) ||
    areaOf(one) === areaOf(other)
  );
}

/** @param {string} text @param {Element} element @param {Tell} tell */
function checkSigns(text, element, tell) {
  const sign = text.replace(READ, "").match(SIGNS);
  if (sign) tell("sign", `“${sign[0]}” in “${text}”`, element);
}

/** @param {string | undefined} wanted @param {Tell} tell */
export function checkFocus(wanted, tell) {
  const focused = document.activeElement;
  if (wanted && !focused?.matches(`:is(${wanted})`) && document.querySelector(wanted)) {
    tell("focus", `went not to ${wanted}`, document.body);
  }
  if (!focused || focused === document.body) {
    if (wanted) tell("focus", "is lost", document.body);
    return;
  }
  if (focused.matches("h1, h2, main, [tabindex='-1']")) return;
  const rings = [focused, focused.nextElementSibling, focused.closest("label")];
  if (!rings.some((one) => one && isRinged(one)))
    tell("focus", `cannot be seen on “${heard(focused).trim()}”`, focused);
}

/** @param {Element} element */
function isRinged(element) {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return (
    outlineStyle !== "none" &&
    Number.parseFloat(outlineWidth) >= 2 &&
    outlineColor !== "rgba(0, 0, 0, 0)"
  );
}
