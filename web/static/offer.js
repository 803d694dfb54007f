/**
 * The small bar over the table that offers something: a sentence and two buttons.
 *
 * It refuses to know what is offered, and shows itself only while the game rests between turns.
 * @module
 */

/**
 * @typedef {object} Offer
 * @property {string} text
 * @property {string} [act]  the label of the button that accepts; none: there is only something to read
 * @property {() => void} [onAct]
 * @property {string} close  the label of the button that puts the bar away
 * @property {() => void} [onShow]
 */

const bar = /** @type {HTMLElement} */ (document.getElementById("offer"));
const text = /** @type {HTMLElement} */ (document.getElementById("offer-text"));
const act = /** @type {HTMLButtonElement} */ (document.getElementById("offer-act"));
const close = /** @type {HTMLButtonElement} */ (document.getElementById("offer-close"));

let resting = false;
/** @type {Offer | undefined} */
let current;

/** Show an offer when the game next rests; the newest one counts. @param {Offer} offer */
export function offer(offer) {
  current = offer;
  bar.hidden = true;
  show();
}

function show() {
  if (!current || !resting) {
    bar.hidden = true;
    return;
  }
  if (!bar.hidden) return;
  act.hidden = !current.act;
  act.textContent = current.act ?? "";
  close.textContent = current.close;
  bar.hidden = false;
  // Read aloud only if the text changes after the bar is there.
  text.textContent = "";
  requestAnimationFrame(() => (text.textContent = current?.text ?? ""));
  current.onShow?.();
}

function putAway() {
  current = undefined;
  bar.hidden = true;
}

act.addEventListener("click", () => {
  const chosen = current?.onAct;
  putAway();
  chosen?.();
});
close.addEventListener("click", putAway);
addEventListener("gin-rest", (event) => {
  resting = /** @type {CustomEvent<boolean>} */ (event).detail;
  show();
});
