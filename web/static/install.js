/**
 * Say once, to a player who has played some turns, how to install the game.
 * @module
 */
import { offer } from "./offer.js";

const SAID = "gin-rummy/install-hint";
/** Turns played in one visit before the hint comes: a newcomer has other worries. */
const PATIENCE = 8;

/** What a browser gives that can install by a button. @type {(Event & { prompt(): Promise<unknown> }) | undefined} */
let installer;
let rests = 0;

/** @returns {import("./offer.js").Offer | undefined} none where the game is installed or can't be */
function hint() {
  const close = "Not now";
  if (matchMedia("(display-mode: standalone)").matches) return undefined;
  const text = "Keep Gin Rummy on this device: it opens like an app, without a network too.";
  if (installer) return { text, act: "Install", onAct: () => void installer?.prompt(), close };
  // Only Safari and its relatives on iPhone and iPad have this property.
  if ("standalone" in navigator) {
    return navigator.standalone
      ? undefined
      : { text: "To keep Gin Rummy as an app: tap Share, then “Add to Home Screen”.", close: "Got it" };
  }
  if (/Android/.test(navigator.userAgent)) {
    return { text: "To keep Gin Rummy as an app: open the browser’s menu, then “Add to Home screen”.", close: "Got it" };
  }
  return undefined;
}

/** @returns {boolean} also where nothing can be remembered: better no hint than one at every visit */
function said() {
  try {
    return localStorage.getItem(SAID) !== null;
  } catch {
    return true;
  }
}

/** @param {Event} event */
function onRest(event) {
  if (!(/** @type {CustomEvent<boolean>} */ (event).detail)) return;
  rests += 1;
  if (rests < PATIENCE) return;
  removeEventListener("gin-rest", onRest);
  const found = said() ? undefined : hint();
  if (found) offer({ ...found, onShow: () => localStorage.setItem(SAID, "shown") });
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer = /** @type {typeof installer} */ (event);
});
addEventListener("gin-rest", onRest);
