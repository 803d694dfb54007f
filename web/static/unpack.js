/**
 * The files of an archive, where Python finds them.
 *
 * Knows only archives whose files are stored as they are: what is compressed is compressed as a whole.
 * @module
 */

const ENTRY = 0x02014b50;
/** Bytes of the record at the end, which has no comment. */
const END = 22;

/**
 * Put the files of a zip below a folder; modules stay in the zip, which Python gets as a whole (web/tools/packed.py).
 *
 * Python's own way takes ten modules and several times as long.
 * @param {any} python
 * @param {Uint8Array} zip
 * @param {string} folder
 * @param {string} [root]  where in the zip Python's modules begin
 * @returns {string[]} the files that were put there
 */
export function unpack(python, zip, folder, root = "") {
  const { FS } = python;
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const made = new Set();
  const modules = [], files = [];
  let at = view.getUint32(zip.length - END + 16, true);
  for (let left = view.getUint16(zip.length - END + 10, true); left > 0; left--) {
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 24, true);
    const [length, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length));
    if (view.getUint32(at, true) !== ENTRY || method !== 0) throw new Error(`${folder}/${name} can't be unpacked.`);
    const header = view.getUint32(at + 42, true);
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    if (name.startsWith(root) && name.endsWith(".pyc")) modules.push(`${name.slice(root.length)} ${start} ${size}`);
    else {
      write(`${folder}/${name}`, zip.subarray(start, start + size));
      files.push(name);
    }
    at += 46 + length + extra + comment;
  }
  python.pyimport("sitecustomize").packed.add(`${folder}/${root}`, python.toPy(zip), modules.join("\n"));
  return files;

  function write(/** @type {string} */ path, /** @type {Uint8Array} */ content) {
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, content, { canOwn: true });
  }
}
