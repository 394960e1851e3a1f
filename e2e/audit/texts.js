// What can be read: no word is cut, shortened, covered, or printed over another.

/**
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./targets.js").Tell} Tell
 */

/** Names of more signs than this may be shortened. */
const LONG_NAME = 10;

const SLACK = 1.5;

/** @param {Reading} reading @param {string[]} names @param {Tell} tell */
export function checkTexts(reading, names, tell) {
  const long = names.filter((name) => [...name].length > LONG_NAME);
  const whole = [];
  for (const line of reading.texts) {
    const cut = cutBy(reading, line.element, line.box, line.box.height / 4);
    if (cut && !(cut.shortened && long.some((name) => line.text.includes(name)))) {
      tell("cut", `“${line.text}” ${cut.how}`, line.element);
    }
    if (cut) continue;
    checkCover(reading, line, tell);
    whole.push(line);
  }
  for (const element of reading.elements) {
    if (!element.matches("button, input, .card, svg[role=img]") || element.closest("label"))
      continue;
    const cut = cutBy(reading, element, reading.box(element), 0);
    if (cut) tell("cut", `${element.localName} ${cut.how}`, element);
  }
  checkOverprint(reading, whole, tell);
}

/**
 * What cuts a box off: a line of text has air over and under its letters, which may well be cut.
 * @param {Reading} reading
 * @param {Element} element
 * @param {DOMRect} box
 * @param {number} air
 * @returns {{how: string, shortened: boolean} | null}
 */
function cutBy(reading, element, box, air) {
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
    const higher = box.top < frame.top - SLACK - air || box.bottom > frame.bottom + SLACK + air;
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
  if (!scrollsY && box.bottom + scrollY > Math.max(root.scrollHeight, innerHeight) + SLACK + air) {
    return { how: "cannot be scrolled to", shortened: false };
  }
  return box.top + scrollY < -SLACK - air ? { how: "is above the page", shortened: false } : null;
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
