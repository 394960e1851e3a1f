// What stands on the screen, read once a frame: boxes and styles are asked for again and again.

const TAPPED = "button, a[href], input, select, textarea, [role=button], [data-event], [data-hold]";

export class Reading {
  /** @type {Map<Element, DOMRect>} */ #boxes = new Map();
  /** @type {Map<Element, CSSStyleDeclaration>} */ #styles = new Map();

  /** @param {HTMLElement} app */
  constructor(app) {
    this.app = app;
    this.screen = document.documentElement.dataset.screen ?? "";
    const all = [...app.querySelectorAll("*")];
    this.elements = all.filter((element) => this.#isSeen(element));
    /** The slip with a sentence that passes; a lesson's stays. */
    this.notice = /** @type {HTMLElement | undefined} */ (
      this.elements.find((element) => element.matches(".toast:not([id])"))
    );
    this.targets = this.elements.filter(
      (element) => element.matches(TAPPED) && !element.querySelector(TAPPED),
    );
    this.texts = this.#texts();
  }

  /** @param {Element} element */
  box(element) {
    let box = this.#boxes.get(element);
    if (!box) {
      box = element.getBoundingClientRect();
      this.#boxes.set(element, box);
    }
    return box;
  }

  /** @param {Element} element */
  style(element) {
    let style = this.#styles.get(element);
    if (!style) {
      style = getComputedStyle(element);
      this.#styles.set(element, style);
    }
    return style;
  }

  /** @param {Element} element @returns {boolean} not there for the ear only, not behind a sheet, not hidden */
  #isSeen(element) {
    return (
      element instanceof Element &&
      !element.closest("[inert], defs, symbol") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !this.isForTheEar(element)
    );
  }

  /** @param {Element} element */
  isForTheEar(element) {
    for (
      let one = /** @type {Element | null} */ (element);
      one && one !== this.app;
      one = one.parentElement
    ) {
      if (this.style(one).clipPath === "inset(50%)") return true;
    }
    return false;
  }

  /**
   * True if the passing slip hides it, or a part of it, in its four seconds. What shines through is not hidden.
   * @param {Element} element
   * @param {DOMRect} box
   */
  isUnderNotice(element, box) {
    if (!this.notice || this.notice.contains(element)) return false;
    const slip = this.box(this.notice);
    const left = Math.max(box.left, slip.left);
    const right = Math.min(box.right, slip.right);
    const top = Math.max(box.top, slip.top);
    const bottom = Math.min(box.bottom, slip.bottom);
    if (left >= right || top >= bottom) return false;
    // Taps go through it: only for this question they do not.
    this.notice.style.pointerEvents = "auto";
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    this.notice.style.removeProperty("pointer-events");
    return this.notice.contains(hit);
  }

  /** The lines of text that can be seen, each with its box. */
  #texts() {
    const found = [];
    const walker = document.createTreeWalker(this.app, NodeFilter.SHOW_TEXT);
    const seen = new Set(this.elements);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      const element = /** @type {Element} */ (node.parentElement);
      if (!node.data.trim() || !seen.has(element) || element.closest("svg")) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 0.5 && !this.isUnderNotice(element, box))
          found.push({ text: node.data.trim().replace(/\s+/g, " "), element, box });
      }
    }
    return found;
  }
}

/** @param {Element} target @returns {Element} what a finger may hit for it: a label belongs to its field */
export function areaOf(target) {
  return target.closest("label") ?? target;
}

/** @param {Element} element @returns {string} */
export function nameOf(element) {
  const labelled = element.getAttribute("aria-label") ?? element.getAttribute("title");
  if (labelled !== null) return labelled;
  return heard(areaOf(element)).replace(/\s+/g, " ").trim();
}

/** @param {Element} element @returns {string} its text as a screen reader has it */
export function heard(element) {
  if (element.getAttribute("aria-hidden") === "true") return "";
  if (element.getAttribute("role") === "img")
    return ` ${element.getAttribute("aria-label") ?? ""} `;
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? heard(node) : node instanceof Text ? node.data : "",
  );
  return parts.join("");
}

const LARGE_PX = 24;

/** True if the reader has asked the phone for very large letters. */
export function inLargeLetters() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= LARGE_PX;
}
