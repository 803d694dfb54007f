/**
 * A text for the clipboard, or shown to be copied by hand where the browser refuses.
 *
 * It refuses to know what the text says.
 * @module
 */

const panel = /** @type {HTMLElement} */ (document.getElementById("copy"));
const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("copy-text"));
const close = /** @type {HTMLElement} */ (document.getElementById("copy-close"));

/** Texts that have come to the clipboard and were not yet told. */
let copied = 0;

/** @param {string} text @param {() => void} wake called when it is on the clipboard */
export async function copyText(text, wake) {
  try {
    await navigator.clipboard.writeText(text);
    copied += 1;
    wake();
  } catch {
    // Refused, or a page that is not served securely.
    field.value = text;
    panel.hidden = false;
    field.focus();
    field.select();
  }
}

/** @returns {number} how many texts were copied since the last call */
export function takeCopied() {
  const count = copied;
  copied = 0;
  return count;
}

close.addEventListener("click", () => {
  panel.hidden = true;
});
panel.addEventListener("keydown", (event) => {
  if (event.key === "Escape") panel.hidden = true;
});
