/**
 * Put scripts together.
 *
 * node bundle.mjs <web> <folder> <entry>...: takes Rollup from <web>/node_modules, and has each <entry>, a script in
 * <folder>, take in all that it imports but the other entries. Whatever Rollup has to warn of is an error.
 */
import { createRequire } from "node:module";
import { join } from "node:path";

const [web, folder, ...entries] = process.argv.slice(2);
const { rollup } = createRequire(join(web, "package.json"))("rollup");

const others = new Set(entries.map((name) => join(folder, name)));
const bundles = await Promise.all(
  entries.map((name) =>
    rollup({
      input: join(folder, name),
      external: (/** @type {string} */ id) => others.has(id),
      onwarn: (/** @type {Error} */ warning) => {
        throw warning;
      },
    }),
  ),
);
// Written when all are read: an entry is also what another one might take in.
for (const [place, name] of entries.entries()) {
  await bundles[place].write({ file: join(folder, name), format: "es", interop: "esModule" });
}
