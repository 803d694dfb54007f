/**
 * Start the scripts that lie in this page as text: a page that is opened from a file may not load any.
 *
 * They come in an order in which each names only those before it.
 * @module
 */

// The error panel takes a page that is loaded and has no game in it for a broken one.
if (document.readyState !== "complete") await new Promise((go) => addEventListener("load", go, { once: true }));

/** @type {Map<string, string>} name -> address */
const addresses = new Map();
for (const element of document.querySelectorAll("script[data-module]")) {
  let text = element.textContent ?? "";
  for (const [name, address] of addresses) text = text.replaceAll(`'./${name}'`, `'${address}'`);
  const { module } = /** @type {HTMLElement} */ (element).dataset;
  addresses.set(module ?? "", URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
}
for (const address of addresses.values()) await import(address);
