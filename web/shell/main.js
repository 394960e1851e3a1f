// The shell: carries events in and screens out. It knows no game and no screen, only the events and steps
// of docs/shell-and-table.md.

import { announce } from "./announce.js";
import { keepAwake } from "./awake.js";
import { Back } from "./back.js";
import { startSomehow } from "./beginning.js";
import { Cover } from "./cover.js";
import { carryOut, carryOutFirst } from "./effects.js";
import { EventQueue } from "./event-queue.js";
import { keepForNextVisit, prepared } from "./first-screens.js";
import { listen } from "./gestures.js";
import { listenToHolds } from "./hold.js";
import { isInstallable, isIos, isStandalone, watchInstall } from "./home-screen.js";
import { listenToKeys } from "./keyboard.js";
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
/** What of the screen is secret, or keeps it awake: the house's own, or the room's. */
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

/** Whether this tab is the one that plays. */
let plays = false;

/** Python is started a second time on a visit; a third time only when it has lived so long in between. */
const CALM_MS = 300_000;
let died = Number.NEGATIVE_INFINITY;

/** Where Python was: the event that leads back there. @type {Happening | null} */
let again = null;

/** Nobody hears what is done to a screen that Python has left behind: it has died, or is started again. */
let deaf = false;

// Left before a reload that is to bring a page and files of one version.
const RELOADED = "tenfold-reloaded";

/** The screens walked through before Python is up, for the way back. @type {Step[]} */
const walked = [];

/** What the shell answers by itself. @type {Record<string, () => unknown>} */
const OWN = {
  "steal-lock": takeOverByReload,
  restart: reloadIfItCan,
  // For the case that nothing else works.
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
 * Before Python is up: screens that the build or the last visit has prepared.
 * @param {Happening} event
 * @returns {boolean} whether there was one
 */
function answerAlone(event) {
  const isBack = event.type === "back" && walked.length > 1;
  if (isBack) walked.pop();
  const step = isBack ? walked[walked.length - 1] : prepared(JSON.stringify(event));
  if (!step) return false;
  if (!isBack) walked.push(step);
  void show(app, step);
  back.set(walked.length > 1);
  return true;
}

/**
 * Deal with an answer from Python: first on disk, then on the screen, then all else.
 * @param {Step} step
 * @param {boolean} shown
 */
async function take(step, shown) {
  const effects = step.effects ?? [];
  await carryOutFirst(effects, send, rooms);
  if (shown) {
    delete root.dataset.shellWaiting;
    await show(app, step);
    Object.assign(stands, { secret: step.secret ?? false, awake: step.awake ?? false });
    back.set(step.back ?? false);
    if (!rooms.open) {
      cover.set(stands.secret ? [app] : []);
      keepAwake(stands.awake);
    }
  }
  timers.set(step.timers ?? []);
  again = step.again ?? null;
  // A home without the games that are still to be read is not worth remembering.
  if (step.keep && Object.keys(step.keep).length && !store.isUnread()) keepForNextVisit(step.keep);
  carryOut(effects, send, rooms);
  if (shown && step.say) announce(step.say, false);
}

/**
 * Something is amiss with Python. Where it has died it is started again, once.
 * @param {unknown} problem
 */
function failed(problem) {
  if (problem instanceof PythonDied) void revive(problem);
  else crash(problem);
}

/** @param {PythonDied} problem */
async function revive(problem) {
  if (deaf) return;
  // If a saved game kills it, it dies again at every try, and that game is left alone. So it is no bug of Tenfold's.
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
 * Python raised an exception: say so. What was on the screen is on disk. The trace goes to the
 * console of this device and nowhere else.
 * @param {unknown} problem
 */
function crash(problem) {
  console.error(problem);
  forgetSnapshot().catch(() => {});
  stop();
  showAlone("crash");
}

/** Nothing moves any more in this tab. */
function stop() {
  deaf = true;
  queue.stop();
  timers.set([]);
  keepAwake(false);
  rooms.close();
  python?.stop();
  python = null;
}

/** Another tab wants to play: finish the move under way, say so, and write no more. */
async function giveUp() {
  queue.add({ type: "lock-lost" });
  await queue.quiet();
  stop();
  plays = false;
  showAlone("lock");
  // Not before this lock is let go. What this tab has in memory is old by then.
  void becomeNext(async () => {}).then(reloadInTurn);
}

/**
 * A screen without Python, in place of whatever was there.
 * @param {string} name
 */
function showAlone(name) {
  const step = prepared(name);
  if (step) void show(app, { ...step, cover: true });
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

/** What Python hears first: what is kept, and if that cannot be read, why. */
async function greeting() {
  const env = {
    now: Date.now(),
    entropy: crypto.getRandomValues(new Uint32Array(1))[0],
    standalone: isStandalone(),
    ios: isIos(),
    installable: isInstallable(),
    address: addressOfPage(),
    query: Object.fromEntries(new URLSearchParams(location.search)),
    link: takeLink(),
    skip: leftMark(),
  };
  try {
    const found = await store.readAtStart((kept) => queue.add({ type: "kept-late", ...kept }));
    return { boot: { type: "boot", ...found, env }, rest: [] };
  } catch (problem) {
    if (!(problem instanceof store.SaveRefused)) throw problem;
    const told = { type: "save-failed", key: null, reason: problem.reason };
    const boot = { type: "boot", saves: {}, games: [], env: { ...env, unread: store.isUnread() } };
    return { boot, rest: [told] };
  }
}

/**
 * What stands behind the `#` of the address, taken apart and away: it is opened once.
 * @returns {Record<string, string>}
 */
function takeLink() {
  const link = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  return link;
}

/** Only Python can read it: until it is up, the first screen says what it is waiting for. */
function tellOfLink() {
  app.querySelector("main")?.insertAdjacentHTML("beforeend", prepared("link")?.html ?? "");
}

/** Settles when the browser has painted what there is: Python must not delay the first picture. */
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
}

/** The first screen as the build has put it into the page. @returns {Step} */
function asBuilt() {
  const names = root.getAttributeNames().filter((name) => name.startsWith("data-"));
  const dress = Object.fromEntries(names.map((name) => [name, root.getAttribute(name) ?? ""]));
  return { html: app.innerHTML, title: document.title, root: dress };
}

async function main() {
  if (root.dataset.shellAlone) return;
  const kept = prepared("home");
  walked.push(kept ?? asBuilt());
  if (kept) await show(app, kept);
  if (location.hash) tellOfLink();
  watchThePage();
  // For bench/: from here on a tap is answered, by the shell or, later, by Python.
  performance.mark("tenfold-home");
  reloadOnTakeOver(
    () => queue.quiet(),
    () => plays,
  );
  plays = await acquire(giveUp);
  if (!plays) {
    showAlone("lock");
    await becomeNext(giveUp);
    plays = true;
    void show(app, { ...(prepared("home") ?? walked[0]), cover: true });
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
  // For bench/ and the tests: from here on every tap is answered by Python.
  performance.mark("tenfold-ready");
  await snapshotIsGood();
  takeSnapshotInTime(cameBack);
}

/**
 * For want of a network or in the middle of an upload it is nobody's mistake, and trying again helps: once by itself,
 * where files of several versions have met.
 * @param {unknown} problem
 */
async function notStarted(problem) {
  if (!(problem instanceof NotWhole) && (await areFilesHere())) return failed(problem);
  console.info("Tenfold didn’t load completely:", problem);
  stop();
  // The page is loaded again when it takes over.
  if (await takeNewer()) return;
  if (!takeWord(RELOADED) && (await refreshPage()) && leaveWord(RELOADED)) location.reload();
  else showAlone("incomplete");
}

/** Where there is no network, a page that the service worker does not have would be lost. */
async function reloadIfItCan() {
  if (isServed() || (await refreshPage())) location.reload();
  else showAlone("incomplete");
}

void main();
