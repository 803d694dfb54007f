/**
 * The error panel: says in one sentence what failed and what to do.
 *
 * It needs neither Python nor any other script of the page, and never touches what is stored.
 * @module
 */

/**
 * @typedef {object} Words
 * @property {string} heading
 * @property {string} sentence
 * @property {string} again  what the button that reloads the page is called
 * @property {boolean} [over]  whether beginning anew is a way on too
 * @property {string} details
 */

const AGAIN = "Try again";
const GO_ON = "Go on from the last save";
/** What the address ends with when the game shall begin anew and put the match aside. */
const START_OVER = "#start-over";

/** The browser's own fetch: while Python starts, the page's answers from what is being downloaded. */
const realFetch = fetch.bind(globalThis);

/** A failure that a player can be told about: `file` names what has to be fetched anew. */
export class Failure extends Error {
  /**
   * @param {string} heading
   * @param {string} sentence
   * @param {{file?: string, cause?: unknown}} [more]
   */
  constructor(heading, sentence, more = {}) {
    super(sentence, { cause: more.cause });
    this.heading = heading;
    this.file = more.file;
  }
}

export const noWebAssembly = () =>
  new Failure(
    "This browser can’t run the game",
    "Gin Rummy needs WebAssembly, which is missing or switched off here (on an iPhone or iPad, Lockdown Mode " +
      "does that): allow it for this site, or open this page in a current Chrome, Edge, Firefox or Safari.",
  );

export const tooOld = () =>
  new Failure(
    "This browser is too old",
    "Gin Rummy comes compressed, and this browser can’t unpack it: update the browser, or open this page in a current " +
      "Chrome, Edge, Firefox or Safari.",
  );

/** @param {string} file @param {number} code the HTTP status */
export const missing = (file, code) =>
  new Failure(
    "A part of the game is missing",
    `The file “${file}” is not on the server (it answered ${code}), so the site was not uploaded completely: ` +
      "try again in a minute, and if nothing changes, tell whoever runs this site.",
    { file },
  );

/** @param {string} file @param {number} got bytes @param {number} [expected] bytes */
export const incomplete = (file, got, expected) =>
  new Failure(
    "A part of the game is damaged",
    `The file “${file}” ` +
      (expected ? `has ${got.toLocaleString("en")} bytes instead of ${expected.toLocaleString("en")}` : "is damaged") +
      ", so it was cut short or the site was not uploaded completely: try again, and if nothing changes, " +
      "tell whoever runs this site.",
    { file },
  );

/** @param {string} file @param {unknown} cause */
export const unreachable = (file, cause) =>
  new Failure(
    navigator.onLine ? "The download stopped" : "You are offline",
    `The file “${file}” could not be loaded because the connection failed: check that you are online, then try again.`,
    { file, cause },
  );

/** Whether the match is in no save as it stands. */
let unkept = false;
/** Gives such a match away as a file. @type {(() => void) | undefined} */
let rescue;

/**
 * Have the error panel not speak of a save that holds the last move.
 * @param {() => void} [give]  gives the match away as a file, where it can be made one
 */
export function notKept(give) {
  unkept = true;
  rescue = give;
}

/** What happened, then how it goes on. @param {boolean} outOfMemory */
function stopped(outOfMemory) {
  const happened = outOfMemory ? "The browser ran out of memory" : "Something went wrong inside the game";
  const room = outOfMemory ? "close other tabs, then " : "";
  if (unkept && rescue) {
    return (
      `${happened}, and no saves could be kept here: save the match as a file, ${outOfMemory ? "close other tabs, " : ""}then start over and ` +
      "load it by Save file in the menu. It goes on from your last move."
    );
  }
  if (unkept) {
    return (
      `${happened}, and no saves could be kept here: ${room}go on from the last save that there is, ` +
      "which lacks your last moves, or start over."
    );
  }
  if (outOfMemory) return `${happened}: ${room}go on from the last save, which holds your last move.`;
  return (
    `${happened}. Go on from the last save, which holds your last move; if it fails ` +
    "there again, start over: the match is put aside, and Save file in the menu brings it back."
  );
}

/** What is known of an error; Safari's stacks do not say what happened. @param {unknown} error @returns {string} */
function inFull(error) {
  const said = String(error);
  const stack = (error instanceof Error && error.stack) || said;
  return stack.includes(said) ? stack : `${said}\n${stack}`;
}

/** @param {unknown} error @returns {Words} */
function describe(error) {
  const text = inFull(error);
  if (error instanceof Failure) {
    const cause = error.cause === undefined ? "" : `\n${error.cause}`;
    return { heading: error.heading, sentence: error.message, again: AGAIN, details: error.message + cause };
  }
  const outOfMemory = /out of memory|allocation failed|MemoryError/i.test(text);
  return {
    heading: "The game has stopped",
    sentence: stopped(outOfMemory),
    again: GO_ON,
    over: true,
    // A Python exception's message is its traceback; its stack only shows how JavaScript came to call Python.
    details: error instanceof Error && error.name === "PythonError" ? error.message : text,
  };
}

/**
 * What the player can copy for whoever mends the game: no address, since it can name a folder of his.
 * @param {string} details
 */
function bundle(details) {
  const plain = details.trim().replaceAll(new URL(".", document.baseURI).href, "");
  const browser = plain.includes(navigator.userAgent) ? "" : `${navigator.userAgent}\n`;
  return `${plain}\n\n${browser}${innerWidth}x${innerHeight} at ${devicePixelRatio}`;
}

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The file to fetch past the browser's cache before the page is reloaded. @type {string | undefined} */
let suspect;

/**
 * Show the error panel; a further failure is only added to the details of the first.
 * @param {unknown} error a Failure, a JavaScript error, or the text of a Python traceback
 */
export function fail(error) {
  const words = describe(error);
  const panel = byId("error");
  const details = byId("error-details");
  if (!panel.hidden) {
    details.textContent += `\n\nThen:\n${words.details}`;
    return;
  }
  suspect = error instanceof Failure ? error.file : undefined;
  byId("error-heading").textContent = words.heading;
  byId("error-sentence").textContent = words.sentence;
  byId("error-again").textContent = words.again;
  byId("error-over").hidden = !words.over;
  const keeps = words.over && rescue !== undefined;
  byId("error-keep").hidden = !keeps;
  byId("error-again").className = keeps ? "plain" : "brass";
  details.textContent = bundle(words.details);
  for (const other of document.body.children) {
    if (other !== panel) other.setAttribute("inert", "");
  }
  byId("loading").hidden = true;
  panel.hidden = false;
  panel.focus();
}

async function reload() {
  const patience = { signal: AbortSignal.timeout(5000) };
  if (suspect) await realFetch(suspect, { cache: "reload", ...patience }).catch(() => undefined);
  location.reload();
}

/** Load the page anew and tell the game to put the match aside (see page.js). */
function startOver() {
  history.replaceState(history.state, "", START_OVER);
  location.reload();
}

async function copy() {
  const details = byId("error-details");
  const button = byId("error-copy");
  try {
    await navigator.clipboard.writeText(details.textContent ?? "");
    button.textContent = "Copied";
  } catch {
    // Refused, or a page that is not served securely: leave the text selected for the player's own copying.
    /** @type {HTMLDetailsElement} */ (byId("error-more")).open = true;
    getSelection()?.selectAllChildren(details);
    button.textContent = document.execCommand("copy") ? "Copied" : "Selected: now press Ctrl+C";
  }
}

/** @param {string} file @returns {Promise<Failure>} what is wrong with a script that did not run */
async function blame(file) {
  try {
    const answer = await realFetch(file);
    return answer.ok ? incomplete(file, 0) : missing(file, answer.status);
  } catch (error) {
    return unreachable(file, error);
  }
}

/** Some hosts answer with a page of theirs, or with nothing, where a file is missing. @param {string} file */
async function isScript(file) {
  try {
    const answer = await realFetch(file);
    return answer.ok && /javascript/.test(answer.headers.get("content-type") ?? "") && (await answer.text()) !== "";
  } catch {
    return false;
  }
}

/** A page of another make than this one (a browser extension) is none of ours. @param {string} url */
const ours = (url) =>
  url === "" || url.startsWith(new URL(".", document.baseURI).href) || url.startsWith(`blob:${origin}/`);

/** The game runs without some of its scripts: one of them cut short is not worth a panel. @param {string} url */
const spare = (url) => /** @type {HTMLScriptElement | null} */ (document.querySelector("script[data-spare]"))?.src === url;

/** A promise broken in a browser extension names it in its stack. @param {unknown} reason */
const foreign = (reason) => reason instanceof Error && /-extension:\/\//.test(reason.stack ?? "");

/** @param {string} url @returns {string} the path below the page, as a player would look for it */
const short = (url) => url.replace(new URL(".", document.baseURI).href, "");

/** @param {ErrorEvent} event */
function onError({ error, message, filename }) {
  if (!ours(filename)) return;
  if (!(error instanceof SyntaxError && filename)) fail(error ?? message);
  else if (!spare(filename)) fail(incomplete(short(filename), 0));
}

/**
 * Name what the page lacks once everything that it links to has come or failed.
 *
 * Asked for again by fetch, because a script's tag does not say which of its imports is missing.
 */
async function onLoad() {
  const styled = getComputedStyle(document.documentElement).getPropertyValue("--safe-top") !== "";
  if (!styled) return fail(await blame("style.css"));
  if ("gin" in globalThis || !byId("error").hidden) return;
  const boot = /** @type {NodeListOf<HTMLScriptElement>} */ (document.querySelectorAll("script[src]"));
  const imports = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=modulepreload]"));
  const files = [...[...boot].map((tag) => tag.src), ...[...imports].map((tag) => tag.href)].map(short);
  const whole = await Promise.all(files.map(isScript));
  const bad = whole.indexOf(false);
  fail(bad < 0 ? new Error("The scripts of the page did not start.") : await blame(files[bad]));
}

addEventListener("error", onError);
addEventListener("unhandledrejection", ({ reason }) => {
  if (!foreign(reason)) fail(reason);
});
byId("error-again").addEventListener("click", reload);
byId("error-over").addEventListener("click", startOver);
byId("error-copy").addEventListener("click", copy);
byId("error-keep").addEventListener("click", () => rescue?.());
addEventListener("load", onLoad);
