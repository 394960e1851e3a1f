// Adding the app to the home screen: the browser's install prompt, saved for the right moment.

/** @type {any} */
let question = null;

/** @param {() => void} tell called when the browser offers to install */
export function watchInstall(tell) {
  addEventListener("beforeinstallprompt", (offer) => {
    offer.preventDefault();
    question = offer;
    tell();
  });
  addEventListener("appinstalled", () => {
    question = null;
  });
}

export function isInstallable() {
  return question !== null;
}

/** Show the browser's install prompt. It works once; the browser decides when to offer it again. */
export function askToInstall() {
  question?.prompt();
  question = null;
}

export function isStandalone() {
  const ios = /** @type {any} */ (navigator).standalone === true;
  return ios || matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;
}

/** The breakpoint `--large` of the style sheets. */
const large = matchMedia("(min-width: 900px) and (min-height: 600px)");

export function isLarge() {
  return large.matches;
}

/** @param {(large: boolean) => void} tell called when the screen has got room for more than the table, or lost it */
export function watchSize(tell) {
  large.addEventListener("change", () => tell(large.matches));
}

/** True on an iPhone or iPad. An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isIos() {
  const agent = navigator.userAgent;
  return (
    /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && navigator.maxTouchPoints > 1)
  );
}
