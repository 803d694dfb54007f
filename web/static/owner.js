/**
 * Which tab may save: the newest one. An older tab goes to sleep under a notice, and can take the saves back.
 *
 * Knows nothing of what is saved.
 * @module
 */

/** The entry, in both storages, that names the tab which may save. */
export const OWNER = "gin-rummy/owner";

/** This tab, as no other is called. */
export const me = [...crypto.getRandomValues(new Uint32Array(4))].join("-");

let lost = false;

/** @param {() => string | null | void} act on localStorage, which may be missing, denied or full @returns {string | null} */
function attempt(act) {
  try {
    return act() ?? null;
  } catch {
    return null;
  }
}

const claim = () => attempt(() => localStorage.setItem(OWNER, me));

/** Give way to a newer tab: this one saves nothing any more. */
export function lose() {
  if (lost) return;
  lost = true;
  const notice = /** @type {HTMLElement} */ (document.getElementById("elsewhere"));
  for (const other of document.body.children) {
    if (other !== notice && other.id !== "error") other.setAttribute("inert", "");
  }
  notice.hidden = false;
  notice.focus();
}

/** @returns {boolean} whether this tab has given way */
export const asleep = () => lost;

/** @returns {boolean} whether this tab may save, asked anew: a tab that was frozen has not heard of another */
export function ownsSaves() {
  const owner = attempt(() => localStorage.getItem(OWNER));
  if (owner === null) claim(); // cleared while playing
  else if (owner !== me) lose();
  return !lost;
}

claim();
// A lock is heard of at once and needs no storage; where there are none, the storage's own event tells.
navigator.locks
  ?.request(OWNER, { steal: true }, () => new Promise(() => {}))
  .catch((error) => error?.name === "AbortError" && lose());
addEventListener("storage", (event) => {
  if (event.key === OWNER && event.newValue !== null && event.newValue !== me) lose();
});
addEventListener("pageshow", (event) => event.persisted && ownsSaves());
document.getElementById("take-over")?.addEventListener("click", () => location.reload());
