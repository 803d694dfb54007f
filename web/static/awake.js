/**
 * A screen that does not go dark while the game asks for that, and a buzz in the hand.
 *
 * Browsers let go of a lock whenever the page is hidden; it is taken again when the page is seen.
 * @module
 */

let wanted = false;
/** @type {WakeLockSentinel | undefined} */
let lock;

async function fit() {
  if (wanted && !document.hidden && !lock && navigator.wakeLock) {
    try {
      const got = await navigator.wakeLock.request("screen");
      lock = got;
      got.addEventListener("release", () => (lock = undefined));
    } catch {
      // a battery that runs low, or a browser that forbids it: the screen goes dark as usual
    }
  }
  if (!wanted && lock) await lock.release();
}

/** @param {boolean} awake whether the screen shall stay on */
export function stayAwake(awake) {
  wanted = awake;
  void fit();
}

/** @param {number[]} pattern milliseconds of buzzing and resting in turn */
export function buzz(pattern) {
  navigator.vibrate?.(pattern);
}

document.addEventListener("visibilitychange", fit);
