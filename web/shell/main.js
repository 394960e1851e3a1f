// The shell: carries events to Python, and screens to the page. It knows no game and no screen, only the events and
// steps of docs/shell-and-table.md.

import { announce } from "./announce.js";
import { keepAwake } from "./awake.js";
import { Back } from "./back.js";
import { startSomehow } from "./beginning.js";
import { Cover } from "./cover.js";
import { carryOut, carryOutFirst } from "./effects.js";
import { EventQueue } from "./event-queue.js";
import { bringTranslated, keepForNextVisit, prepared } from "./first-screens.js";
import { listen } from "./gestures.js";
import { listenToHolds } from "./hold.js";
import {
  isInstallable,
  isIos,
  isLarge,
  isStandalone,
  watchInstall,
  watchSize,
} from "./home-screen.js";
import { listenToKeys } from "./keyboard.js";
import { wordsFor } from "./language.js";
import {
  acquire,
  becomeNext,
  comeBackAfterReload,
  reloadInTurn,
  takeOverByReload,
} from "./lock.js";
import { takeNewer } from "./newer.js";
import {
  areFilesHere,
  bringFilesNear,
  checkBuild,
  fileMissing,
  isServed,
  refreshPage,
  reloadOnTakeOver,
  watchForUpdate,
} from "./offline.js";
import { PythonDied, startPython } from "./python.js";
import { leave, leftMark } from "./reading.js";
import { Rooms } from "./rooms.js";
import { show } from "./screen.js";
import { addressOfPage } from "./share.js";
import { forgetSnapshot, snapshotIsGood, takeSnapshotInTime } from "./snapshot.js";
import * as store from "./store.js";
import { listenToSwipes } from "./swipe.js";
import { takeAlong } from "./take-along.js";
import { Timers } from "./timers.js";
import { NotWhole } from "./whole.js";
import { leaveWord, takeWord } from "./word.js";

/**
 * @typedef {import("./types.js").Happening} Happening
 * @typedef {import("./types.js").Step} Step
 */

const root = document.documentElement;
const app = element("app");

const queue = new EventQueue(take, failed);
const timers = new Timers(send);
const back = new Back(send);
const room = element("room");
const cover = new Cover(element("cover"), room);
/** The state of Tenfold's own screen: does it hold a secret, and does it keep the phone awake? */
const stands = { secret: false, awake: false };
const rooms = new Rooms({
  place: room,
  send,
  stands: ({ secret, awake }) => {
    cover.set([...(stands.secret ? [app] : []), ...(secret ? [room] : [])]);
    keepAwake(awake || stands.awake);
  },
  act: (effect) => carryOut([effect], send, rooms),
});

/** @type {import("./python.js").Python | null} */
let python = null;

/** True if this tab is the one that plays. */
let plays = false;

/** How long the first screen waits for its words in another language. */
const PATIENCE_MS = 3000;

/** How long to wait before a file that didn't come is asked for again. */
const AGAIN_MS = 2000;

/** Python that dies is restarted, but not if it has died within this time before. */
const CALM_MS = 300_000;
let died = Number.NEGATIVE_INFINITY;

/** The event that leads back to where Python was. @type {Happening | null} */
let again = null;

/** True while events are ignored, because Python has died or is being restarted. */
let deaf = false;

// Set before a reload that should bring the page and files of one version.
const RELOADED = "tenfold-reloaded";

/** The screens shown before Python is up, for going back. @type {Step[]} */
const walked = [];

/** Events that the shell handles itself. @type {Record<string, () => unknown>} */
const OWN = {
  "steal-lock": takeOverByReload,
  restart: reloadIfItCan,
  // The last resort, if nothing else works.
  rescue: () => takeAlong("tenfold-saves.json"),
};

/** @param {Happening} event */
function send(event) {
  if (OWN[event.type]) {
    OWN[event.type]();
    return;
  }
  if (rooms.open && event.type === "back" && !root.dataset.sheet) {
    rooms.send(event);
    back.rearm();
    return;
  }
  if (deaf) return;
  const answered = !python && answerAlone(event);
  queue.add(event);
  if (!python && !answered) root.dataset.shellWaiting = "";
}

/**
 * Answer before Python is up, with a screen prepared by the build or on the last visit.
 * @param {Happening} event
 * @returns {boolean} true if there was one
 */
function answerAlone(event) {
  const isBack = event.type === "back" && walked.length > 1;
  if (isBack) walked.pop();
  const step = isBack ? walked[walked.length - 1] : prepared(JSON.stringify(event));
  if (!step) return false;
  if (!isBack) walked.push(step);
  show(app, step);
  back.set(walked.length > 1);
  return true;
}

/**
 * Handle an answer from Python: first the saves, then the screen, then everything else.
 * @param {Step} step
 * @param {boolean} shown
 */
async function take(step, shown) {
  const effects = step.effects ?? [];
  await carryOutFirst(effects, send, rooms);
  if (shown) {
    delete root.dataset.shellWaiting;
    show(app, step);
    Object.assign(stands, { secret: step.secret ?? false, awake: step.awake ?? false });
    back.set(step.back ?? false);
    if (!rooms.open) {
      cover.set(stands.secret ? [app] : []);
      keepAwake(stands.awake);
    }
  }
  timers.set(step.timers ?? []);
  again = step.again ?? null;
  // Don't remember a home screen while some games are still unread.
  if (step.keep && Object.keys(step.keep).length && !store.isUnread()) keepForNextVisit(step.keep);
  carryOut(effects, send, rooms);
  if (shown && step.say) announce(step.say, false);
}

/**
 * Handle a problem with Python: restart it if it has died, otherwise report a crash.
 * @param {unknown} problem
 */
function failed(problem) {
  if (problem instanceof PythonDied) void revive(problem);
  else crash(problem);
}

/** @param {PythonDied} problem */
async function revive(problem) {
  if (deaf) return;
  // If it died while reading a save, the restart skips that save, so this doesn't count as one more crash.
  if (!leftMark()) {
    if (performance.now() - died < CALM_MS) return crash(problem);
    died = performance.now();
  }
  console.info("Tenfold starts Python again:", problem.message);
  forgetSnapshot().catch(() => {});
  stop();
  root.dataset.shellWaiting = "";
  await queue.quiet();
  const back = again ? [again] : [];
  try {
    python = await startPython(failed);
    const { boot, rest } = await greeting();
    // Meanwhile another tab may have taken over.
    if (!plays) return stop();
    deaf = false;
    const fresh = { ...boot, env: { ...boot.env, query: {}, link: {} } };
    queue.start(python.dispatch, [fresh, ...back, { type: "started-again" }, ...rest]);
  } catch (second) {
    crash(second);
  }
}

/**
 * Report an exception in Python. Everything that was on the screen is saved. The trace goes only to
 * the console of this device.
 * @param {unknown} problem
 */
function crash(problem) {
  console.error(problem);
  forgetSnapshot().catch(() => {});
  stop();
  showAlone("crash");
}

/** Stop everything in this tab. */
function stop() {
  deaf = true;
  queue.stop();
  timers.set([]);
  keepAwake(false);
  rooms.close();
  python?.stop();
  python = null;
}

/** Let another tab play: finish the move under way, say so, and write no more. */
async function giveUp() {
  queue.add({ type: "lock-lost" });
  await queue.quiet();
  stop();
  plays = false;
  showAlone("lock");
  // Not awaited: the lock is released only when giveUp returns. By its next turn this tab's memory is out of date.
  void becomeNext(async () => {}).then(reloadInTurn);
}

/**
 * Show a screen without Python, in place of the current one.
 * @param {string} name
 */
function showAlone(name) {
  const step = prepared(name);
  if (step) show(app, { ...step, cover: true });
  delete root.dataset.shellWaiting;
  cover.set([]);
  back.set(false);
}

/**
 * @param {number} done
 * @param {number} total
 */
function showProgress(done, total) {
  const percent = Math.floor((100 * done) / total);
  root.dataset.shellStart = String(percent);
  root.style.setProperty("--start", String(percent));
}

/** Return the first events for Python: the saves, or why they can't be read. */
async function greeting() {
  const env = {
    now: Date.now(),
    entropy: crypto.getRandomValues(new Uint32Array(1))[0],
    standalone: isStandalone(),
    ios: isIos(),
    installable: isInstallable(),
    large: isLarge(),
    address: addressOfPage(),
    direct: "RTCPeerConnection" in window && Boolean(navigator.mediaDevices?.getUserMedia),
    query: Object.fromEntries(new URLSearchParams(location.search)),
    link: takeLink(),
    skip: leftMark(),
    language: await wordsFor(),
  };
  try {
    const found = await store.readAtStart((kept) => queue.add({ type: "kept-late", ...kept }));
    return { boot: { type: "boot", ...found, env }, rest: [] };
  } catch (problem) {
    if (!(problem instanceof store.SaveRefused)) throw problem;
    const event = { type: "save-failed", key: null, reason: problem.reason };
    const boot = { type: "boot", saves: {}, games: [], env: { ...env, unread: store.isUnread() } };
    return { boot, rest: [event] };
  }
}

/**
 * Parse the part of the address after the `#`, and remove it, so that the link opens only once.
 * @returns {Record<string, string>}
 */
function takeLink() {
  const link = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  return link;
}

/** Say on the first screen that a link is waiting: only Python can read it. */
function tellOfLink() {
  app.querySelector("main")?.insertAdjacentHTML("beforeend", prepared("link")?.html ?? "");
}

/**
 * Settle when that is done, or after some time: a slow network must not hide the English screen for long.
 * @param {Promise<void>} doing
 */
function inTime(doing) {
  return Promise.race([doing, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Settle once the browser has painted, so that Python doesn't delay the first picture. */
function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** @param {string} id @returns {HTMLElement} */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

function watchThePage() {
  listen(app, send);
  listenToHolds(app, send);
  listenToSwipes(app, send);
  listenToKeys(app, () => back.go());
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) cover.close();
    const event = { type: document.hidden ? "hidden" : "shown" };
    send(event);
    rooms.send(event);
  });
  addEventListener("pagehide", () => cover.close());
  addEventListener("pagehide", leave);
  addEventListener("hashchange", () => {
    const link = takeLink();
    if (Object.keys(link).length) send({ type: "link", link });
  });
  watchInstall(() => send({ type: "installable" }));
  watchSize((large) => {
    const event = { type: "resized", large };
    send(event);
    rooms.send(event);
  });
}

/** Return the first screen as the build has put it into the page. @returns {Step} */
function asBuilt() {
  const names = root.getAttributeNames().filter((name) => name.startsWith("data-"));
  const dress = Object.fromEntries(names.map((name) => [name, root.getAttribute(name) ?? ""]));
  return { html: app.innerHTML, title: document.title, root: dress };
}

/**
 * Bring the styles of the tables, which no screen before Python needs. They stand before the last ones, which may
 * replace them. Without a network, try again.
 */
function bringTables() {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "styles/games.css" });
  link.addEventListener("error", () => setTimeout(bringTables, AGAIN_MS));
  document.querySelector("link[href='styles/last.css']")?.before(link);
}

async function main() {
  if (root.dataset.shellAlone) return;
  await inTime(bringTranslated());
  const first = prepared("home");
  walked.push(first ?? asBuilt());
  if (first) show(app, first);
  delete root.dataset.shellUntold;
  if (location.hash) tellOfLink();
  watchThePage();
  // For bench/: from here on, the shell or (later) Python answers taps.
  performance.mark("tenfold-home");
  bringTables();
  reloadOnTakeOver(
    () => queue.quiet(),
    () => plays,
  );
  plays = await acquire(giveUp);
  if (!plays) {
    showAlone("lock");
    await becomeNext(giveUp);
    plays = true;
    show(app, { ...(prepared("home") ?? walked[0]), cover: true });
  }
  const cameBack = isServed();
  comeBackAfterReload(() => plays);
  store.whenMended(() => queue.add({ type: "saved-again" }));
  void watchForUpdate(() => queue.add({ type: "update-ready" }));
  await painted();
  try {
    await bringFilesNear(showProgress);
    [python] = await Promise.race([
      Promise.all([startSomehow(failed), checkBuild()]),
      fileMissing(),
    ]);
  } catch (problem) {
    return notStarted(problem);
  }
  takeWord(RELOADED);
  showProgress(1, 1);
  const { boot, rest } = await greeting();
  // Meanwhile another tab may have taken over.
  if (!plays) return stop();
  queue.start(python.dispatch, [boot, ...rest]);
  await queue.quiet();
  if (!python) return;
  // For bench/ and the tests: from here on, Python answers every tap.
  performance.mark("tenfold-ready");
  await snapshotIsGood();
  takeSnapshotInTime(cameBack);
}

/**
 * Handle a failed start. Without a network, or during an upload to the host, it isn't a bug and a new try helps. So
 * reload once automatically, then show a screen that says so.
 * @param {unknown} problem
 */
async function notStarted(problem) {
  if (!(problem instanceof NotWhole) && (await areFilesHere())) return failed(problem);
  console.info("Tenfold didn’t load completely:", problem);
  stop();
  // The page reloads when the newer version takes over.
  if (await takeNewer()) return;
  if (!takeWord(RELOADED) && (await refreshPage()) && leaveWord(RELOADED)) location.reload();
  else showAlone("incomplete");
}

/** Reload, unless that would lose the page: there is no network, and the service worker doesn't have it. */
async function reloadIfItCan() {
  if (isServed() || (await refreshPage())) location.reload();
  else showAlone("incomplete");
}

void main();
