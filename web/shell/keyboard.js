// Keyboard control. `data-keys` are keys that click an element. With `data-walk`, arrow keys move
// the focus along a list that is one tab stop. Escape means back.

const TEXT_FIELD =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])";
const STEPS = /** @type {Record<string, number>} */ ({
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
});

/**
 * @param {HTMLElement} place
 * @param {() => void} goBack
 */
export function listenToKeys(place, goBack) {
  document.addEventListener("keydown", (press) => {
    if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
    const target = press.target instanceof Element ? press.target : document.body;
    if (press.key === "Escape") goBack();
    // Tab must always lead out of an element, whatever a screen wants.
    else if (press.key === "Tab" || isTheirs(target, press.key)) return;
    else if (!walk(target, press.key) && !clickByKey(place, press.key)) return;
    press.preventDefault();
  });
  place.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) makeTabStop(target);
  });
}

/**
 * @param {Element} target
 * @param {string} key
 * @returns {boolean} true if the focused element uses the key itself; a slider doesn't use Space
 */
function isTheirs(target, key) {
  if (key === " ") return target.matches(`button, a, summary, ${TEXT_FIELD}`) && !isSlider(target);
  return target.matches(TEXT_FIELD);
}

/** @param {Element} target */
function isSlider(target) {
  return target instanceof HTMLInputElement && target.type === "range";
}

/**
 * Give each list exactly one tab stop after a change of screen, if possible the focused element.
 * @param {HTMLElement} place
 */
export function arrangeTabStops(place) {
  for (const list of place.querySelectorAll("[data-walk]")) {
    const stops = stopsOf(list);
    const now = stops.find((stop) => stop === document.activeElement);
    const stop =
      now ?? stops.find((stop) => stop.getAttribute("aria-pressed") === "true") ?? stops[0];
    if (stop) makeTabStop(stop);
  }
}

/** @param {Element} list @returns {HTMLElement[]} */
function stopsOf(list) {
  return [...list.querySelectorAll(/** @type {"button"} */ ("button, a[href], [role=button]"))];
}

/** @param {Element} element */
function makeTabStop(element) {
  const list = element.closest("[data-walk]");
  if (!list) return;
  for (const stop of stopsOf(list)) stop.tabIndex = stop === element ? 0 : -1;
}

/**
 * @param {Element} from
 * @param {string} key
 * @returns {boolean} true if the key moves the focus
 */
function walk(from, key) {
  const list = from.closest("[data-walk]");
  if (!list) return false;
  const stops = stopsOf(list);
  const last = stops.length - 1;
  const here = stops.indexOf(/** @type {HTMLElement} */ (from));
  if (here < 0) return false;
  const goal = key === "Home" ? 0 : key === "End" ? last : here + (STEPS[key] ?? NaN);
  stops[Math.min(Math.max(goal, 0), last)]?.focus();
  return !Number.isNaN(goal);
}

/**
 * @param {HTMLElement} place
 * @param {string} key
 * @returns {boolean} true if an element uses the key
 */
function clickByKey(place, key) {
  for (const element of place.querySelectorAll(/** @type {"button"} */ ("[data-keys]"))) {
    const keys = element.closest("[inert]") ? [] : (element.dataset.keys ?? "").split(" ");
    if (keys.includes(key === " " ? "Space" : key)) {
      element.click();
      return true;
    }
  }
  return false;
}
