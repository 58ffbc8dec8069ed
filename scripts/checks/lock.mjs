// The lock file must install everywhere: every platform's optional package is in it, and it names no host.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const locked = new Set(
  Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)),
);
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !locked.has(name))
    .map((name) => `${path} wants ${name}, which the lock file does not have`),
);
const hosts = Object.entries(packages)
  .filter(([, { resolved = "" }]) => /^[a-z+]+:/.test(resolved))
  .map(([path]) => `${path} names the host it was fetched from`);
const troubles = [...missing, ...hosts];
for (const trouble of troubles) console.error(trouble);
if (troubles.length > 0) console.error("Type: rm -rf node_modules package-lock.json && npm install");
process.exitCode = troubles.length === 0 ? 0 : 1;
