/**
 * Put scripts together.
 *
 * node bundle.mjs <web> <folder> <entry>...: takes Rollup from <web>/node_modules, and has each <entry>, a script in
 * <folder>, take in all that it imports but the other entries. Whatever Rollup has to warn of is an error, and so is
 * a script that two entries would take in: there would be two of it, each with a state of its own.
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
/** @type {Map<string, string>} script -> the entry that takes it in */
const taken = new Map();
for (const [place, name] of entries.entries()) {
  for (const { id } of bundles[place].cache.modules) {
    if (taken.has(id)) throw new Error(`${id} would be both in ${taken.get(id)} and in ${name}: make it an entry.`);
    taken.set(id, name);
  }
}
// Written when all are read: an entry is also what another one might take in.
for (const [place, name] of entries.entries()) {
  await bundles[place].write({ file: join(folder, name), format: "es" });
}
