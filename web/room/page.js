// Tenfold's side of an added game's room. It opens the frame, sends it its files, and does what a game may ask for.
//
// Messages from the room are not trusted. Each is checked here by its kind, and unknown kinds are ignored. Messages
// that go on for too long or come too fast end the room.

import { hashOf } from "../shell/hash.js";
import { isSound } from "../shell/sound.js";
import { Sparingly } from "./sparingly.js";

/**
 * @typedef {import("../shell/types.js").Happening} Happening
 * @typedef {{ read: (key: string) => Promise<string | null>, write: (key: string, text: string) => Promise<void>,
 *   remove: (key: string) => Promise<void>, has: (key: string) => Promise<boolean> }} Keep the store of the saves
 * @typedef {object} House what Tenfold does for a room
 * @property {(event: Happening) => void} send an event for Tenfold's own table
 * @property {(state: { secret: boolean, awake: boolean }) => void} stands the state of the room's screen
 * @property {(effect: any) => void} act an effect that the shell carries out
 * @property {Keep} keep
 *
 * @typedef {object} Mine the rights of a room
 * @property {string[]} owned the keys of its own saved games
 * @property {string[]} games the names of the games in it
 * @property {string[]} allows `buzz` and `sound`, if the settings allow them
 * @property {string} title what the game is called
 */

/** After this long without an answer from a room, you are told; and again after the same time. */
const SILENCE_MS = 6000;
/** The first start of Python takes longer, and so does a trial. */
const START_MS = 45_000;
const TRIAL_MS = 90_000;
const LOOK_MS = 1000;

/** The longest save, and the most saves in a short time. */
const HEAVIEST = 400_000;
const MOST_WRITES = 60;
/** The most saved games of a room; further ones are not saved. */
const MOST_GAMES = 250;
/** The most buzzes and sounds in a short time; faster ones can't be told apart anyway. */
const MOST_HEARD = 40;

/** The progress of a room, in percent, at each step: files here, frame open, Python up, game ready. */
const STAGES = { files: 15, frame: 25, python: 75, game: 90 };

const BACK = /^back:/;
const GAME = /^game:[0-9a-f]{1,16}-[0-9a-f]{6}$/;
const LISTS = ["open", "history", "lessons"];

const POLICY =
  "default-src 'none'; script-src 'HASH' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'";

/** @type {Promise<any> | undefined} */
let files;

/** Fetch the files for a room; once a visit, if it succeeds. */
export function prepare() {
  files ??= bring().catch((problem) => {
    files = undefined;
    throw problem;
  });
  return files;
}

const STYLES = ["tenfold", "games", "last", "large"].map((name) => `styles/${name}.css`);

async function bring() {
  const fetched = async (/** @type {string} */ path) => {
    const response = await fetch(new URL(path, document.baseURI));
    if (!response.ok) throw new Error(`part-missing ${path}`);
    return response;
  };
  const bytes = async (/** @type {string} */ path) => (await fetched(path)).arrayBuffer();
  const text = async (/** @type {string} */ path) => (await fetched(path)).text();
  const lock = JSON.parse(await text("pyodide/pyodide-lock.json"));
  const wheels = Object.values(lock.packages).map((it) => String(it.file_name).split("#")[0]);
  const names = ["pyodide.asm.wasm", "python_stdlib.zip.txt", "pyodide-lock.json", ...wheels];
  const parts = await Promise.all(names.map((name) => bytes(`pyodide/${name}`)));
  return {
    files: Object.fromEntries(names.map((name, i) => [name, parts[i]])),
    code: `${asScript(await text("pyodide/pyodide.asm.mjs"))}\n${await text("room/worker.js")}`,
    frame: await text("room/frame.js"),
    styles: (await Promise.all(STYLES.map(text))).join(""),
    font: await bytes("fonts/jost-latin-700-normal.woff2"),
  };
}

/**
 * Return Pyodide's module as a script, in which the export becomes a global name.
 * @param {string} module
 */
function asScript(module) {
  return module
    .replaceAll("import.meta.url", '"https://files.invalid/pyodide.asm.mjs"')
    .replace(/export default _createPyodideModule;\s*$/, "");
}

export class Room {
  /** @type {HTMLIFrameElement | null} */ #frame = null;
  /** @type {MessagePort | null} */ #port = null;
  #place;
  #house;
  /** The keys of its own saves. @type {Set<string>} */ #games;
  #called;
  #allows;
  #title;
  /** The time of the request that waits for an answer, or 0. */ #asked = 0;
  #patience = START_MS;
  /** The time of the ping that waits for its pong, or 0. */ #pinged = 0;
  #ready = false;
  #closed = false;
  #watch = 0;
  #trial = false;
  #writes = new Sparingly(MOST_WRITES);
  #heard = new Sparingly(MOST_HEARD);
  /** @type {Promise<unknown>} */ #saving = Promise.resolve();

  /**
   * @param {HTMLElement} place
   * @param {House} house
   * @param {Mine} mine
   */
  constructor(place, house, { owned, games, allows, title }) {
    this.#place = place;
    this.#house = house;
    this.#games = new Set(owned.map((id) => `game:${id}`));
    this.#called = games;
    this.#allows = allows;
    this.#title = title;
  }

  /**
   * @param {{ wanted: "try" | "enter", wheel: string, greeting: Happening[] }} work
   */
  async open(work) {
    this.#trial = work.wanted === "try";
    this.#asked = Date.now();
    this.#patience = this.#trial ? TRIAL_MS : START_MS;
    this.#watch = window.setInterval(() => this.#look(), LOOK_MS);
    try {
      this.#starting(1);
      const { files, code, frame, styles, font } = await prepare();
      const hash = await hashOf(new TextEncoder().encode(frame));
      if (this.#closed) return;
      this.#starting(STAGES.files);
      const element = document.createElement("iframe");
      element.setAttribute("sandbox", "allow-scripts");
      element.setAttribute("allow", "");
      element.title = this.#title;
      element.srcdoc = page(POLICY.replace("HASH", `sha256-${hash}`), frame);
      const channel = new MessageChannel();
      this.#port = channel.port1;
      channel.port1.onmessage = ({ data }) => this.#hear(data);
      element.addEventListener("load", () => {
        // Only once: a frame that has navigated elsewhere gets nothing.
        if (this.#frame !== element || !element.contentWindow || element.dataset.fed) {
          return this.#stopped("other-page");
        }
        element.dataset.fed = "";
        this.#starting(STAGES.frame);
        const copies = Object.fromEntries(
          Object.entries(files).map(([name, bytes]) => [name, bytes.slice(0)]),
        );
        const sprite = document.getElementById("sprite")?.innerHTML ?? "";
        const given = { type: "room", ...work, files: copies, code, styles, font, sprite };
        element.contentWindow.postMessage(given, "*", [channel.port2, ...Object.values(copies)]);
      });
      this.#frame = element;
      this.#place.append(element);
      this.#place.hidden = this.#trial;
    } catch (problem) {
      this.#stopped(String(problem));
    }
  }

  /** @param {Happening} event */
  send(event) {
    this.#port?.postMessage({ type: "event", event });
  }

  /** True if the room shows its game. Then the game handles back first. */
  get stands() {
    return this.#frame !== null && this.#ready;
  }

  close() {
    this.#closed = true;
    clearInterval(this.#watch);
    this.#port?.close();
    this.#frame?.remove();
    this.#frame = null;
    this.#port = null;
    this.#place.hidden = true;
    this.#starting(0);
    this.#house.stands({ secret: false, awake: false });
  }

  /**
   * Show the progress line at the top of the page. The second Python starts in 1 second on a fast phone, in several on
   * a slow one.
   * @param {number} done in percent; 0 if nothing is starting
   */
  #starting(done) {
    const { dataset, style } = document.documentElement;
    if (done) dataset.roomWaiting = "";
    else delete dataset.roomWaiting;
    style.setProperty("--start", String(done));
  }

  #look() {
    const now = Date.now();
    if (document.hidden) {
      // A hidden page sleeps, and so does its room, so this time doesn't count.
      this.#pinged = 0;
      if (this.#asked) this.#asked = now;
      return;
    }
    const waits = this.#asked ? now - this.#asked - this.#patience : -1;
    const mute = this.#pinged ? now - this.#pinged - SILENCE_MS : -1;
    this.#pinged ||= this.#ready ? now : 0;
    this.#port?.postMessage({ type: "ping" });
    if (waits < 0 && mute < 0) return;
    if (this.#trial) return this.#stopped("no-answer");
    // Report it once, then again after the same time.
    if (this.#asked) this.#asked = now;
    if (this.#pinged) this.#pinged = now;
    this.#house.send({ type: "room-silent" });
  }

  /** @param {any} message */
  #hear(message) {
    if (!this.#frame || typeof message !== "object" || message === null) return;
    switch (message.type) {
      case "pong":
        this.#pinged = 0;
        break;
      case "asked":
        this.#asked = Date.now();
        break;
      case "answered":
        this.#asked = 0;
        break;
      case "started":
        this.#starting(STAGES.python);
        break;
      case "ready":
        this.#starting(STAGES.game);
        this.#patience = SILENCE_MS;
        this.#ready = true;
        break;
      case "effects":
        void this.#carryOut(message.effects);
        break;
      case "state":
        this.#state(message);
        break;
      case "tried":
        this.close();
        this.#house.send({
          type: "wheel-tried",
          why: text(message.why),
          shelf: text(message.shelf),
        });
        break;
      case "stopped":
        this.#stopped(text(message.why));
    }
  }

  /** @param {any} state */
  async #state(state) {
    this.#starting(0);
    this.#house.stands({ secret: state.secret === true, awake: state.awake === true });
    if (typeof state.left !== "object" || state.left === null) return;
    await this.#saving;
    // The room was closed meanwhile, and this would count as a message from the next one.
    if (this.#closed) return;
    const { screen, toast } = state.left;
    this.#house.send({
      type: "left-room",
      screen: text(screen).slice(0, 20),
      toast: text(toast).slice(0, 300),
    });
  }

  /** @param {string} why */
  #stopped(why) {
    this.close();
    const type = this.#trial ? "wheel-tried" : "room-stopped";
    this.#house.send({ type, why: why.slice(0, 400) });
  }

  /** @param {unknown} effects */
  async #carryOut(effects) {
    const list = Array.isArray(effects) ? effects.slice(0, 40) : [];
    for (const effect of list) {
      if (this.#closed) return;
      if (typeof effect !== "object" || effect === null) continue;
      this.#saving = this.#one(effect);
      await this.#saving;
    }
    this.#port?.postMessage({ type: "carried" });
  }

  /** @param {any} effect */
  async #one({ type, key, text, then, ms, name, pitch, volume }) {
    switch (type) {
      case "save":
        return this.#save(key, text);
      case "forget":
        if (this.#isIts(key) && this.#mayWrite()) await this.#house.keep.remove(key);
        return;
      case "load":
        if (this.#isIts(key)) {
          const found = await this.#house.keep.read(key);
          this.send({ ...plain(then), type: "loaded", key, text: found });
        }
        return;
      case "buzz":
        if (Number.isFinite(ms) && this.#mayBeHeard(type)) {
          this.#house.act({ type, ms: Math.min(Math.max(ms, 0), 100) });
        }
        return;
      case "sound":
        if (isSound(name) && this.#mayBeHeard(type)) this.#house.act({ type, name, pitch, volume });
    }
  }

  /** @param {string} kind */
  #mayBeHeard(kind) {
    return this.#allows.includes(kind) && this.#heard.more();
  }

  /**
   * Save only the room's own games, and their lists, which Tenfold checks first.
   * @param {unknown} key
   * @param {unknown} text
   */
  async #save(key, text) {
    if (typeof key !== "string" || typeof text !== "string" || !this.#mayWrite()) return;
    if (text.length > HEAVIEST) return this.#stopped("save-too-large");
    if (LISTS.includes(key)) return this.#house.send({ type: "room-saved", key, text });
    const own = BACK.test(key) ? this.#isIts(key) : await this.#owns(key);
    if (!own || !this.#isOfItsGames(text) || this.#closed) return;
    await this.#house.keep.write(key, text);
  }

  /**
   * True if a key belongs to one of the room's own saved games, or to the review of one.
   * @param {unknown} key
   */
  #isIts(key) {
    return typeof key === "string" && this.#games.has(key.replace(BACK, "game:"));
  }

  /** @param {string} key */
  async #owns(key) {
    if (this.#games.has(key)) return true;
    if (!GAME.test(key) || this.#games.size >= MOST_GAMES || (await this.#house.keep.has(key)))
      return false;
    this.#games.add(key);
    return true;
  }

  /**
   * True if a save says that it is a game of this room. At its next start, Tenfold reads saves that are in no list, and
   * would take others for its own games.
   * @param {string} text
   */
  #isOfItsGames(text) {
    try {
      return this.#called.includes(JSON.parse(text).game);
    } catch {
      return false;
    }
  }

  #mayWrite() {
    if (this.#writes.more()) return true;
    this.#stopped("saves-too-much");
    return false;
  }
}

/**
 * Return a text, or an empty one for anything else. Converting it could run code of the object.
 * @param {unknown} value
 */
function text(value) {
  return typeof value === "string" ? value : "";
}

/**
 * @param {string} policy
 * @param {string} script
 */
function page(policy, script) {
  return `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head><body class="in-room"><div id="sprite"></div><div id="app"></div>
<div id="polite" class="shell-unseen" role="status"></div><div id="urgent" class="shell-unseen" role="alert"></div>
<script>${script}</script></body></html>`;
}

/** @param {unknown} given @returns {Record<string, string | boolean>} */
function plain(given) {
  const entries = Object.entries(typeof given === "object" && given !== null ? given : {});
  return Object.fromEntries(
    entries.filter(([, value]) => ["string", "boolean"].includes(typeof value)),
  );
}
