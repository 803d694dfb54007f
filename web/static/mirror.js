/**
 * The table as real buttons and text, for keyboards and assistive technology.
 *
 * It shows the list that it is given and reports clicks; what a control means is the game's business.
 * @module
 */

/**
 * @typedef {object} Control
 * @property {string} key
 * @property {"button" | "text" | "heading"} role
 * @property {string} label
 * @property {number} x  in CSS pixels, like y, w and h
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {boolean | null} [pressed]
 * @property {boolean} [disabled]
 */

const TAGS = { button: "button", text: "p", heading: "h2" };
const place = /** @type {HTMLElement} */ (document.getElementById("mirror"));

/** In reading order. @type {Map<string, HTMLElement>} */
let shown = new Map();
let last = "";
/** @type {string[]} */
let clicks = [];

/** Show these controls in this order, keeping each element and the focus where they are. @param {string} json Control[] */
export function mirror(json) {
  if (json === last) return;
  last = json;
  /** @type {Control[]} */
  const controls = JSON.parse(json);
  const before = shown;
  shown = new Map(controls.map((control) => [control.key, update(before.get(control.key), control)]));
  const kept = new Set(shown.values());
  const stale = [...before.values()].filter((element) => !kept.has(element));
  order([...kept]);
  rescueFocus([...before.keys()]);
  for (const element of stale) element.remove();
}

/** @returns {string[]} keys of the buttons clicked since the last call */
export function takeClicks() {
  const taken = clicks;
  clicks = [];
  return taken;
}

/** @param {HTMLElement | undefined} old @param {Control} control @returns {HTMLElement} */
function update(old, control) {
  const reuse = old?.localName === TAGS[control.role] ? old : undefined;
  const element = reuse ?? create(control);
  const label = /** @type {HTMLElement} */ (element.firstElementChild);
  if (label.textContent !== control.label) label.textContent = control.label;
  const { x, y, w, h } = control;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  if (element instanceof HTMLButtonElement) {
    if (typeof control.pressed === "boolean") element.setAttribute("aria-pressed", String(control.pressed));
    else element.removeAttribute("aria-pressed");
    disable(element, control.disabled === true);
  }
  return element;
}

/** @param {Control} control @returns {HTMLElement} */
function create(control) {
  const element = document.createElement(TAGS[control.role]);
  element.dataset.key = control.key;
  element.append(document.createElement("span"));
  if (element instanceof HTMLButtonElement) {
    element.type = "button";
    element.addEventListener("blur", () => disable(element, element.getAttribute("aria-disabled") === "true"));
  }
  return element;
}

/** Disable a button, without taking the focus from it if it has it. @param {HTMLButtonElement} button @param {boolean} disabled */
function disable(button, disabled) {
  const focused = document.activeElement === button;
  button.disabled = disabled && !focused;
  if (disabled && focused) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

/** Put the elements in order, moving any but the focused one: a moved element loses the focus. @param {HTMLElement[]} elements */
function order(elements) {
  let next = place.firstElementChild;
  for (const element of elements) {
    while (element === document.activeElement && next && next !== element) {
      const passed = next;
      next = next.nextElementSibling;
      place.append(passed);
    }
    if (element === next) next = next.nextElementSibling;
    else place.insertBefore(element, next);
  }
}

/** If the focused control is about to vanish, focus its nearest neighbour. @param {string[]} keys as they were in order */
function rescueFocus(keys) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!focused || focused === place || !place.contains(focused)) return;
  const key = focused.dataset.key ?? "";
  if (shown.get(key) === focused) return;
  const at = keys.indexOf(key);
  // Of two neighbours the later one: it moves up to where the focus was.
  const distance = (/** @type {number} */ index) => Math.abs(index - at - 0.25);
  const near = [...keys.keys()].sort((a, b) => distance(a) - distance(b));
  const candidates = [shown.get(key), ...near.map((index) => shown.get(keys[index])), ...shown.values()];
  const target = candidates.find((element) => element instanceof HTMLButtonElement && !element.disabled);
  (target ?? place).focus({ preventScroll: true });
}

// A page that scrolls brings the control into view that gets the focus.
place.addEventListener("focusin", (event) => {
  const key = /** @type {HTMLElement} */ (event.target).dataset.key;
  if (key) clicks.push(`focus:${key}`);
});

place.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (button?.dataset.key && button.getAttribute("aria-disabled") !== "true") clicks.push(button.dataset.key);
});
