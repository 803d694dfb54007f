/**
 * Write the service worker that keeps the whole site for play without a network.
 *
 * node worker.mjs <web> <site> <kept>...: takes workbox-build from <web>/node_modules and writes <site>/sw.js. <kept>
 * are the paths below <site> that a player's browser shall hold.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [web, site, ...kept] = process.argv.slice(2);
const { generateSW } = createRequire(join(web, "package.json"))("workbox-build");

/** A file that was cut short or belongs to another deployment fails the installation, and the old version stays. */
const withIntegrity = (/** @type {{url: string}[]} */ entries) => ({
  manifest: entries
    .map((entry) => {
      const digest = createHash("sha384").update(readFileSync(join(site, entry.url))).digest("base64");
      return { ...entry, integrity: `sha384-${digest}` };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1)),
});

const { count, warnings } = await generateSW({
  globDirectory: site,
  globPatterns: kept,
  swDest: join(site, "sw.js"),
  // All sites of one host share their caches' names.
  cacheId: "gin-rummy",
  mode: "production",
  sourcemap: false,
  // One file: a second one could be missing on a half uploaded site.
  inlineWorkboxRuntime: true,
  babelPresetEnvTargets: ["chrome >= 100", "firefox >= 100", "safari >= 16"],
  // Never under a running game: the page asks the player first.
  skipWaiting: false,
  clientsClaim: false,
  cleanupOutdatedCaches: true,
  dontCacheBustURLsMatching: /\.[0-9a-f]{8}\.\w+$/,
  // The interpreter is bigger than Workbox would take by itself.
  maximumFileSizeToCacheInBytes: 64e6,
  directoryIndex: "index.html",
  // "?seed=7" is the game's business: the page is the same.
  ignoreURLParametersMatching: [/./],
  manifestTransforms: [withIntegrity],
});
if (warnings.length || count !== kept.length) {
  console.error([...warnings, `${count} of ${kept.length} files would be kept.`].join("\n"));
  process.exitCode = 1;
}
