// The house's end of an added game's room: it opens the frame, feeds it, and takes from it what a game may ask for.
//
// What comes from the room is a stranger's word. Each message is looked at here, by kind, and what is not on the list
// is passed over; what goes on for too long or too fast ends the room.

import { hashOf } from "../shell/hash.js";
import { isSound } from "../shell/sound.js";
import { Sparingly } from "./sparingly.js";

/**
 * @typedef {import("../shell/types.js").Happening} Happening
 * @typedef {{ read: (key: string) => Promise<string | null>, write: (key: string, text: string) => Promise<void>,
 *   remove: (key: string) => Promise<void>, has: (key: string) => Promise<boolean> }} Keep where the saves are
 * @typedef {object} House what the room is told to do for
 * @property {(event: Happening) => void} send an event for the house's table
 * @property {(state: { secret: boolean, awake: boolean }) => void} stands how the room's screen stands
 * @property {(effect: any) => void} act an effect that the shell carries out
 * @property {Keep} keep
 *
 * @typedef {object} Mine what a room may do
 * @property {string[]} owned the saved games that are its own
 * @property {string[]} games what the games in it are called
 * @property {string[]} allows of `buzz` and `sound`, what this person wants from games
 */

/** A room that has not answered for so long is told of, and again after as long. */
const SILENCE_MS = 6000;
/** A first Python takes its time, and so does a trial. */
const START_MS = 45_000;
const TRIAL_MS = 90_000;
const LOOK_MS = 1000;

/** What a save may weigh, and how many there may be in a while. */
const HEAVIEST = 400_000;
const MOST_WRITES = 60;
/** Saved games that a room may have; of more, none is kept. */
const MOST_GAMES = 250;
/** Buzzes and sounds in a while; what comes faster is no longer heard as such. */
const MOST_HEARD = 40;

/** How far a room is, in hundredths, when the page has its files, the frame stands, Python is up, the game is in. */
const STAGES = { files: 15, frame: 25, python: 75, game: 90 };

const BACK = /^back:/;
const GAME = /^game:[0-9a-f]{1,16}-[0-9a-f]{6}$/;
const LISTS = ["open", "history", "lessons"];

const POLICY =
  "default-src 'none'; script-src 'HASH' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'";

/** @type {Promise<any> | undefined} */
let files;

/** Bring near what a room needs; once a visit, if it succeeds. */
export function prepare() {
  files ??= bring().catch((problem) => {
    files = undefined;
    throw problem;
  });
  return files;
}

async function bring() {
  const fetched = async (/** @type {string} */ path) => {
    const response = await fetch(new URL(path, document.baseURI));
    if (!response.ok) throw new Error(`${path} is missing.`);
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
    styles: await text("styles/tenfold.css"),
    font: await bytes("fonts/jost-latin-700-normal.woff2"),
  };
}

/**
 * Pyodide's module as a script: what is exported becomes a name.
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
  /** Since when an answer is waited for. */ #asked = 0;
  #patience = START_MS;
  /** Since when a ping waits for its pong. */ #pinged = 0;
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
  constructor(place, house, { owned, games, allows }) {
    this.#place = place;
    this.#house = house;
    this.#games = new Set(owned.map((id) => `game:${id}`));
    this.#called = games;
    this.#allows = allows;
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
      element.title = this.#trial ? "" : "Added game";
      element.srcdoc = page(POLICY.replace("HASH", `sha256-${hash}`), frame);
      const channel = new MessageChannel();
      this.#port = channel.port1;
      channel.port1.onmessage = ({ data }) => this.#hear(data);
      element.addEventListener("load", () => {
        // Once: a frame that has gone elsewhere gets nothing.
        if (this.#frame !== element || !element.contentWindow || element.dataset.fed) {
          return this.#stopped("The game tried to open another page, so it was closed.");
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

  /** Whether the room shows its game: then the way back is the game's first. */
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
   * The line at the top of the page: the second Python takes a second on a quick phone, and several on a slow one.
   * @param {number} done in hundredths; 0 where nothing is starting
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
      // A page that is out of sight sleeps, and so does a room: nobody waits.
      this.#pinged = 0;
      if (this.#asked) this.#asked = now;
      return;
    }
    const waits = this.#asked ? now - this.#asked - this.#patience : -1;
    const mute = this.#pinged ? now - this.#pinged - SILENCE_MS : -1;
    this.#pinged ||= this.#ready ? now : 0;
    this.#port?.postMessage({ type: "ping" });
    if (waits < 0 && mute < 0) return;
    if (this.#trial) return this.#stopped("The game isn’t responding.");
    // Told once, then after as long a wait again.
    if (this.#asked) this.#asked = now;
    if (this.#pinged) this.#pinged = now;
    this.#house.send({ type: "room-silent" });
  }

  /** @param {any} told */
  #hear(told) {
    if (!this.#frame || typeof told !== "object" || told === null) return;
    switch (told.type) {
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
        void this.#carryOut(told.effects);
        break;
      case "state":
        this.#state(told);
        break;
      case "tried":
        this.close();
        this.#house.send({ type: "wheel-tried", why: text(told.why), shelf: text(told.shelf) });
        break;
      case "stopped":
        this.#stopped(text(told.why));
    }
  }

  /** @param {any} told */
  async #state(told) {
    this.#starting(0);
    this.#house.stands({ secret: told.secret === true, awake: told.awake === true });
    if (typeof told.left !== "object" || told.left === null) return;
    await this.#saving;
    // Put away meanwhile: this word would be taken for that of the next room.
    if (this.#closed) return;
    const { screen, toast } = told.left;
    this.#house.send({ type: "left-room", screen: text(screen).slice(0, 20), toast: text(toast).slice(0, 300) });
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
  async #one({ type, key, text, then, ms, name }) {
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
        if (isSound(name) && this.#mayBeHeard(type)) this.#house.act({ type, name });
    }
  }

  /** @param {string} kind */
  #mayBeHeard(kind) {
    return this.#allows.includes(kind) && this.#heard.more();
  }

  /**
   * Only its own games, and the lists of them, which the house reads before it believes them.
   * @param {unknown} key
   * @param {unknown} text
   */
  async #save(key, text) {
    if (typeof key !== "string" || typeof text !== "string" || !this.#mayWrite()) return;
    if (text.length > HEAVIEST) return this.#stopped("The game’s saved data is too large, so it was closed.");
    if (LISTS.includes(key)) return this.#house.send({ type: "room-saved", key, text });
    const own = BACK.test(key) ? this.#isIts(key) : await this.#owns(key);
    if (!own || !this.#isOfItsGames(text) || this.#closed) return;
    await this.#house.keep.write(key, text);
  }

  /**
   * Whether a key is that of a saved game of its own, or of what is kept of looking back at one.
   * @param {unknown} key
   */
  #isIts(key) {
    return typeof key === "string" && this.#games.has(key.replace(BACK, "game:"));
  }

  /** @param {string} key */
  async #owns(key) {
    if (this.#games.has(key)) return true;
    if (!GAME.test(key) || this.#games.size >= MOST_GAMES || (await this.#house.keep.has(key))) return false;
    this.#games.add(key);
    return true;
  }

  /**
   * Whether a save says that it is a game of this room: the house reads what no list knows at its next start, and
   * would take it for a game of its own.
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
    this.#stopped("The game is saving too much data, so it was closed.");
    return false;
  }
}

/**
 * What should be a text; nothing else is made one, as that runs what the thing says of itself.
 * @param {unknown} told
 */
function text(told) {
  return typeof told === "string" ? told : "";
}

/**
 * @param {string} policy
 * @param {string} script
 */
function page(policy, script) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Added game</title></head><body class="in-room"><div id="sprite"></div><div id="app"></div>
<div id="polite" class="shell-unseen" role="status"></div><div id="urgent" class="shell-unseen" role="alert"></div>
<script>${script}</script></body></html>`;
}

/** @param {unknown} given @returns {Record<string, string | boolean>} */
function plain(given) {
  const entries = Object.entries(typeof given === "object" && given !== null ? given : {});
  return Object.fromEntries(entries.filter(([, value]) => ["string", "boolean"].includes(typeof value)));
}
