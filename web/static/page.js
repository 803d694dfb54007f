/**
 * The door between the page and Python: `window.gin`.
 *
 * It passes on what the browser knows (frames, sizes, input, preferences) and keeps nothing of the game.
 * @module
 */
import { askText, takeAnswers } from "./ask.js";
import { buzz, stayAwake } from "./awake.js";
import { contrast, watchContrast } from "./contrast.js";
import { copyText, takeCopied } from "./copy.js";
import { fail, notKept } from "./errors.js";
import { focusOn, mirror, takeClicks } from "./mirror.js";
import { asleep, ownsSaves } from "./owner.js";
import { askFile, giveFile, takeFile } from "./parcels.js";
import "./pinch.js";
import { readSaved, saves, writeSaved } from "./saves.js";
import { present } from "./screen.js";
import { keepSound, sound } from "./sound.js";

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
const status = /** @type {HTMLElement} */ (document.getElementById("status"));
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Something has happened since the last frame was given. */
let pending = false;
let cancelled = false;
let lost = false;
/** Ends the sleep of nextFrame, if the game sleeps: now, or at the next animation frame. @type {((now: boolean) => void) | null} */
let rouse = null;

/** Have the game look at what has happened, at the next animation frame. */
function stir() {
  pending = true;
  rouse?.(false);
}

/** End the game's sleep once the script that calls has done its work, or the next one if the game is awake. */
export function wake() {
  pending = true;
  queueMicrotask(() => pending && rouse?.(true));
}

/**
 * Let the game sleep until it should draw again.
 *
 * It is called straight from the frame or the event: by way of a promise it would run after the frame, and browsers hold
 * such work back after a touch.
 * @param {number} ms 0: the next animation frame; more: the next event or so many milliseconds; less: the next event
 * @param {() => void} then  called in an animation frame, but for an event at once: what it changes is seen in the frame
 *   that follows; in a hidden tab only for an event
 */
function nextFrame(ms, then) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {number | undefined} */
  let frame;
  const give = () => {
    if (asleep()) return; // for good: a newer tab plays on
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    rouse = null;
    pending = false;
    then();
  };
  const go = () => {
    clearTimeout(timer);
    frame ??= requestAnimationFrame(give);
    // No animation frame comes in a hidden tab, but the game has to hear that it was hidden.
    if (document.hidden && pending) timer = setTimeout(give);
  };
  rouse = (now) => (now && ms !== 0 ? give() : go());
  if (ms === 0) go();
  else if (pending) timer = setTimeout(give);
  else if (ms > 0) timer = setTimeout(go, ms);
}

/** @returns {number[]} width and height of the canvas in CSS pixels, device pixel ratio, safe top, right, bottom, left */
function size() {
  const { width, height } = canvas.getBoundingClientRect();
  const style = getComputedStyle(document.documentElement);
  const safe = ["top", "right", "bottom", "left"].map((side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0);
  return [width, height, devicePixelRatio, ...safe];
}

/** Have a sentence read out, even when it is the same as before. @param {string} text */
function say(text) {
  status.textContent = text === status.textContent ? `${text}\u00a0` : text;
}

/** @returns {boolean} whether the browser took a touch away (to scroll, to switch apps) since the last call */
function takeCancelled() {
  const answer = cancelled;
  cancelled = false;
  return answer;
}

/** @returns {boolean} whether the browser lost the canvas's picture since the last call: draw all of it again */
function takeLost() {
  const answer = lost;
  lost = false;
  return answer;
}

/** Entries of the browser's history that stand for open pages of the game. */
let depth = 0;
/** Presses of the browser's own back button that the game has not heard of yet. */
let backs = 0;

/** Let the browser's back button close as many pages as are open. @param {number} count */
function pages(count) {
  while (depth < count) history.pushState({ depth: ++depth }, "");
  if (depth > count) {
    history.go(count - depth);
    depth = count;
  }
}

addEventListener("popstate", (event) => {
  const now = event.state?.depth ?? 0;
  backs += Math.max(0, depth - now);
  depth = now;
  wake();
});

/** @returns {string[]} what happened since the last call: mirror buttons pressed, answers as KEY:TEXT, "back" for the browser's own, "copied" */
function takePressed() {
  const pressed = [...takeClicks(), ...takeAnswers(), ...Array(backs).fill("back"), ...Array(takeCopied()).fill("copied")];
  backs = 0;
  return pressed;
}

/** @returns {boolean} whether the error panel was left by its second button; a later reload does not repeat that */
function takeStartOver() {
  const asked = location.hash === "#start-over";
  if (asked) history.replaceState(history.state, "", location.pathname + location.search);
  return asked;
}

/** Have the error panel offer a match that no save holds, unless it can't be made a file. @param {string} [name] @param {string} [text] */
function unkept(name, text) {
  notKept(name && text ? () => void giveFile(name, text) : undefined);
}

/** Tell the page's own offers whether they would interrupt a turn. @param {boolean} may */
function mayUpdate(may) {
  dispatchEvent(new CustomEvent("gin-rest", { detail: may }));
}

function ready() {
  const loading = /** @type {HTMLElement} */ (document.getElementById("loading"));
  loading.hidden = true;
}

Object.assign(globalThis, {
  gin: {
    nextFrame, present, size, mirror, focusOn, say, pages, takeClicks: takePressed, takeCancelled, takeLost, ready, mayUpdate, fail,
    notKept: unkept, buzz, stayAwake, sound, keepSound, ownsSaves, saves, readSaved, writeSaved, giveFile, takeFile, takeStartOver,
    askText: (/** @type {string} */ key, /** @type {string} */ asked) => askText(key, asked, wake),
    copyText: (/** @type {string} */ text) => copyText(text, wake),
    askFile: (/** @type {number} */ most) => askFile(most, wake),
    reducedMotion: () => stillness.matches,
    contrast,
  },
});

const INPUT = [
  "pointerdown", "pointermove", "pointerup", "pointercancel",
  "touchstart", "touchmove", "touchend", "touchcancel",
  "keydown", "keyup", "wheel",
];
for (const name of INPUT) addEventListener(name, stir, { capture: true, passive: true });
// What is over in a moment is answered in its own task, once SDL has heard of it: the very next frame shows the answer.
const ACTS = ["mousedown", "mouseup", "touchstart", "touchend", "touchcancel", "keydown", "keypress", "keyup"];
for (const name of ACTS) addEventListener(name, wake, { passive: true });
for (const name of ["resize", "orientationchange", "pageshow", "focus", "blur"]) addEventListener(name, wake);
for (const name of ["pointercancel", "touchcancel"]) addEventListener(name, () => (cancelled = true), { capture: true });
// SDL cancels every end of a touch, and browsers log an error where that comes too late to be heeded.
for (const name of ["touchend", "touchcancel"]) {
  addEventListener(name, (event) => event.cancelable || (event.preventDefault = () => {}), { capture: true });
}
document.addEventListener("visibilitychange", wake);
stillness.addEventListener("change", wake);
watchContrast(wake);
canvas.addEventListener("contextrestored", () => {
  lost = true;
  wake();
});
for (const name of ["click", "focusin"]) document.getElementById("mirror")?.addEventListener(name, wake);

/** A window moved to another screen, or a page zoomed, keeps its size and changes only this. */
function watchPixelRatio() {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  query.addEventListener("change", () => (wake(), watchPixelRatio()), { once: true });
}
watchPixelRatio();

// A press on the table takes the focus away from the mirror, as it would on any page; SDL prevents that by itself.
canvas.addEventListener("mousedown", () => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
canvas.addEventListener("contextmenu", (event) => event.preventDefault());

/** @param {KeyboardEvent} event @returns {boolean} whether a key belongs to the browser: Tab, F5, Ctrl+R, Alt+Left ... */
function isBrowsers(event) {
  if ((event.ctrlKey || event.metaKey) && event.code === "KeyZ") return false; // there is no text to undo
  const shortcut = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState("AltGraph");
  return shortcut || event.key === "Tab" || /^F\d+$/.test(event.key);
}

/** Hand a key to SDL, which listens on the canvas only. @param {KeyboardEvent} event */
function passOn(event) {
  const target = /** @type {Element | null} */ (event.target);
  if (target === canvas || isBrowsers(event) || target?.closest?.(".sheet, #error")) return;
  const pressesButton = target instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ");
  if (!pressesButton && !canvas.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
}
for (const name of /** @type {const} */ (["keydown", "keypress", "keyup"])) addEventListener(name, passOn, { capture: true });
