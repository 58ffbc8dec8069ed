// What a package needs before a stranger can use it: this says what is missing in a packed one.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.mjs";

const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The blocks of a page that say which file they are. */
export function filesIn(page) {
  const blocks = readFileSync(page, "utf8").matchAll(/<!-- file: (\S+\.ts) -->\n```ts\n([\s\S]*?)```/g);
  return [...blocks].map(([, name, code]) => ({ name, code }));
}

/** What nobody who installs a package has a use for. */
const isStray = (file) => /\.tsbuildinfo$|\.(test|fixture)\./.test(file);

/** The files with types that a package says it has. */
const typesOf = ({ exports = {} }) =>
  Object.values(exports).flatMap(({ types }) => (types === undefined || types.includes("*") ? [] : [types.slice(2)]));

function manifestTroubles({ manifest, files }) {
  const { description, keywords = [], license, type, sideEffects } = manifest;
  return [
    !description && "no description",
    keywords.length < 3 && "fewer than three keywords",
    license !== "MIT" && "no licence",
    type !== "module" && "it is no module",
    manifest.engines?.node !== engines.node && `engines.node is not ${engines.node}`,
    sideEffects === undefined && "sideEffects is not said",
    ...typesOf(manifest).map((path) => !files.includes(path) && `no types at ${path}`),
  ];
}

function readmeTroubles({ manifest: { name }, path }) {
  const text = readFileSync(join(path, "README.md"), "utf8");
  const [creator] = /(?<=^create-).*/.exec(name) ?? [];
  const install = creator ? `^npm create ${creator} ` : `^npm install (\\S+ )*${name}( |$)`;
  return [
    !text.startsWith(`# ${name}\n`) && "README.md does not begin with its name",
    !new RegExp(install, "m").test(text) && "README.md does not say how it is installed",
    filesIn(join(path, "README.md")).length === 0 && "README.md has no example that runs",
  ];
}

/** What is missing in a packed package, or should not be there. */
export function troublesOf(packed) {
  const missing = ["README.md", "CHANGELOG.md", "LICENSE", "NOTICE"].filter((name) => !packed.files.includes(name));
  const found = [
    ...missing.map((name) => `no ${name}`),
    // The test in a template is what it is for.
    ...packed.files
      .filter((file) => isStray(file) && !file.startsWith("template/"))
      .map((file) => `${file} is a stray`),
    ...manifestTroubles(packed),
    ...(missing.includes("README.md") ? [] : readmeTroubles(packed)),
  ];
  return found.filter(Boolean).map((trouble) => `${packed.manifest.name}: ${trouble}`);
}
