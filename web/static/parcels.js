/**
 * Files that the player carries away or brings: the share sheet, the download, the file picker.
 *
 * It refuses to know what is in them.
 * @module
 */

/** The content of files that were picked and not yet taken. @type {Uint8Array[]} */
const picked = [];

/** @param {File} file */
function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after the click; a minute is enough for any.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Give a text away as a file: to share where the finger rules, else as a download. @param {string} name @param {string} text */
export async function giveFile(name, text) {
  const file = new File([text], name, { type: "text/plain" });
  if (!matchMedia("(pointer: coarse)").matches || !navigator.canShare?.({ files: [file] })) return download(file);
  try {
    await navigator.share({ files: [file], title: name });
  } catch (error) {
    // The player who closes the share sheet wants nothing more.
    if (/** @type {Error} */ (error).name !== "AbortError") download(file);
  }
}

/**
 * Let the player pick a file; what it holds waits to be taken, nothing when it can't be read.
 * @param {number} most bytes that are read of it
 * @param {() => void} wake called when it is there
 */
export function askFile(most, wake) {
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ".txt,text/plain";
  picker.addEventListener("change", async () => {
    const content = await picker.files?.[0]?.slice(0, most).arrayBuffer().catch(() => new ArrayBuffer(0));
    if (content) picked.push(new Uint8Array(content));
    wake();
  });
  picker.click();
}

/** @returns {Uint8Array | null} the content of the file picked first, which is forgotten then */
export const takeFile = () => picked.shift() ?? null;
