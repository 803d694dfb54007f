/**
 * A question that is answered in one line of text, in a dialog that brings the keyboard of a phone.
 *
 * It knows no question and no answer: both are passed on.
 * @module
 */

/**
 * @typedef {object} Asked
 * @property {string} question
 * @property {string} usual  stands there before
 * @property {number} most  letters that an answer may have
 * @property {string} take  on the button that gives the answer
 * @property {string} leave  on the button that gives none
 */

/** @param {string} id */
const find = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const dialog = /** @type {HTMLDialogElement} */ (find("ask"));
const field = /** @type {HTMLInputElement} */ (find("ask-field"));

/** Answers that were given and not yet taken, each as KEY:TEXT. @type {string[]} */
let answers = [];

/** Ask for a text. @param {string} key begins the answer @param {string} json Asked @param {() => void} wake called when it is there */
export function askText(key, json, wake) {
  /** @type {Asked} */
  const { question, usual, most, take, leave } = JSON.parse(json);
  find("ask-question").textContent = question;
  find("ask-take").textContent = take;
  find("ask-leave").textContent = leave;
  field.maxLength = most;
  field.value = usual;
  find("ask-form").onsubmit = (event) => {
    event.preventDefault();
    answers.push(`${key}:${field.value}`);
    dialog.close();
    wake();
  };
  if (!dialog.open) dialog.showModal();
  field.select();
}

find("ask-leave").addEventListener("click", () => dialog.close());

/** @returns {string[]} the answers given since the last call */
export function takeAnswers() {
  const taken = answers;
  answers = [];
  return taken;
}
