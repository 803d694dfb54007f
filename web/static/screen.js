/**
 * What Python has drawn, onto the page's canvas: only the places that have changed.
 *
 * SDL would copy the whole canvas at every frame.
 * @module
 */

const canvas = /** @type {HTMLCanvasElement} */ (document.getElementById("canvas"));
const OPAQUE = 0xff000000;

/** Where Python's memory is: it moves when it grows. @type {() => Uint32Array} */
let memory;

/** @param {() => Uint32Array} words  the interpreter's memory, in words of 32 bits */
export function openScreen(words) {
  memory = words;
}

/**
 * Copy a place of a picture to the same place of the canvas.
 * @param {number} address  of the picture, in bytes; a pixel is red, green, blue and a byte without meaning
 * @param {number} pitch  bytes from row to row
 * @param {number} x @param {number} y @param {number} w @param {number} h  the place in pixels
 */
export function present(address, pitch, x, y, w, h) {
  const from = memory();
  const image = new ImageData(w, h);
  const to = new Uint32Array(image.data.buffer);
  let at = 0;
  for (let row = y; row < y + h; row++) {
    const start = (address + row * pitch) / 4 + x;
    for (let word = start; word < start + w; word++) to[at++] = from[word] | OPAQUE;
  }
  canvas.getContext("2d")?.putImageData(image, x, y);
}
