/**
 * Draw every icon of the game from one SVG file.
 *
 * node icons.mjs <web> <svg> <folder>: takes @vite-pwa/assets-generator from <web>/node_modules and writes the
 * pictures into <folder>.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [web, svg, folder] = process.argv.slice(2);
const { resolve } = createRequire(join(web, "package.json"));
const load = (/** @type {string} */ name) =>
  import(pathToFileURL(resolve(`@vite-pwa/assets-generator/${name}`).replace(/\.cjs$/, ".mjs")).href);
const { instructions } = await load("api/instructions");
const { generateAssets } = await load("api/generate-assets");

// The felt's own edge colour: the icon's round corners disappear in it.
const felt = { background: "#0f4a31" };
const preset = {
  transparent: { sizes: [192, 512], favicons: [[48, "favicon.ico"]], padding: 0 },
  // Systems cut a maskable icon to any shape within its middle 80 %.
  maskable: { sizes: [512], padding: 0.2, resizeOptions: felt },
  apple: { sizes: [180], padding: 0, resizeOptions: felt },
};
const work = await instructions({
  imageResolver: () => readFileSync(svg),
  imageName: "icon.svg",
  preset,
  // For the links in a page, which are of no use here but asked for.
  basePath: "./",
  htmlLinks: { xhtml: false, includeId: false },
  resolveSvgName: (/** @type {string} */ name) => name,
});
await generateAssets(work, true, folder);
