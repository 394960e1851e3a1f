// What an added game draws is cut down to what a board needs before it is shown: no address, no style, no form. And to
// what a browser shows at once: in Firefox and WebKit the room's frame holds up the whole page while it draws.

import DOMPurify from "dompurify";

/** Signs that a screen may have; the longest of the house's own are two thirds of it. */
const LONGEST = 300_000;
/** Tags in it, opening and closing ones. */
const MOST_TAGS = 12_000;
/** Marks on one letter: a browser sets them one by one. */
const MARKS = /\p{M}{12}/u;
/** How deep elements may lie in each other. */
const DEEPEST = 100;
/** Attributes that an element may have. */
const MOST_FIELDS = 40;
/** Elements that are drawn, with those that a `use` repeats. */
const HEAVIEST = 20_000;

const TOO_MUCH = "The game’s screen is too complex to show.";

/** How deep each element lies; parents come before their children. @type {WeakMap<Node, number>} */
let depths = new WeakMap();

DOMPurify.addHook("uponSanitizeElement", (node) => {
  const depth = (depths.get(/** @type {Node} */ (node.parentNode)) ?? 0) + 1;
  depths.set(node, depth);
  const fields = node instanceof Element ? node.attributes.length : 0;
  if (depth > DEEPEST || fields > MOST_FIELDS) throw new RangeError(TOO_MUCH);
});

DOMPurify.addHook("uponSanitizeAttribute", (_, attribute) => {
  // A drawing may show a part of the sprite, which stands in this very page.
  if (["href", "xlink:href"].includes(attribute.attrName)) {
    attribute.keepAttr = /^#[\w-]+$/.test(attribute.attrValue);
    attribute.forceKeepAttr = attribute.keepAttr;
  }
});

const RULES = {
  USE_PROFILES: { html: true, svg: true },
  ADD_TAGS: ["use"],
  ADD_ATTR: ["data-event", "inert"],
  FORBID_TAGS: ["a", "img", "picture", "audio", "video", "source", "track", "map", "area", "form", "style", "image",
    "animate", "animatecolor", "animatemotion", "animatetransform", "set", "dialog", "template", "object", "embed",
    "iframe", "link", "meta", "base", "pattern", "mask", "marker", "filter", "clippath", "marquee"],
  FORBID_ATTR: ["style", "src", "srcset", "action", "formaction", "target", "ping", "background", "poster", "cite",
    "download", "popover", "autofocus", "accesskey", "mask", "filter", "clip-path", "marker-start", "marker-mid",
    "marker-end", "cursor", "stroke-dasharray"],
  SANITIZE_NAMED_PROPS: false,
  SANITIZE_DOM: false,
};

/**
 * @param {string} html
 * @returns {string}
 */
export function clean(html) {
  if (html.length > LONGEST || tagsIn(html) > MOST_TAGS || MARKS.test(html)) throw new RangeError(TOO_MUCH);
  depths = new WeakMap();
  const body = /** @type {HTMLElement} */ (DOMPurify.sanitize(html, { ...RULES, RETURN_DOM: true }));
  if (weigh(body, new Map(), body) > HEAVIEST) throw new RangeError(TOO_MUCH);
  return body.innerHTML;
}

/**
 * How many tags there are at most, opening and closing ones.
 * @param {string} html
 */
export function tagsIn(html) {
  let found = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) found += 1;
  return found;
}

/**
 * How many elements are drawn of one: a part that uses a part twice, which uses a part twice, is soon without end.
 * @param {Element} element
 * @param {Map<Element, number>} weights of the parts; of one that is being weighed, without bound
 * @param {Element} screen where parts are found that do not stand in the page's own sprite
 * @returns {number}
 */
function weigh(element, weights, screen) {
  let sum = 1;
  for (const child of element.children) sum += weigh(child, weights, screen);
  if (element.localName !== "use") return sum;
  for (const name of ["href", "xlink:href"]) {
    const id = CSS.escape((element.getAttribute(name) ?? "").slice(1));
    const part = id && (document.querySelector(`#sprite #${id}`) ?? screen.querySelector(`#${id}`));
    if (!part) continue;
    if (!weights.has(part)) {
      weights.set(part, Number.POSITIVE_INFINITY);
      weights.set(part, weigh(part, weights, screen));
    }
    sum += weights.get(part) ?? 0;
  }
  return sum;
}
