/**
 * Keep the game for play without a network, and offer a new version when there is one.
 *
 * A new version is loaded beside the old one and takes its place when the player says so, or at the next start.
 * @module
 */
import { offer } from "./offer.js";
import { Workbox } from "./workbox-window.js";

const HOUR = 3_600_000;

let looked = Date.now();
/** The player has asked for the new version in this tab. */
let asked = false;

/** @param {() => void} onAct */
const offerUpdate = (onAct) => offer({ text: "New version ready.", act: "Update", onAct, close: "Later" });

function start() {
  const worker = new Workbox("sw.js");
  worker.addEventListener("waiting", () =>
    offerUpdate(() => {
      asked = true;
      worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener("controlling", ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) return;
    // Another tab has updated: this one plays on with what it has in memory until its player says otherwise.
    if (asked) location.reload();
    else offerUpdate(() => location.reload());
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    worker.update().catch(() => undefined);
  });
  // Without a network, in a private window, or while a site is half uploaded: the game goes on as it is.
  worker.register({ immediate: true }).catch(() => undefined);
}

// Not before the game stands: the files that it starts with come first.
if ("serviceWorker" in navigator) addEventListener("gin-rest", start, { once: true });
