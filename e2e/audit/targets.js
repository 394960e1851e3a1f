// What can be tapped: nothing lies over it, and a finger of 44 px hits it.

import { areaOf, inLargeLetters, nameOf } from "./reading.js";

/**
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {(kind: string, what: string, element: Element) => void} Tell
 */

const WANTED = 44;
/** As fine as is looked: whatever is this much smaller passes, as corners are round and places not whole. */
const STEP = 4;
const POINTS = 40;

/** The screens that are a table. Everything on them is in view at once, except in very large letters. */
const TABLES = new Set(["play", "handover", "reactions"]);

/** @param {Reading} reading @param {Tell} tell */
export function checkTargets(reading, tell) {
  checkPage(reading, tell);
  for (const target of reading.targets) checkTarget(reading, target, tell);
  checkNotice(reading, tell);
}

/**
 * Taps go through a notice. On a table, nothing can be scrolled away from it, so there it hides nothing that is tapped.
 * @param {Reading} reading @param {Tell} tell
 */
function checkNotice(reading, tell) {
  if (!reading.notice || mayScroll(reading) || document.querySelector("#sheet")) return;
  const { left, right, top, bottom } = reading.box(reading.notice);
  for (const target of reading.targets) {
    const box = reading.box(areaOf(target));
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x > left && x < right && y > top && y < bottom)
      tell("covered", `“${nameOf(target)}” lies under the notice`, target);
  }
}

/** @param {Reading} reading */
export function mayScroll(reading) {
  return !TABLES.has(reading.screen) || inLargeLetters();
}

/** @param {Reading} reading @param {Tell} tell */
function checkPage(reading, tell) {
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth)
    tell("page", `${root.scrollWidth} wide in ${innerWidth}`, root);
  if (!mayScroll(reading) && root.scrollHeight > innerHeight + 1) {
    tell("page", `${root.scrollHeight} high in ${innerHeight}`, root);
  }
}

/** @param {Reading} reading @param {Element} target @param {Tell} tell */
function checkTarget(reading, target, tell) {
  const area = areaOf(target);
  if (isHit(area)) return;
  const restore = bringIntoView(reading, area);
  const box = area.getBoundingClientRect();
  const name = () => `“${nameOf(target)}”`;
  if (box.right < 1 || box.bottom < 1 || box.left > innerWidth - 1 || box.top > innerHeight - 1) {
    tell("covered", `${name()} lies outside of the page`, target);
  } else if (!isHit(area)) {
    const [wide, high] = room(area).map(Math.round);
    if (wide === 0) tell("covered", `${name()} is covered by ${inItsPlace(area)}`, target);
    else if (wide < WANTED - STEP || high < WANTED - STEP)
      tell("small", `${name()} is hit on ${wide} × ${high}, beside it ${inItsPlace(area)}`, target);
  }
  restore();
}

/**
 * Scrolls what may be scrolled.
 * @param {Reading} reading
 * @param {Element} area
 * @returns {() => void} puts everything back
 */
function bringIntoView(reading, area) {
  const scroller = scrollerOf(reading, area);
  if (!scroller && !mayScroll(reading)) return () => {};
  const [x, y] = [scroller?.scrollLeft ?? 0, scroller?.scrollTop ?? 0];
  area.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return () => {
    scroller?.scrollTo({ left: x, top: y, behavior: "instant" });
    scrollTo({ top: 0, left: 0, behavior: "instant" });
  };
}

/** @param {Reading} reading @param {Element} element */
function scrollerOf(reading, element) {
  for (
    let above = element.parentElement;
    above && above !== reading.app;
    above = above.parentElement
  ) {
    const { overflowX, overflowY } = reading.style(above);
    const down = /auto|scroll/.test(overflowY) && above.scrollHeight > above.clientHeight;
    const across = /auto|scroll/.test(overflowX) && above.scrollWidth > above.clientWidth;
    if (down || across) return above;
  }
  return null;
}

/** @param {Element} area @param {number} x @param {number} y */
function hits(area, x, y) {
  return area.contains(document.elementFromPoint(x, y));
}

/** @param {Element} area @returns {[number, number][]} its middle, and as far from it as a finger reaches */
function points(area) {
  const box = area.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const half = (WANTED - STEP) / 2;
  return [
    [x, y],
    [x - half, y],
    [x + half, y],
    [x, y - half],
    [x, y + half],
  ];
}

/** The usual case, in five questions. @param {Element} area */
function isHit(area) {
  return points(area).every(([x, y]) => hits(area, x, y));
}

/** @param {Element} area @returns {string} what is hit in its place */
function inItsPlace(area) {
  const [x, y] = points(area).find(([x, y]) => !hits(area, x, y)) ?? [0, 0];
  const other = document.elementFromPoint(x, y);
  return other ? `${other.localName}.${other.getAttribute("class")}` : "nothing";
}

/**
 * The largest upright rectangle within what is hit, on a grid: cards of a fan are hit beside their middle.
 * @param {Element} area
 * @returns {[number, number]} 0 × 0 where nothing is hit
 */
function room(area) {
  const box = area.getBoundingClientRect();
  const step = Math.max(STEP, (Math.max(box.width, box.height) + WANTED) / POINTS);
  const columns = Math.ceil((box.width + WANTED) / step);
  const rows = Math.ceil((box.height + WANTED) / step);
  const [left, top] = [box.left - WANTED / 2, box.top - WANTED / 2];
  /** How many hits lie over each other up to this row. @type {number[]} */
  const heights = new Array(columns).fill(0);
  /** @type {[number, number]} */
  let best = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[column] = hits(area, left + column * step, top + row * step)
        ? heights[column] + 1
        : 0;
    }
    for (let first = 0; first < columns; first++) {
      let low = heights[first];
      for (let last = first; last < columns && low > 0; last++) {
        low = Math.min(low, heights[last]);
        const found = /** @type {[number, number]} */ ([(last - first + 1) * step, low * step]);
        if (worth(found) > worth(best)) best = found;
      }
    }
  }
  return best;
}

/** What of a rectangle counts: no more than is wanted either way. @param {[number, number]} size */
function worth([wide, high]) {
  return Math.min(wide, WANTED) * Math.min(high, WANTED);
}
