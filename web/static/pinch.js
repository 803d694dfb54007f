/**
 * Two fingers belong to the browser, which zooms the page with them; one finger belongs to the game.
 *
 * SDL cancels every touch, and with it the zoom; and it would take a second finger for a second pointer.
 * @module
 */

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));

/** The finger that SDL knows of. @type {number | undefined} */
let first;
/** Whether a second finger has come down and not all have been lifted since. */
let pinching = false;

/** Let the browser do what it does with a touch, whoever says otherwise later. @param {TouchEvent} event */
function release(event) {
  event.preventDefault = () => {};
}

/** Tell the game, as the browser would, that the touch is no longer its own. */
function takeAway() {
  canvas.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
}

/** @param {TouchEvent} event */
function start(event) {
  release(event);
  if (event.touches.length === 1) {
    first = event.changedTouches[0].identifier;
    pinching = false;
    return;
  }
  pinching = true;
  event.stopPropagation();
  takeAway();
}

/** @param {TouchEvent} event */
function move(event) {
  release(event);
  if (pinching) event.stopPropagation();
}

/** SDL hears of the end of its own finger alone. @param {TouchEvent} event */
function end(event) {
  if (!pinching) return;
  if ([...event.changedTouches].some((touch) => touch.identifier === first)) {
    takeAway();
    return;
  }
  if (event.cancelable) event.preventDefault();
  event.stopPropagation();
}

/** @param {string} name @param {(event: TouchEvent) => void} listener */
function listen(name, listener) {
  const onTouch = /** @param {Event} event */ (event) => event.target === canvas && listener(/** @type {TouchEvent} */ (event));
  addEventListener(name, onTouch, { capture: true, passive: false });
}

listen("touchstart", start);
listen("touchmove", move);
listen("touchend", end);
listen("touchcancel", end);
