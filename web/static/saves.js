/**
 * The browser's database as a second place for saves: what it has confirmed survives the browser being killed.
 *
 * It keeps texts by name and refuses to know what they say.
 * @module
 */
import { OWNER, lose, me } from "./owner.js";

const DATABASE = "gin-rummy";
const TEXTS = "texts";
/** Longest time that the game waits for the texts; a database can hang for ever. */
const PATIENCE_MS = 3000;

/** The texts as they are, or will be once the writing under way is done. @type {Map<string, string>} */
const texts = new Map();
/** Whether the database answers and its last writing did not fail. */
let works = false;
/** @type {Promise<IDBDatabase> | null} */
let database = null;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
async function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  const opened = await answer(request);
  // Another tab deletes it, or the player clears the site's data: the next writing opens it again.
  opened.onversionchange = () => (opened.close(), (database = null));
  opened.onclose = () => (database = null);
  return opened;
}

/**
 * Write in one transaction, and wait until it is on the disk.
 * @param {(store: IDBObjectStore) => void} act
 */
async function write(act) {
  database ??= open();
  // Not awaited once it is open: what is asked for now has to be under way before this tab can be closed.
  const transaction = (await database).transaction(TEXTS, "readwrite", { durability: "strict" });
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(undefined);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
  act(transaction.objectStore(TEXTS));
  await done;
}

/** Take the database over from older tabs, and read it: in one transaction, so that none writes in between. */
async function begin() {
  /** @type {IDBRequest<IDBValidKey[]> | undefined} */
  let names;
  /** @type {IDBRequest<string[]> | undefined} */
  let values;
  await write((store) => {
    store.put(me, OWNER);
    names = store.getAllKeys();
    values = store.getAll();
  });
  names?.result.forEach((name, index) => {
    if (!texts.has(String(name))) texts.set(String(name), values?.result[index] ?? "");
  });
  works = true;
}

/** Put the newest text of a name, unless another tab has taken over. @param {string} name @param {boolean} again */
async function put(name, again) {
  try {
    await write((store) => {
      const owner = store.get(OWNER);
      owner.onsuccess = () => {
        if (owner.result !== undefined && owner.result !== me) return lose();
        if (owner.result === undefined) store.put(me, OWNER); // cleared while playing
        store.put(texts.get(name), name);
      };
    });
    works = true;
  } catch {
    database = null;
    if (again) await put(name, false);
    else works = false;
  }
}

/** @param {string} name @param {string} text */
export function writeSaved(name, text) {
  texts.set(name, text);
  put(name, true);
}

/** @param {string} name @returns {string | null} */
export const readSaved = (name) => texts.get(name) ?? null;

/** @returns {boolean} whether texts can be kept here, as far as is known yet */
export const saves = () => works;

/** Settled once the texts can be read, or are given up. @type {Promise<unknown>} */
export const opened = Promise.race([
  begin().catch(() => (database = null)),
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
]);
