/**
 * Every file of the game, out of the page itself: stands where download.js stands on a site.
 *
 * Knows names only, not what the files are for.
 * @module
 */

class Downloads {
  /** All has come. */
  loaded = 1;
  total = 1;
  onBytes = () => {};
  /** Nothing can fail to come. @type {Promise<never>} */
  failure = new Promise(() => {});

  /** @param {string} name @returns {Promise<Uint8Array>} */
  async bytes(name) {
    return new Uint8Array(await answer(name, "application/octet-stream").arrayBuffer());
  }

  /** @param {string} name @returns {Promise<WebAssembly.Module>} */
  compiled(name) {
    return WebAssembly.compileStreaming(answer(name, "application/wasm"));
  }

  /** Import a module that is one of the files. @param {string} name @returns {Promise<any>} */
  async module(name) {
    const text = await answer(name, "text/javascript").blob();
    return import(URL.createObjectURL(text));
  }

  /**
   * Answer `fetch` from the page while `work` runs.
   * @template T
   * @param {Record<string, string>} aliases  address that is asked for -> name of the file that is meant
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async serve(aliases, work) {
    const real = globalThis.fetch;
    const folder = new URL(".", document.baseURI).href;
    globalThis.fetch = async (input) => {
      const asked = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
      const name = aliases[asked] ?? asked.replace(folder, "");
      // Compiled while it is unpacked, which browsers only do for this exact type.
      return answer(name, name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream");
    };
    try {
      return await work();
    } finally {
      globalThis.fetch = real;
    }
  }
}

/** @param {string} name @param {string} type @returns {Response} the file, taken out of the page and unpacked */
function answer(name, type) {
  const element = document.querySelector(`script[data-part="${name}"]`);
  if (!element) throw new Error(`${name} is not in this page.`);
  const packed = decoded(element.textContent ?? "");
  // Its text has been the bigger part of the page.
  element.remove();
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "content-type": type } });
}

/** @param {string} text base64 @returns {Uint8Array<ArrayBuffer>} */
function decoded(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

export const downloads = new Downloads();
