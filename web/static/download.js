/**
 * Every file of the game, downloaded at once and counted byte by byte.
 *
 * Begins when this script is loaded, before the page itself is: a browser compiles the interpreter while it reads the
 * other scripts. Knows names and sizes only, not what the files are for.
 * @module
 */
import { files } from "./files.js";

/**
 * One set of parallel downloads, started on construction.
 *
 * A file that fails never arrives anywhere; `failure` says why. Its receivers would only fail in ways of their own.
 */
class Downloads {
  /** What has come so far, in bytes. */
  loaded = 0;
  /** Told of each piece that has come. @type {() => void} */
  onBytes = () => {};
  /** The files as they are used: unpacked, and WebAssembly compiled. @type {Map<string, Promise<ArrayBuffer | WebAssembly.Module>>} by absolute address */
  #contents = new Map();
  /** @type {(failure: unknown) => void} */
  #refuse = () => {};

  /** @param {Record<string, number>} files path below the page -> exact size in bytes */
  constructor(files) {
    this.files = files;
    this.total = Object.values(files).reduce((sum, size) => sum + size, 0);
    /** Rejects with the first Failure and never resolves. @type {Promise<never>} */
    this.failure = new Promise((_, reject) => (this.#refuse = reject));
    // Where nobody asks for the failure any more, there is nobody to tell.
    this.failure.catch(() => {});
    for (const name of Object.keys(files)) {
      // import() has no bytes to count, and a second fetch of the same file could cost a second download.
      if (!name.endsWith(".mjs")) this.#contents.set(absolute(name), this.#start(name));
    }
  }

  /** @param {string} name @returns {Promise<Uint8Array>} */
  async bytes(name) {
    return new Uint8Array(/** @type {ArrayBuffer} */ (await this.#take(absolute(name))));
  }

  /** @param {string} name @returns {Promise<WebAssembly.Module>} */
  async compiled(name) {
    return /** @type {WebAssembly.Module} */ (await this.#take(absolute(name)));
  }

  /** Import a module that is one of the files. @param {string} name @returns {Promise<any>} */
  async module(name) {
    try {
      const module = await import(absolute(name));
      if (Object.keys(module).length === 0) throw new Error(`${name} is empty`);
      this.#count(this.files[name] ?? 0);
      return module;
    } catch (error) {
      return this.#blame(name, error);
    }
  }

  /**
   * Answer `fetch`, and what makes WebAssembly of an answer, from these downloads while `work` runs.
   * @template T
   * @param {Record<string, string>} aliases  address that is asked for -> name of the file that is meant
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async serve(aliases, work) {
    const { fetch } = globalThis;
    const { instantiateStreaming } = WebAssembly;
    /** @type {WeakMap<object, WebAssembly.Module>} */
    const compiled = new WeakMap();
    globalThis.fetch = async (input, init) => {
      const asked = absolute(input instanceof Request ? input.url : String(input));
      const url = asked in aliases ? absolute(aliases[asked]) : asked;
      if (!this.#contents.has(url)) return fetch.call(globalThis, input, init);
      const content = await this.#take(url);
      if (!(content instanceof WebAssembly.Module)) return new Response(content);
      const answer = new Response();
      compiled.set(answer, content);
      return answer;
    };
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const answer = await source;
      const module = compiled.get(answer);
      if (!module) return instantiateStreaming.call(WebAssembly, answer, imports);
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    };
    try {
      return await work();
    } finally {
      globalThis.fetch = fetch;
      WebAssembly.instantiateStreaming = instantiateStreaming;
    }
  }

  /** @param {number} bytes */
  #count(bytes) {
    this.loaded += bytes;
    this.onBytes();
  }

  /**
   * @param {(errors: typeof import("./errors.js")) => unknown} failure  what is to be told, made of the words for it
   * @returns {Promise<never>} that stays open for ever
   */
  async #fail(failure) {
    // The panel's script reads the page, which may not be there yet.
    if (document.readyState === "loading") await new Promise((go) => addEventListener("DOMContentLoaded", go, { once: true }));
    this.#refuse(failure(await import("./errors.js")));
    return new Promise(() => {});
  }

  /** @param {string} url @returns {Promise<ArrayBuffer | WebAssembly.Module>} */
  #take(url) {
    const content = this.#contents.get(url) ?? Promise.reject(new Error(`${url} is not in files.js`));
    this.#contents.delete(url);
    return content;
  }

  /** @param {string} name @returns {Promise<ArrayBuffer | WebAssembly.Module>} */
  async #start(name) {
    let response;
    try {
      response = await fetch(absolute(name));
    } catch (error) {
      return this.#fail(({ unreachable }) => unreachable(name, error));
    }
    const { ok, status } = response;
    // Some answers count as a success and have nothing in them (204).
    if (!ok || !response.body) return this.#fail(({ missing }) => missing(name, status));
    // Counted on a copy: what goes through this script's hands waits for all that the page does meanwhile.
    const whole = this.#follow(name, /** @type {ReadableStream<Uint8Array>} */ (response.clone().body));
    try {
      const content = await (name.endsWith(".wasm") ? compile(response) : unpack(name, response));
      await whole;
      return content;
    } catch (error) {
      await whole;
      // Of the right length and yet not to be unpacked: errors that say nothing, "Failed to fetch" in Chromium, "aborted" in Firefox.
      const damaged = name.endsWith(".gzip") && (error instanceof TypeError || error instanceof DOMException);
      return this.#fail(({ incomplete }) => (damaged ? incomplete(name, 0) : error));
    }
  }

  /**
   * Count a file while it comes; ends only if it is as long as it should be.
   * @param {string} name @param {ReadableStream<Uint8Array>} body
   */
  async #follow(name, body) {
    const reader = body.getReader();
    let got = 0;
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        got += piece.value.byteLength;
        this.#count(piece.value.byteLength);
      }
    } catch (error) {
      return this.#fail(({ unreachable }) => unreachable(name, error));
    }
    if (got !== this.files[name]) return this.#fail(({ incomplete }) => incomplete(name, got, this.files[name]));
  }

  /** Say why a module could not be imported. @param {string} name @param {unknown} error @returns {Promise<never>} */
  async #blame(name, error) {
    try {
      const response = await fetch(absolute(name));
      if (!response.ok) return this.#fail(({ missing }) => missing(name, response.status));
      const got = (await response.arrayBuffer()).byteLength;
      const whole = got === this.files[name];
      return this.#fail(({ incomplete }) => (whole ? error : incomplete(name, got, this.files[name])));
    } catch (cause) {
      return this.#fail(({ unreachable }) => unreachable(name, cause));
    }
  }
}

/** @param {string} name @returns {string} */
const absolute = (name) => new URL(name, document.baseURI).href;

/** @param {Response} response @returns {Promise<WebAssembly.Module>} compiled while it comes in */
function compile(response) {
  const type = "application/wasm"; // which browsers insist on
  const named = response.headers.get("content-type") === type;
  return WebAssembly.compileStreaming(named ? response : new Response(response.body, { headers: { "content-type": type } }));
}

/** @param {string} name @param {Response} response @returns {Promise<ArrayBuffer>} */
function unpack(name, response) {
  const packed = /** @type {ReadableStream<BufferSource>} */ (response.body);
  const plain = name.endsWith(".gzip") ? packed.pipeThrough(new DecompressionStream("gzip")) : packed;
  return new Response(plain).arrayBuffer();
}

export const downloads = new Downloads(files);
