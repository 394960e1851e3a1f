// The frame of an added game's room: the shell's code for showing and listening, on a page without an origin. What the
// game draws is cleaned first. What it asks for goes to Tenfold's page, which decides.

import { announce } from "../shell/announce.js";
import { EventQueue } from "../shell/event-queue.js";
import { listen } from "../shell/gestures.js";
import { listenToHolds } from "../shell/hold.js";
import { listenToKeys } from "../shell/keyboard.js";
import { show } from "../shell/screen.js";
import { listenToSwipes } from "../shell/swipe.js";
import { Timers } from "../shell/timers.js";
import { clean, tagsIn } from "./clean.js";
import { Sparingly } from "./sparingly.js";

/** @typedef {import("../shell/types.js").Happening} Happening */

/** The longest answer accepted, enough for a screen and a save. */
const LONGEST = 1_000_000;

/** The most unrequested messages. One more ends the worker. */
const MOST_UNASKED = 20;

/** The selectors to which the room's table may give the focus (`table.view`); others might take for ever to match. */
const FOCUS = [
  "#sheet-title",
  "#take-phone",
  "[data-walk] button:not([aria-disabled]), .acts .btn",
  ".btn.lit",
];

/** The longest announcement, and the most in a short time: endless speech would drown out the way to leave. */
const LONGEST_SAID = 400;
const MOST_SAID = 12;

/** A screen with this many tags replaces the last one, because morphing it would take too long. */
const LARGE = 1500;

const MOST_TIMERS = 8;
const MOST_MOVES = 120;
const MOST_DRESS = 20;

// The one way to send data out that no Content-Security-Policy blocks.
for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) {
  Reflect.deleteProperty(globalThis, name);
}

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

addEventListener(
  "message",
  (message) => {
    if (message.source === parent && message.data?.type === "room")
      begin(message.data, message.ports[0]);
  },
  { once: true },
);

/**
 * @param {any} given
 * @param {MessagePort} port
 */
function begin(given, port) {
  const up = (/** @type {object} */ message) => port.postMessage(message);
  dress(given);
  const worker = new Worker(
    URL.createObjectURL(new Blob([given.code], { type: "text/javascript" })),
  );
  const ask = asker(worker, up);
  const queue = new EventQueue(take, (problem) => stopped(String(problem)));
  const send = (/** @type {Happening} */ event) => queue.add(event);
  const timers = new Timers(send);
  /** @type {() => void} */
  let carried = () => {};
  let back = false;
  let shownBefore = false;

  /** @param {string} why */
  function stopped(why) {
    worker.terminate();
    timers.set([]);
    up({ type: "stopped", why });
  }

  /**
   * @param {any} step
   * @param {boolean} shown
   */
  async function take(step, shown) {
    if (step.stopped !== undefined) return stopped(String(step.stopped));
    const effects = Array.isArray(step.effects) ? step.effects : [];
    const done = new Promise((resolve) => {
      carried = () => resolve(undefined);
    });
    up({ type: "effects", effects });
    await done;
    if (shown) {
      const screen = drawn(step);
      const stands = { type: "state", secret: step.secret === true, awake: step.awake === true };
      // Sent before the screen is shown: if you leave at that moment, it is covered.
      if (stands.secret) up({ ...stands, left: null });
      const morphs = tagsIn(screen.html) < LARGE;
      await show(app, screen, { mayTakeFocus: document.hasFocus() || !shownBefore, morphs });
      shownBefore = true;
      for (const effect of effects.slice(0, MOST_SAID)) {
        if (effect?.type === "announce") say(effect.text, effect.urgent === true);
      }
      say(step.say, false);
      back = step.back === true;
      up({ ...stands, left: step.left ?? null });
    }
    timers.set(Array.isArray(step.timers) ? step.timers.slice(0, MOST_TIMERS) : []);
  }

  listen(app, send);
  listenToHolds(app, send);
  listenToSwipes(app, send);
  listenToKeys(app, () => back && send({ type: "back" }));

  port.onmessage = async ({ data }) => {
    switch (data.type) {
      case "carried":
        return carried();
      case "event":
        return send(data.event);
      case "ping":
        return up({ type: "pong" });
    }
  };

  void work();
  async function work() {
    try {
      await ask({ type: "start", files: given.files }, Object.values(given.files));
      up({ type: "started" });
      if (given.wanted === "try") {
        const result = JSON.parse(String(await ask({ type: "try", wheel: given.wheel })));
        return up({ type: "tried", why: String(result.why), shelf: String(result.shelf) });
      }
      await ask({ type: "enter", wheel: given.wheel });
      up({ type: "ready" });
      queue.start(async (event) => String(await ask({ type: "event", event })), given.greeting);
    } catch (problem) {
      stopped(String(problem));
    }
  }
}

const said = new Sparingly(MOST_SAID);

/**
 * @param {unknown} text
 * @param {boolean} urgent
 */
function say(text, urgent) {
  if (typeof text === "string" && text && said.more())
    announce(text.slice(0, LONGEST_SAID), urgent);
}

/**
 * Return the allowed parts of a step, cleaned.
 * @param {any} step
 * @returns {import("../shell/types.js").Step}
 */
function drawn({ html, root, cover, moves, motion, focus }) {
  const dress = Object.entries(typeof root === "object" && root ? root : {})
    .slice(0, MOST_DRESS)
    .filter(isDress);
  return {
    html: clean(String(html)),
    root: /** @type {Record<string, string>} */ (Object.fromEntries(dress)),
    cover: cover === true,
    moves: Array.isArray(moves) ? moves.slice(0, MOST_MOVES) : [],
    motion: Math.min(Math.max(Number(motion) || 0, 0), 2),
    focus: FOCUS.includes(focus) ? focus : undefined,
  };
}

/**
 * True if a step may put this attribute on the root of its page.
 * @param {[string, unknown]} attribute
 */
function isDress([name, value]) {
  return typeof value === "string" && /^(class|lang|dir|data-[a-z-]+)$/.test(name);
}

/**
 * Return a function that asks the worker one question at a time, in order. Tenfold's page measures the time.
 * @param {Worker} worker
 * @param {(message: object) => void} up
 * @returns {(question: object, transfer?: Transferable[]) => Promise<unknown>}
 */
function asker(worker, up) {
  /** @type {{ resolve: (answer: unknown) => void, reject: (problem: unknown) => void } | null} */
  let waiting = null;
  let unasked = 0;
  worker.onmessage = ({ data }) => {
    if (!waiting) {
      unasked += 1;
      if (unasked > MOST_UNASKED) worker.terminate();
      return;
    }
    const { resolve, reject } = waiting;
    waiting = null;
    up({ type: "answered" });
    const { answer, problem } = data ?? {};
    if (typeof problem === "string") reject(new Error(problem.slice(0, LONGEST_SAID)));
    // Anything other than a text could become an endless text when converted.
    else if (answer !== null && (typeof answer !== "string" || answer.length > LONGEST)) {
      reject(new RangeError("too-large"));
    } else resolve(answer);
  };
  worker.onerror = (problem) => {
    problem.preventDefault();
    waiting?.reject(new Error("python-stopped"));
    waiting = null;
  };
  return (question, transfer = []) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      up({ type: "asked" });
      worker.postMessage(question, transfer);
    });
}

/**
 * Apply Tenfold's look: its styles, its font and the symbols of its drawings.
 * @param {{ styles: string, font: ArrayBuffer, sprite: string }} given
 */
function dress({ styles, font, sprite }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.replace(/@font-face\s*{[^}]*}/g, ""));
  document.adoptedStyleSheets = [sheet];
  const face = new FontFace("Tenfold", font, { weight: "700" });
  face.load().then(() => document.fonts.add(face));
  const place = /** @type {HTMLElement} */ (document.getElementById("sprite"));
  place.innerHTML = sprite;
}
