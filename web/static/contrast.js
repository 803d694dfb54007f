/**
 * How much contrast the player's system asks for: a canvas has to follow that by itself.
 * @module
 */

const forced = matchMedia("(forced-colors: active)");
const more = matchMedia("(prefers-contrast: more)");

/** @returns {"usual" | "more" | "forced"} as game.ui.theme.Contrast names it */
export function contrast() {
  if (forced.matches) return "forced";
  return more.matches ? "more" : "usual";
}

/** @param {() => void} tell called when that changes */
export function watchContrast(tell) {
  for (const query of [forced, more]) query.addEventListener("change", tell);
}
