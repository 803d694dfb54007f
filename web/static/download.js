/**
 * Every file of the game, downloaded at once and counted byte by byte.
 *
 * Knows names and sizes only, not what the files are for.
 * @module
 */
import { Failure, incomplete, missing, unreachable } from "./errors.js";

/** One set of parallel downloads, started on construction. */
export class Downloads {
  /** @type {Map<string, Promise<Response>>} by absolute address */
  #responses = new Map();
  #stop = new AbortController();
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
    this.failure.catch(() => this.#stop.abort());
    for (const name of Object.keys(files)) {
      // import() has no bytes to count, and a second fetch of the same file could cost a second download.
      if (name.endsWith(".mjs")) continue;
      const response = this.#start(name);
      response.catch(this.#refuse);
      this.#responses.set(absolute(name), response);
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
      const failure = await this.#blame(name, error);
      this.#refuse(failure);
      throw failure;
    }
  }

  /**
   * Answer `fetch` from these downloads while `work` runs.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async serve(work) {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
      return this.#responses.has(url) ? this.#take(url) : real.call(globalThis, input, init);
    };
    try {
      return await work();
    } finally {
      globalThis.fetch = real;
    }
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
      response = await fetch(absolute(name), { signal: this.#stop.signal });
    } catch (error) {
      throw unreachable(name, error);
    }
    if (!response.ok || !response.body) throw missing(name, response.status);
    // The wasm compiles while it comes in, which browsers only do for this exact type.
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(this.#counted(name, response.body), { headers: { "content-type": type } });
  }

  /**
   * @param {string} name
   * @param {ReadableStream<Uint8Array>} body
   * @returns {ReadableStream<Uint8Array>} the same bytes; errs where they break off or are not as many as they should be
   */
  #counted(name, body) {
    const reader = body.getReader();
    const expected = this.files[name];
    let got = 0;
    /** @type {(stream: ReadableStreamDefaultController<Uint8Array>, failure: Failure) => void} */
    const refuse = (stream, failure) => {
      this.#refuse(failure);
      stream.error(failure);
    };
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
            refuse(stream, incomplete(name, got, expected));
          }
        } catch (error) {
          // A server that hangs up early is a file cut short; a network that is gone is not.
          refuse(stream, navigator.onLine && got > 0 ? incomplete(name, got, expected) : unreachable(name, error));
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
