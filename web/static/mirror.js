/**
 * The table as real buttons and text, for keyboards and assistive technology.
 *
 * It shows the list that it is given and reports clicks; what a control means is the game's business.
 * @module
 */

/**
 * @typedef {object} Control
 * @property {string} key
 * @property {"button" | "text" | "heading" | "group"} role  a group only holds others
 * @property {string} label
 * @property {number} x  in CSS pixels, like y, w and h
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {boolean | null} [pressed]
 * @property {boolean} [disabled]
 * @property {number} [level]  of a heading: 1 for the screen's title
 * @property {string} [group]  key of the group that it is in, which stands before it
 */

const TAGS = { button: "button", text: "p", group: "div" };
/** @param {Control} control @returns {string} */
const tagOf = ({ role, level }) => (role === "heading" ? `h${level}` : TAGS[role]);
const place = /** @type {HTMLElement} */ (document.getElementById("mirror"));
const NAME = place.getAttribute("aria-label") ?? "";

/** In reading order. @type {Map<string, HTMLElement>} */
let shown = new Map();
let last = "";
/** How many screens lie below the shown one, and what it is called. */
let depth = 0;
let title = "";
/** Which control had the focus on a screen when another one was opened over it, by title. @type {Map<string, string | undefined>} */
const left = new Map();
/** @type {string[]} */
let clicks = [];

/**
 * Show these controls in this order, keeping each element and the focus where they are.
 * @param {string} json Control[]
 * @param {number} below how many screens lie below this one: more than before for one that was opened, fewer when it is closed
 */
export function mirror(json, below) {
  if (json === last) return;
  last = json;
  /** @type {Control[]} */
  const controls = JSON.parse(json);
  const before = shown;
  shown = new Map();
  /** @type {Map<HTMLElement, HTMLElement>} in reading order, with what each is in */
  const kept = new Map();
  for (const control of controls) {
    const parent = shown.get(control.group ?? "") ?? place;
    const element = update(before.get(control.key), control, parent);
    shown.set(control.key, element);
    kept.set(element, parent);
  }
  const stale = [...before.values()].filter((element) => !kept.has(element));
  order(kept);
  const called = controls.find((control) => control.level === 1)?.label ?? "";
  const wanted = turn(below, called);
  [depth, title] = [below, called];
  place.setAttribute("aria-label", called || NAME);
  rescueFocus([...before.keys()], wanted);
  for (const element of stale) element.remove();
}

/**
 * Turn to a screen that was opened over the shown one, to one below it, or to one in its place.
 * @param {number} below @param {string} called @returns {HTMLElement | undefined} what should have the focus there
 */
function turn(below, called) {
  const focused = focusedKey();
  if (below < depth) return shown.get(left.get(called) ?? "");
  if (below > depth) {
    left.set(title, focused);
    return [...shown.values()].find(takesFocus);
  }
  if (called === title || shown.has(focused ?? "")) return undefined;
  return [...shown.values()].reverse().find(takesFocus); // the way on
}

/** Give the focus to a button, if it is shown. @param {string} key */
export function focusOn(key) {
  const element = shown.get(key);
  if (takesFocus(element)) element?.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: true }));
}

/** @returns {string | undefined} */
function focusedKey() {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && place.contains(focused) ? focused.dataset.key : undefined;
}

/** @param {HTMLElement | undefined} element @returns {boolean} */
function takesFocus(element) {
  return element instanceof HTMLButtonElement && !element.disabled && element.getAttribute("aria-disabled") !== "true";
}

/** @returns {string[]} keys of the buttons clicked since the last call */
export function takeClicks() {
  const taken = clicks;
  clicks = [];
  return taken;
}

/**
 * One that comes into another group is made anew: a moved element would lose the focus, which a new one is given.
 * @param {HTMLElement | undefined} old @param {Control} control @param {HTMLElement} parent @returns {HTMLElement}
 */
function update(old, control, parent) {
  const reuse = old?.localName === tagOf(control) && old.parentElement === parent ? old : undefined;
  const element = reuse ?? create(control);
  if (control.role === "group") {
    if (element.getAttribute("aria-label") !== control.label) element.setAttribute("aria-label", control.label);
    return element;
  }
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
  const element = document.createElement(tagOf(control));
  if (control.role === "group") {
    element.setAttribute("role", "group");
    return element;
  }
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

/**
 * Put the elements in order, each into its parent, moving any but those with the focus: a moved element loses it.
 * @param {Map<HTMLElement, HTMLElement>} parents by element, in order
 */
function order(parents) {
  /** @type {Map<HTMLElement, Element | null>} what comes next in each parent */
  const places = new Map();
  for (const [element, parent] of parents) {
    let next = places.get(parent);
    if (next === undefined) next = parent.firstElementChild;
    while (element.contains(document.activeElement) && next && next !== element) {
      const passed = next;
      next = next.nextElementSibling;
      parent.append(passed);
    }
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
    places.set(parent, next);
  }
}

/**
 * If the mirror has the focus, give it to what is wanted; if the focused control is about to vanish, to its nearest neighbour.
 * @param {string[]} keys as they were in order @param {HTMLElement | undefined} wanted
 */
function rescueFocus(keys, wanted) {
  const key = focusedKey();
  if (key === undefined) return;
  if (takesFocus(wanted)) {
    wanted?.focus({ preventScroll: true });
    return;
  }
  if (shown.get(key) === document.activeElement) return;
  const at = keys.indexOf(key);
  // Of two neighbours the later one: it moves up to where the focus was.
  const distance = (/** @type {number} */ index) => Math.abs(index - at - 0.25);
  const near = [...keys.keys()].sort((a, b) => distance(a) - distance(b));
  const candidates = [shown.get(key), ...near.map((index) => shown.get(keys[index])), ...shown.values()];
  const target = candidates.find(takesFocus);
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

// Held down, the key would press what comes to the focus next too: a selected card would be thrown.
place.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
});
