/**
 * Start the game: download, start Python, run main.py.
 *
 * Knows where the files go and nothing of what the game does.
 * @module
 */
import { downloads } from "./download.js";
import { fail, noWebAssembly, tooOld } from "./errors.js";
import "./page.js";
import { addPygame } from "./pygame.js";
import { opened } from "./saves.js";
import { openScreen } from "./screen.js";
import { unpack } from "./unpack.js";

const { app = "", runtime = "" } = document.documentElement.dataset;
const RUNTIME = new URL(runtime, document.baseURI).href;
const APP_FOLDER = "/app";
/** Where in it the game lies. */
const MODULES = "assets/";

// Written out, since the builder gives each file of the site a name with a hash.
const SCRIPTS = /** @type {const} */ (["runtime/pyodide.mjs", "runtime/pyodide.asm.mjs"]);
const WASM = "runtime/pyodide.asm.wasm";
const STANDARD_LIBRARY = "runtime/stdlib.zip.gzip";

// Pyodide wants a list of the packages it may load, and takes no list of another build than its own.
// There is nothing to load: pygame is added below, by us.
const NO_PACKAGES = { info: { abi_version: "2026_0" }, packages: {} };

const ENVIRONMENT = {
  // SDL would listen on the whole document and swallow Tab, arrows and function keys everywhere.
  SDL_EMSCRIPTEN_KEYBOARD_ELEMENT: "#canvas",
  PYGAME_HIDE_SUPPORT_PROMPT: "1",
  PYTHONDONTWRITEBYTECODE: "1",
};

const MAIN = `
import platform, sys
import js
platform.window = js
sys.path.insert(0, "${APP_FOLDER}/${MODULES}")
import main
from game.hosts.browser import play
await play(main.main())
`;

/** @param {string} id @returns {HTMLElement} */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

let asked = false;

downloads.onBytes = () => {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    showProgress();
  });
};

function showProgress() {
  const { loaded, total } = downloads;
  const starting = loaded >= total;
  byId("bar").classList.toggle("starting", starting);
  byId("bar").setAttribute("aria-valuenow", String(Math.floor((100 * loaded) / total)));
  byId("fill").style.transform = `scaleX(${Math.min(loaded / total, 1)})`;
  byId("progress").textContent = starting ? "Starting …" : `Loading ${megabytes(loaded)} of ${megabytes(total)} MB`;
}

/**
 * Keep all of Python on the page's own stack.
 *
 * Where a browser can suspend wasm, Pyodide runs every callback on a stack of its own, which the game has no use for.
 * Chromium's samplers (heap profiler, GWP-ASan), on in a share of all browsers, walk over the end of such a stack
 * and kill the page: docs/startup.md has the experiment.
 */
function withoutSecondStacks() {
  for (const name of ["Suspending", "promising"]) Reflect.deleteProperty(WebAssembly, name);
}

/** @returns {Promise<any>} Pyodide with pygame and the game unpacked in it */
async function startPython() {
  withoutSecondStacks();
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    downloads.module(SCRIPTS[0]),
    downloads.module(SCRIPTS[1]),
  ]);
  // The only file that Pyodide asks for by a name of its own.
  const python = await downloads.serve({ [`${RUNTIME}pyodide.asm.wasm`]: WASM }, () =>
    loadPyodide({
      indexURL: RUNTIME,
      stdLibURL: new URL(STANDARD_LIBRARY, document.baseURI).href,
      createPyodideModule,
      lockFileContents: NO_PACKAGES,
      packageBaseUrl: document.baseURI,
      env: ENVIRONMENT,
    }),
  );
  // SDL leaves its main loop by throwing "unwind", which Pyodide would take for its own end.
  python._api._skip_unwind_fatal_error = true;
  python._api.on_fatal = fail;
  python.canvas.setCanvas2D(byId("canvas"));
  openScreen(() => python._module.HEAPU32);
  await addPygame(python, downloads);
  unpack(python, await downloads.bytes(app), APP_FOLDER, MODULES);
  return python;
}

async function boot() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) throw noWebAssembly();
  if (!("DecompressionStream" in globalThis)) throw tooOld();
  showProgress();
  // Pyodide waits for ever for a wasm file that failed to come, so the downloads speak for themselves.
  const python = await Promise.race([startPython(), downloads.failure]);
  await opened;
  await python.runPythonAsync(MAIN);
  throw new Error("main.py has ended.");
}

boot().catch(fail);
