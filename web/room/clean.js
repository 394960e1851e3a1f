// Before an added game's screen is shown, it is reduced to what a board needs. It has no addresses, no styles, no
// forms. It is also limited to what a browser draws quickly. In Firefox and WebKit, a slow frame holds up the whole
// page.

import DOMPurify from "dompurify";

/** The most characters of a screen. Tenfold's own longest screens have two thirds of it. */
const LONGEST = 300_000;
/** The most tags in it, counting opening and closing ones. */
const MOST_TAGS = 12_000;
/** Too many combining marks on one letter: a browser places them one by one. */
const MARKS = /\p{M}{12}/u;
/** The deepest nesting of elements. */
const DEEPEST = 100;
/** The most attributes of an element. */
const MOST_FIELDS = 40;
/** The most elements drawn, including those repeated by `use`. */
const HEAVIEST = 20_000;

/** The depth of each element; parents come before their children. @type {WeakMap<Node, number>} */
let depths = new WeakMap();

DOMPurify.addHook("uponSanitizeElement", (node) => {
  const depth = (depths.get(/** @type {Node} */ (node.parentNode)) ?? 0) + 1;
  depths.set(node, depth);
  const fields = node instanceof Element ? node.attributes.length : 0;
  if (depth > DEEPEST || fields > MOST_FIELDS) throw new RangeError("too-complex");
});

DOMPurify.addHook("uponSanitizeAttribute", (_, attribute) => {
  // A drawing may use a part of the sprite, which is in this page.
  if (["href", "xlink:href"].includes(attribute.attrName)) {
    attribute.keepAttr = /^#[\w-]+$/.test(attribute.attrValue);
    attribute.forceKeepAttr = attribute.keepAttr;
  }
});

const RULES = {
  USE_PROFILES: { html: true, svg: true },
  ADD_TAGS: ["use"],
  ADD_ATTR: ["data-event", "inert"],
  FORBID_TAGS: [
    "a",
    "img",
    "picture",
    "audio",
    "video",
    "source",
    "track",
    "map",
    "area",
    "form",
    "style",
    "image",
    "animate",
    "animatecolor",
    "animatemotion",
    "animatetransform",
    "set",
    "dialog",
    "template",
    "object",
    "embed",
    "iframe",
    "link",
    "meta",
    "base",
    "pattern",
    "mask",
    "marker",
    "filter",
    "clippath",
    "marquee",
  ],
  FORBID_ATTR: [
    "style",
    "src",
    "srcset",
    "action",
    "formaction",
    "target",
    "ping",
    "background",
    "poster",
    "cite",
    "download",
    "popover",
    "autofocus",
    "accesskey",
    "mask",
    "filter",
    "clip-path",
    "marker-start",
    "marker-mid",
    "marker-end",
    "cursor",
    "stroke-dasharray",
  ],
  SANITIZE_NAMED_PROPS: false,
  SANITIZE_DOM: false,
};

/**
 * @param {string} html
 * @returns {string}
 */
export function clean(html) {
  if (html.length > LONGEST || tagsIn(html) > MOST_TAGS || MARKS.test(html))
    throw new RangeError("too-complex");
  depths = new WeakMap();
  const body = /** @type {HTMLElement} */ (
    DOMPurify.sanitize(html, { ...RULES, RETURN_DOM: true })
  );
  if (weigh(body, new Map(), body) > HEAVIEST) throw new RangeError("too-complex");
  return body.innerHTML;
}

/**
 * Return an upper limit for the number of tags, opening and closing ones.
 * @param {string} html
 */
export function tagsIn(html) {
  let found = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) found += 1;
  return found;
}

/**
 * Return how many elements are drawn for one. Parts that use other parts twice, which use others twice, soon explode.
 * @param {Element} element
 * @param {Map<Element, number>} weights of the parts; infinite while a part is being weighed
 * @param {Element} screen contains the parts that are not in the page's sprite
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
