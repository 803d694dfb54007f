/**
 * Firefox for the tests: one JSON request a line on stdin, one JSON answer a line on stdout.
 * A request is {id, method, args}, an answer {id, value} or {id, error}.
 * Knows the browser only; what the page means is the business of the Python side.
 *
 * Usage: node firefox.mjs FOLDER PROGRAM, where FOLDER holds node_modules/puppeteer-core.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, program] = process.argv.slice(2);
const resolve = createRequire(join(folder, "package.json")).resolve;
const { default: puppeteer } = await import(pathToFileURL(resolve("puppeteer-core")).href);

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  headless: true,
  // Desktop Firefox offers touch events only where it finds a touch screen.
  extraPrefsFirefox: { "dom.w3c_touch_events.enabled": 1 },
});

/** @type {import("puppeteer-core").BrowserContext | undefined} */
let context;
/** @type {import("puppeteer-core").Page | undefined} */
let page;
/** @type {string[]} */
let errors = [];

/** @type {Record<string, (...args: any[]) => Promise<unknown>>} */
const methods = {
  async open(url, width, height, deviceScaleFactor) {
    await context?.close();
    context = await browser.createBrowserContext();
    page = await context.newPage();
    const found = (errors = []);
    page.on("console", (message) => message.type() === "error" && found.push(message.text()));
    page.on("pageerror", (error) => found.push(String(error)));
    page.on("response", (r) => r.status() >= 400 && found.push(`${r.url()}: ${r.status()}`));
    page.on("requestfailed", (request) => found.push(`${request.url()}: ${request.failure()?.errorText}`));
    await page.setViewport({ width, height, deviceScaleFactor });
    await page.goto(url, { timeout: 60_000 });
  },
  reload: async () => void (await page.reload({ timeout: 60_000 })),
  evaluate: (expression) => page.evaluate(expression),
  tap: (x, y) => page.touchscreen.tap(x, y),
  click: (x, y) => page.mouse.click(x, y),
  async drag(from, to) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
  },
  key: (name) => page.keyboard.press(name),
  resize: (width, height, deviceScaleFactor) => page.setViewport({ width, height, deviceScaleFactor }),
  screenshot: async (path) => void (await page.screenshot({ path })),
  errors: async () => errors,
};

process.stdout.write(`${JSON.stringify({ id: 0, value: await browser.version() })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, args } = JSON.parse(line);
  let answer;
  try {
    answer = { id, value: (await methods[method](...args)) ?? null };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
