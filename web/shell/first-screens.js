// Screens that can be shown before Python is up. The build renders some, in every language. The others, which offer
// the open game, were saved on the last visit.

import { firstWords, languageOf } from "./language.js";

/** @typedef {import("./types.js").Step} Step */

const KEY = "tenfold-kept";

/** The build's screens in another language. @type {Record<string, Step>} */
let translated = {};

/** Bring the build's screens in the language that is spoken. Those that can't be fetched stay English. */
export async function bringTranslated() {
  const screens = Object.entries(await firstWords());
  translated = Object.fromEntries(screens.map(([name, step]) => [canonical(name), step]));
}

/**
 * Save screens for the next visit.
 * @param {Record<string, Step>} steps
 */
export function keepForNextVisit(steps) {
  const keep = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [canonical(name), step]),
  );
  try {
    localStorage.setItem(KEY, JSON.stringify({ build: BUILD, keep }));
  } catch {
    // No space, or not allowed: the next visit starts with the screens of the build.
  }
}

/**
 * Return a screen by the JSON text of the event that leads to it, or by "home" for the first.
 * @param {string} name
 * @returns {Step | null}
 */
export function prepared(name) {
  return fromLastVisit(name) ?? translated[name] ?? builtScreen(name);
}

/** @param {string} name @returns {Step | null} */
function fromLastVisit(name) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const step = kept?.build === BUILD ? kept.keep[name] : null;
    return step?.root.lang === languageOf() ? step : null;
  } catch {
    return null;
  }
}

/** @param {string} name @returns {Step | null} */
function builtScreen(name) {
  for (const template of document.querySelectorAll(
    /** @type {"template"} */ ("template[data-for]"),
  )) {
    if (canonical(template.dataset.for ?? "") === name) {
      return { html: template.innerHTML, ...JSON.parse(template.dataset.step ?? "{}") };
    }
  }
  return null;
}

/**
 * Return a name without optional spaces: names are JSON texts, written by Python and by JavaScript.
 * @param {string} name
 */
function canonical(name) {
  return name.startsWith("{") ? JSON.stringify(JSON.parse(name)) : name;
}
