// What stays stays: whatever is in two frames of a table, and does not travel, keeps its place.

import { excepted } from "./exceptions.js";
import { inLargeLetters, nameOf } from "./reading.js";

/**
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {import("./targets.js").Tell} Tell
 * @typedef {import("./main.js").Frame} Frame
 */

const STANDS =
  "[id], [data-place], [data-event], [data-hold], .seat, .board, .say, .mine, .acts, .bar";
/** Where cards lie, and where people sit: all of it goes round with the table. */
const GOES_ROUND = /^(place|seat) /;
const SLACK = 0.6;

export class Places {
  /**
   * By screen of the table on hand and holder of the phone: where things were.
   * @type {Map<string, Map<string, DOMRect>>}
   */
  #before = new Map();
  #table = "";
  /** The people on the other sides, as the phone lies. */
  #others = "";
  /** Where everything was in the frame before, on pages too. @type {Map<string, DOMRect>} */
  #last = new Map();
  /** The look of that frame: another one has other borders. */
  #look = "";

  /** @param {Reading} reading @param {Frame} frame @param {Tell} tell */
  check(reading, frame, tell) {
    const now = this.#standing(reading);
    if (frame.noticed) {
      // The looks change between batches, and so between a frame and its notice.
      const alike = frame.look === this.#look;
      if (alike && !inLargeLetters()) this.#tellOfMoves(reading, now, this.#last, tell);
      return;
    }
    this.#look = frame.look;
    this.#last = new Map([...now].map(([key, element]) => [key, reading.box(element)]));
    // In very large letters lines break as they must, and the page scrolls.
    const table = `${frame.table} ${frame.look}`;
    if (table !== this.#table) this.#before.clear();
    this.#table = table;
    if (!frame.table || document.querySelector("#sheet") || inLargeLetters()) return;
    const others = [...document.querySelectorAll(".seat b")].map((name) => name.textContent).join();
    const turned = others !== this.#others;
    this.#others = others;
    // A table lies before a person: it is compared with what that person saw last.
    const view = `${reading.screen} ${frame.holder}`;
    const before = this.#before.get(view);
    const travels = new Set((frame.step.moves ?? []).flatMap((move) => [move.from, move.to]));
    const stands = [...now].filter(
      ([key, element]) =>
        !travels.has(element.getAttribute("data-place") ?? "") && !(turned && GOES_ROUND.test(key)),
    );
    this.#tellOfMoves(reading, stands, before ?? new Map(), tell);
    // What may move is not remembered: where it comes to rest is another place.
    const stays = [...now].filter(([, element]) => !excepted("jump", element));
    this.#before.set(view, new Map(stays.map(([key, element]) => [key, reading.box(element)])));
  }

  /**
   * @param {Reading} reading
   * @param {Iterable<[string, Element]>} now
   * @param {Map<string, DOMRect>} before
   * @param {Tell} tell
   */
  #tellOfMoves(reading, now, before, tell) {
    for (const [key, element] of now) {
      const was = before.get(key);
      if (!was) continue;
      const box = reading.box(element);
      const by = [box.x - was.x, box.y - was.y].map((d) => Math.round(d * 10) / 10);
      if (by.some((d) => Math.abs(d) > SLACK)) tell("jump", `${key} by ${by.join(", ")}`, element);
    }
  }

  /** @param {Reading} reading @returns {Map<string, Element>} what can be told apart from everything else */
  #standing(reading) {
    /** @type {Map<string, Element | null>} */
    const found = new Map();
    for (const element of reading.elements) {
      if (!element.matches(STANDS)) continue;
      const key = keyOf(element);
      found.set(key, found.has(key) ? null : element);
    }
    return new Map([...found].flatMap(([key, element]) => (element ? [[key, element]] : [])));
  }
}

/** @param {Element} element */
function keyOf(element) {
  const place = element.getAttribute("data-place");
  if (place) return `place ${place}`;
  if (element.id) return `#${element.id}`;
  const event = element.getAttribute("data-event") ?? element.getAttribute("data-hold");
  if (event) return `${nameOf(element)} ${event}`;
  const kind = (element.getAttribute("class") ?? "").split(" ")[0];
  return element.matches(".seat") ? `seat ${element.querySelector("b")?.textContent}` : `.${kind}`;
}
