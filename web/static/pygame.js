/**
 * pygame, put where Python finds it: an archive of its files, and its code, compiled while it comes in.
 * @module
 */
import { unpack } from "./unpack.js";

const ARCHIVE = "runtime/pygame.zip.gzip";
const CODE = "runtime/pygame.wasm";

/**
 * @param {any} python
 * @param {typeof import("./download.js").downloads} downloads
 */
export async function addPygame(python, downloads) {
  const folder = python._module.API.sitePackages;
  const files = unpack(python, await downloads.bytes(ARCHIVE), folder);
  const paths = files.map((name) => `${folder}/${name}`);
  // The builder leaves several libraries in the archive, and one as an empty file.
  const library = paths.find((path) => path.endsWith(".so") && python.FS.stat(path).size === 0);
  if (library) lend(python.FS, library, await downloads.compiled(CODE));
}

/**
 * Have Emscripten find a compiled module where it reads a library's file, once: the file itself is empty.
 * @param {any} FS
 * @param {string} path
 * @param {WebAssembly.Module} code
 */
function lend(FS, path, code) {
  const { readFile } = FS;
  FS.readFile = (/** @type {string} */ asked, /** @type {unknown[]} */ ...more) => {
    if (asked !== path) return readFile.call(FS, asked, ...more);
    FS.readFile = readFile;
    return code;
  };
}
