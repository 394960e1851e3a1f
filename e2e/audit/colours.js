// The contrast with the ground: 4.5 to 1 for text, 3 to 1 for controls (WCAG 2.2, 1.4.3, 1.4.11).

import { areaOf, nameOf } from "./reading.js";

/**
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./targets.js").Tell} Tell
 * @typedef {[number, number, number, number]} Colour red, green, blue from 0 to 255, and how much covers
 */

const TEXT = 4.5;
const EDGE = 3;
const COLOURS = /(?:rgba?|oklch|oklab|color|hsla?|lab|lch)\([^()]*\)/g;

const canvas = new OffscreenCanvas(1, 1);
const brush = /** @type {OffscreenCanvasRenderingContext2D} */ (
  canvas.getContext("2d", { willReadFrequently: true })
);
/** @type {Map<string, Colour>} */
const known = new Map();

/** @param {Reading} reading @param {Tell} tell */
export function checkColours(reading, tell) {
  const grounds = new Grounds(reading);
  for (const { text, element } of reading.texts) {
    const ink = read(reading.style(element).color);
    const opacity = grounds.opacity(element);
    const worst = Math.min(
      ...grounds
        .under(element)
        .map((ground) =>
          contrast(over([ink[0], ink[1], ink[2], ink[3] * opacity], ground), ground),
        ),
    );
    if (worst < TEXT - 0.05) tell("contrast", `“${text}” ${worst.toFixed(1)} to 1`, element);
  }
  for (const target of reading.targets) {
    const best = bestEdge(reading, grounds, target);
    if (best < EDGE - 0.05) tell("edge", `“${nameOf(target)}” ${best.toFixed(1)} to 1`, target);
  }
}

/** @param {Reading} reading @param {Grounds} grounds @param {Element} target */
function bestEdge(reading, grounds, target) {
  const area = areaOf(target);
  const around = grounds.under(area.parentElement ?? area);
  const parts = [
    area,
    target,
    target.nextElementSibling,
    ...area.querySelectorAll("svg, .sticker, span"),
  ].filter((one) => one !== null);
  const edges = parts.flatMap((part) => [
    ...marks(reading.style(part)),
    ...marks(getComputedStyle(part, "::before")),
    ...marks(getComputedStyle(part, "::after")),
    ...grounds.own(part),
  ]);
  const ink = reading.style(area).color;
  const underlined =
    reading.style(area).textDecorationLine !== "none" || area.querySelector("svg")
      ? [read(ink)]
      : [];
  const against = (/** @type {Colour} */ edge) =>
    Math.min(...around.map((ground) => contrast(over(edge, ground), ground)));
  return Math.max(1, ...[...edges, ...underlined].map(against));
}

/** The colours of a style's borders, outline and shadows, and of a ground made by a pseudo-element. @param {CSSStyleDeclaration} style */
function marks(style) {
  if (style.content === "none" || style.display === "none") return [];
  const found = [];
  for (const side of ["Top", "Right", "Bottom", "Left"]) {
    const [width, kind, colour] = ["Width", "Style", "Color"].map(
      (what) => /** @type {any} */ (style)[`border${side}${what}`],
    );
    if (Number.parseFloat(width) >= 1 && kind !== "none") found.push(read(colour));
  }
  if (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1)
    found.push(read(style.outlineColor));
  found.push(...(style.boxShadow.match(COLOURS) ?? []).map(read));
  if (style.content !== "normal" && style.content) found.push(read(style.backgroundColor));
  return found;
}

/** What lies under things. */
class Grounds {
  /** @type {Map<Element, Colour[]>} */ #under = new Map();
  #reading;

  /** @param {Reading} reading */
  constructor(reading) {
    this.#reading = reading;
  }

  /** @param {Element} element @returns {Colour[]} its own colours: one, or all that a gradient goes through */
  own(element) {
    const { backgroundColor, backgroundImage } = this.#reading.style(element);
    const colours =
      backgroundImage === "none" ? [] : (backgroundImage.match(COLOURS) ?? []).map(read);
    const plain = read(backgroundColor);
    return colours.length ? colours.map((colour) => over(colour, plain)) : plain[3] ? [plain] : [];
  }

  /** @param {Element} element @returns {Colour[]} what its text stands on, all the way down */
  under(element) {
    let found = this.#under.get(element);
    if (!found) {
      const mine = this.own(element);
      const below =
        mine.length && mine.every((colour) => colour[3] > 0.99) ? [] : this.#below(element);
      found = !mine.length
        ? below
        : mine.flatMap((colour) =>
            colour[3] > 0.99 ? [colour] : below.map((ground) => over(colour, ground)),
          );
      this.#under.set(element, found);
    }
    return found;
  }

  /** @param {Element} element @returns {Colour[]} */
  #below(element) {
    return element.parentElement ? this.under(element.parentElement) : [read("Canvas")];
  }

  /** @param {Element} element */
  opacity(element) {
    let whole = 1;
    for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement) {
      whole *= Number(this.#reading.style(one).opacity);
    }
    return whole;
  }
}

/** @param {string} text @returns {Colour} */
function read(text) {
  let colour = known.get(text);
  if (!colour) {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = text;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
    colour = [red, green, blue, alpha / 255];
    known.set(text, colour);
  }
  return colour;
}

/** @param {Colour} upper @param {Colour} lower @returns {Colour} */
function over(upper, lower) {
  const share = upper[3];
  const whole = share + lower[3] * (1 - share);
  if (!whole) return [0, 0, 0, 0];
  const mixed = [0, 1, 2].map(
    (part) => (upper[part] * share + lower[part] * lower[3] * (1 - share)) / whole,
  );
  return [mixed[0], mixed[1], mixed[2], whole];
}

/** @param {Colour} one @param {Colour} other */
function contrast(one, other) {
  const [low, high] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** @param {Colour} colour */
function brightness(colour) {
  const [red, green, blue] = colour.slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
