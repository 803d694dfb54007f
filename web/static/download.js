/**
 * Every file of the game, downloaded at once and counted byte by byte.
 *
 * Knows names and sizes only, not what the files are for.
 * @module
 */
import { incomplete, missing, unreachable } from "./errors.js";

/**
 * One set of parallel downloads, started on construction.
 *
 * A file that fails never arrives anywhere; `failure` says why. Its receivers would only fail in ways of their own.
 */
export class Downloads {
  /** @type {Map<string, Promise<Response>>} by absolute address */
  #responses = new Map();
  /** @type {(failure: unknown) => void} */
  #refuse = () => {};

  /**
   * @param {Record<string, number>} files path below the page -> exact size in bytes
   * @param {(bytes: number) => void} onBytes told of each piece that has come
   */
  constructor(files, onBytes) {
    this.files = files;
    this.onBytes = onBytes;
    /** Rejects with the first Failure and never resolves. @type {Promise<never>} */
    this.failure = new Promise((_, reject) => (this.#refuse = reject));
    for (const name of Object.keys(files)) {
      // import() has no bytes to count, and a second fetch of the same file could cost a second download.
      if (name.endsWith(".mjs")) continue;
      this.#responses.set(absolute(name), this.#start(name));
    }
  }

  /** @param {string} name @returns {Promise<Uint8Array>} */
  async bytes(name) {
    return new Uint8Array(await (await this.#take(absolute(name))).arrayBuffer());
  }

  /** Import a module that is one of the files. @param {string} name @returns {Promise<any>} */
  async module(name) {
    try {
      const module = await import(absolute(name));
      this.onBytes(this.files[name] ?? 0);
      return module;
    } catch (error) {
      return this.#fail(await this.#blame(name, error));
    }
  }

  /**
   * Answer `fetch` from these downloads while `work` runs.
   * @template T
   * @param {Record<string, string>} aliases  address that is asked for -> name of the file that is meant
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async serve(aliases, work) {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const asked = absolute(input instanceof Request ? input.url : String(input));
      const url = asked in aliases ? absolute(aliases[asked]) : asked;
      return this.#responses.has(url) ? this.#take(url) : real.call(globalThis, input, init);
    };
    try {
      return await work();
    } finally {
      globalThis.fetch = real;
    }
  }

  /** @param {unknown} failure @returns {Promise<never>} that stays open for ever */
  #fail(failure) {
    this.#refuse(failure);
    return new Promise(() => {});
  }

  /** @param {string} url @returns {Promise<Response>} */
  #take(url) {
    const response = this.#responses.get(url) ?? Promise.reject(new Error(`${url} is not in files.js`));
    this.#responses.delete(url);
    return response;
  }

  /** @param {string} name @returns {Promise<Response>} */
  async #start(name) {
    let response;
    try {
      response = await fetch(absolute(name));
    } catch (error) {
      return this.#fail(unreachable(name, error));
    }
    if (!response.ok || !response.body) return this.#fail(missing(name, response.status));
    // The wasm compiles while it comes in, which browsers only do for this exact type.
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    const body = this.#counted(name, response.body);
    const plain = name.endsWith(".gzip") ? body.pipeThrough(new DecompressionStream("gzip")) : body;
    return new Response(plain, { headers: { "content-type": type } });
  }

  /**
   * @param {string} name
   * @param {ReadableStream<Uint8Array>} body
   * @returns {ReadableStream<Uint8Array>} the same bytes; ends only if they are as many as they should be
   */
  #counted(name, body) {
    const reader = body.getReader();
    const expected = this.files[name];
    let got = 0;
    return new ReadableStream({
      pull: async (stream) => {
        try {
          const { done, value } = await reader.read();
          if (!done) {
            got += value.byteLength;
            this.onBytes(value.byteLength);
            stream.enqueue(value);
          } else if (got === expected) {
            stream.close();
          } else {
            await this.#fail(incomplete(name, got, expected));
          }
        } catch (error) {
          await this.#fail(unreachable(name, error));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** @param {string} name @param {unknown} error @returns {Promise<unknown>} why a module could not be imported */
  async #blame(name, error) {
    try {
      const response = await fetch(absolute(name));
      if (!response.ok) return missing(name, response.status);
      const got = (await response.arrayBuffer()).byteLength;
      return got === this.files[name] ? error : incomplete(name, got, this.files[name]);
    } catch (cause) {
      return unreachable(name, cause);
    }
  }
}

/** @param {string} name @returns {string} */
const absolute = (name) => new URL(name, document.baseURI).href;
