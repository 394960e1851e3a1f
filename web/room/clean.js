// What an added game draws is cut down to what a board needs before it is shown: no address, no style, no form.

import DOMPurify from "dompurify";

/** Signs that a screen may have; the longest of the house's own are two thirds of it. */
const LONGEST = 300_000;

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
  ADD_ATTR: ["data-event", "inert", "popover"],
  FORBID_TAGS: ["a", "img", "picture", "audio", "video", "source", "track", "map", "area", "form", "style", "image",
    "animate", "set", "dialog", "template", "object", "embed", "iframe", "link", "meta", "base"],
  FORBID_ATTR: ["style", "src", "srcset", "action", "formaction", "target", "ping", "background", "poster", "cite",
    "download", "popover", "autofocus"],
  SANITIZE_NAMED_PROPS: false,
  SANITIZE_DOM: false,
};

/**
 * @param {string} html
 * @returns {string}
 */
export function clean(html) {
  if (html.length > LONGEST) throw new RangeError("The game draws more than a screen can hold.");
  return DOMPurify.sanitize(html, RULES);
}
