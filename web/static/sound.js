/**
 * Sounds through the browser's own audio, from the first touch or key on: none may be heard before.
 *
 * Knows wave files by name, not what they mean. The audio sleeps between sounds, since it costs power even when silent.
 * @module
 */

const QUIET_MS = 1500;

/** @type {AudioContext | undefined} */
let context;
/** @type {Map<string, Uint8Array<ArrayBuffer>>} wave files that wait for the audio to be there */
const files = new Map();
/** @type {Map<string, Promise<AudioBuffer>>} */
const decoded = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let rest;
/** Whether it is asleep by our own will: a sound may then wake it outside a gesture. */
let resting = false;

/** Open the audio in a gesture, as browsers demand; iOS takes it away in a call, and gives it back in a gesture only. */
function open() {
  const session = /** @type {any} */ (navigator).audioSession;
  if (session && !context) session.type = "ambient"; // beside the player's own music, silent with the phone
  context ??= new AudioContext();
  if (context.state !== "running" && !resting) context.resume().then(sleepSoon, () => {});
}

function sleepSoon() {
  clearTimeout(rest);
  rest = setTimeout(() => {
    resting = true;
    context?.suspend();
  }, QUIET_MS);
}

/** Keep a wave file under a name. @param {string} name @param {Uint8Array<ArrayBuffer>} file */
export function keepSound(name, file) {
  files.set(name, file);
}

/** @param {string} name @param {AudioContext} audio @returns {Promise<AudioBuffer> | undefined} */
function samples(name, audio) {
  const file = files.get(name);
  // decoding takes the bytes away
  if (file && !decoded.has(name)) decoded.set(name, audio.decodeAudioData(file.slice().buffer));
  return decoded.get(name);
}

/** Play what is kept under a name, if a gesture has opened the audio. @param {string} name @param {number} volume 0 to 1 */
export async function sound(name, volume) {
  if (!context || document.hidden) return;
  const buffer = await samples(name, context);
  if (!buffer) return;
  resting = false;
  if (context.state !== "running") await context.resume();
  const source = new AudioBufferSourceNode(context, { buffer });
  const gain = new GainNode(context, { gain: volume });
  source.connect(gain).connect(context.destination);
  source.start();
  sleepSoon();
}

for (const name of ["pointerup", "touchend", "keydown", "click"]) addEventListener(name, open, { capture: true, passive: true });
