// What can be read: no word is cut, shortened, covered, or printed over another.

/**
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./targets.js").Tell} Tell
 * @typedef {Reading["texts"][number] & { ink: DOMRect }} Line a line that can be read, and where its letters are
 */

import { inLargeLetters, nameOf } from "./reading.js";
import { mayScroll } from "./targets.js";

/** Names of more signs than this may be shortened. */
const LONG_NAME = 10;

const SLACK = 1.5;

/** This much of the lowest cards may lie below the edge of a hand, in px. Each can still be recognised. */
const EDGE_OF_A_CARD = 16;

/** @param {Reading} reading @param {string[]} names @param {Tell} tell */
export function checkTexts(reading, names, tell) {
  const long = names.filter((name) => [...name].length > LONG_NAME);
  /** @type {Line[]} */
  const whole = [];
  for (const line of reading.texts) {
    const ink = inkOf(reading, line);
    const cut = cutBy(reading, line.element, ink);
    if (cut && !(cut.shortened && long.some((name) => line.text.includes(name)))) {
      tell("cut", `“${line.text}” ${cut.how}`, line.element);
    }
    if (cut) continue;
    checkCover(reading, line, tell);
    checkStruck(reading, line, tell);
    whole.push({ ...line, ink });
  }
  for (const element of reading.elements) {
    if (!element.matches("button, input, .card, svg[role=img]") || element.closest("label"))
      continue;
    const cut = cutBy(reading, element, reading.box(element));
    if (cut) tell("cut", `${element.localName} ${cut.how}`, element);
    if (element.matches("button")) checkWords(element, tell);
  }
  checkOverprint(reading, whole, tell);
  checkRings(reading, whole, tell);
  checkBadges(reading, whole, tell);
  checkHand(reading, tell);
}

const brush = /** @type {OffscreenCanvasRenderingContext2D} */ (
  new OffscreenCanvas(1, 1).getContext("2d")
);
/** How much air a text in a font has over and under its ink. @type {Map<string, [number, number]>} */
const airs = new Map();

/**
 * What is really printed of a line: its box is as high as the font, whatever its letters are.
 * @param {Reading} reading
 * @param {Reading["texts"][number]} line
 * @returns {DOMRect}
 */
function inkOf(reading, { text, element, box }) {
  const { fontStyle, fontWeight, fontSize, fontFamily } = reading.style(element);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const key = `${font} ${text}`;
  let air = airs.get(key);
  if (!air) {
    brush.font = font;
    const of = brush.measureText(text);
    air = [
      of.fontBoundingBoxAscent - of.actualBoundingBoxAscent,
      of.fontBoundingBoxDescent - of.actualBoundingBoxDescent,
    ];
    // A font that comes only now would be measured as the one in its place.
    if (!document.fonts.check(font)) air = [box.height / 4, box.height / 4];
    else airs.set(key, air);
  }
  return new DOMRect(box.x, box.y + air[0], box.width, box.height - air[0] - air[1]);
}

/**
 * What cuts a box off.
 * @param {Reading} reading
 * @param {Element} element
 * @param {DOMRect} box
 * @returns {{how: string, shortened: boolean} | null}
 */
function cutBy(reading, element, box) {
  let scrollsX = false;
  let scrollsY = false;
  for (
    let above = /** @type {Element | null} */ (element);
    above && above !== reading.app;
    above = above.parentElement
  ) {
    const style = reading.style(above);
    const frame = reading.box(above);
    const wider = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
    const higher = box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;
    const sideways = wider && hides(style.overflowX) && !scrollsX;
    if (sideways || (higher && hides(style.overflowY) && !scrollsY)) {
      const shortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      return {
        how: shortened ? "is shortened" : sideways ? "is cut sideways" : "is cut in its height",
        shortened,
      };
    }
    scrollsX ||= /auto|scroll/.test(style.overflowX);
    scrollsY ||= /auto|scroll/.test(style.overflowY);
  }
  const root = document.documentElement;
  if (!scrollsX && (box.left < -SLACK || box.right > innerWidth + SLACK))
    return { how: "sticks out", shortened: false };
  if (!scrollsY && box.bottom + scrollY > Math.max(root.scrollHeight, innerHeight) + SLACK) {
    return { how: "cannot be scrolled to", shortened: false };
  }
  return box.top + scrollY < -SLACK ? { how: "is above the page", shortened: false } : null;
}

/** @param {string} overflow */
function hides(overflow) {
  return overflow === "hidden" || overflow === "clip";
}

/** @param {Reading} reading @param {Reading["texts"][number]} line @param {Tell} tell */
function checkCover(reading, { text, element, box }, tell) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (
    x < 0 ||
    y < 0 ||
    x > innerWidth ||
    y > innerHeight ||
    reading.style(element).pointerEvents === "none"
  )
    return;
  const hit = document.elementFromPoint(x, y);
  if (!hit || hit.contains(element) || element.contains(hit)) return;
  if (!isScrolledAway(reading, element, x, y))
    tell("overlap", `“${text}” lies under ${hit.localName}.${hit.className}`, element);
}

/** @param {Reading} reading @param {Element} element @param {number} x @param {number} y */
function isScrolledAway(reading, element, x, y) {
  for (
    let above = element.parentElement;
    above && above !== reading.app;
    above = above.parentElement
  ) {
    const { overflowX, overflowY } = reading.style(above);
    const { left, right, top, bottom } = reading.box(above);
    if (/auto|scroll/.test(overflowY) && (y < top || y > bottom)) return true;
    if (/auto|scroll/.test(overflowX) && (x < left || x > right)) return true;
  }
  // A page that scrolls under a foot that stands.
  return document.documentElement.scrollHeight > innerHeight + 1;
}

/** @param {Reading} reading @param {Reading["texts"]} whole @param {Tell} tell */
function checkOverprint(reading, whole, tell) {
  const lines = whole.map(({ text, element, box }) => {
    const air = box.height / 4;
    return {
      text,
      element,
      left: box.left + 1,
      right: box.right - 1,
      top: box.top + air,
      bottom: box.bottom - air,
    };
  });
  lines.sort((a, b) => a.top - b.top);
  for (const [index, upper] of lines.entries()) {
    for (let next = index + 1; next < lines.length && lines[next].top < upper.bottom; next++) {
      const lower = lines[next];
      const apart = lower.left >= upper.right || lower.right <= upper.left;
      if (apart || upper.element === lower.element) continue;
      const [x, y] = [
        (Math.max(upper.left, lower.left) + Math.min(upper.right, lower.right)) / 2,
        (lower.top + Math.min(upper.bottom, lower.bottom)) / 2,
      ];
      if (
        isScrolledAway(reading, upper.element, x, y) ||
        isScrolledAway(reading, lower.element, x, y)
      )
        continue;
      tell(
        "overlap",
        `“${upper.text}” and “${lower.text}” are printed over each other`,
        upper.element,
      );
    }
  }
}

/** No short word of a button goes on in another line. @param {Element} button @param {Tell} tell */
function checkWords(button, tell) {
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      if ([...word].length > LONG_NAME) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) tell("cut", `“${word}” is broken`, button);
    }
  }
}

/** A number that is struck through reads as another. @param {Reading} reading @param {Reading["texts"][number]} line @param {Tell} tell */
function checkStruck(reading, { text, element }, tell) {
  if (!/\d/.test(text)) return;
  for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement) {
    if (reading.style(one).textDecorationLine.includes("line-through")) {
      tell("struck", `“${text}” is struck through`, element);
      return;
    }
  }
}

/**
 * A ring round something leaves what is written beside it whole. That of the focus is for people who use keys.
 * @param {Reading} reading
 * @param {Line[]} whole
 * @param {Tell} tell
 */
function checkRings(reading, whole, tell) {
  if (matchMedia("(forced-colors: active)").matches) return; // there the system draws them
  for (const element of reading.elements) {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = reading.style(element);
    if (outlineStyle === "none" || outlineColor === "rgba(0, 0, 0, 0)") continue;
    const far = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    if (far <= 0 || element.matches(":focus-visible")) continue;
    const { x, y, width, height } = reading.box(element);
    const ring = new DOMRect(x - far, y - far, width + 2 * far, height + 2 * far);
    for (const line of whole) {
      const within = element.contains(line.element) || isWithin(line.ink, reading.box(element));
      if (element.closest(".foot") !== line.element.closest(".foot")) continue; // it scrolls under a foot that stands
      if (!within && !reading.notice?.contains(line.element) && meet(line.ink, ring, 0)) {
        const name = nameOf(element) || element.className;
        tell("overlap", `the ring round “${name}” runs through “${line.text}”`, line.element);
      }
    }
  }
}

/**
 * Nothing is printed over the visible part of a badge.
 * @param {Reading} reading @param {Line[]} whole @param {Tell} tell
 */
function checkBadges(reading, whole, tell) {
  for (const badge of reading.elements) {
    if (!badge.matches(".who")) continue;
    for (const { text, element, ink } of whole) {
      const box = reading.box(badge);
      if (badge.contains(element) || !meet(ink, box, SLACK)) continue;
      if (badge.closest(".fated")?.contains(element)) continue; // its own sign lies on its edge
      const notice = element.closest(".aloft");
      if (notice && mayScroll(reading)) continue; // the page can be scrolled from under it
      if (notice && !badge.closest(".aloft") && holds(reading.box(notice), box)) continue; // nothing of it is seen
      const [x, y] = [
        (Math.max(ink.left, box.left) + Math.min(ink.right, box.right)) / 2,
        (Math.max(ink.top, box.top) + Math.min(ink.bottom, box.bottom)) / 2,
      ];
      if (!isScrolledAway(reading, element, x, y) && !isScrolledAway(reading, badge, x, y))
        tell("overlap", `“${text}” runs into the badge “${badge.textContent}”`, element);
    }
  }
}

/** True if the first box holds all of the second. @param {DOMRect} one @param {DOMRect} other */
function holds(one, other) {
  return (
    one.left <= other.left + SLACK &&
    one.right >= other.right - SLACK &&
    one.top <= other.top + SLACK &&
    one.bottom >= other.bottom - SLACK
  );
}

/** @param {DOMRect} one @param {DOMRect} other */
function isWithin(one, other) {
  return (
    one.left >= other.left &&
    one.right <= other.right &&
    one.top >= other.top &&
    one.bottom <= other.bottom
  );
}

/** @param {DOMRect} one @param {DOMRect} other @param {number} slack */
function meet(one, other, slack) {
  return (
    one.right > other.left + slack &&
    one.left < other.right - slack &&
    one.bottom > other.top + slack &&
    one.top < other.bottom - slack
  );
}

/**
 * A face-up hand shows all its cards: no one looks for cards without a sign that there are more.
 * @param {Reading} reading @param {Tell} tell
 */
function checkHand(reading, tell) {
  const hand = reading.elements.find((element) => element.matches(".felt > .mine"));
  if (!hand || inLargeLetters() || !/auto|scroll/.test(reading.style(hand).overflowY)) return;
  if (hand.scrollHeight > hand.clientHeight + EDGE_OF_A_CARD)
    tell("cut", `the hand is ${hand.scrollHeight} high in ${hand.clientHeight}`, hand);
}
