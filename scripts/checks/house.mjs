// The platform knows no game: under packages/, only umpire may import one or name its id. Run after the build.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { games } from "../../packages/umpire/dist/index.js";
import { root } from "../steps.mjs";

const ids = new Set(games.editions.map(({ id }) => id));
const rooms = readdirSync(join(root, "games")).map(
  (name) => JSON.parse(readFileSync(join(root, "games", name, "package.json"), "utf8")).name,
);
const isOfGame = (module) => rooms.some((name) => module === name || module.startsWith(`${name}/`));

const skipped = new Set(["dist", "node_modules", "torture", "attack", "simulation"]);
const isCode = (name) => /\.(tsx?|m?js|css|html)$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name);

/** The files of a folder and those below it, as paths in the repository. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path);
    return isCode(entry.name) ? [path] : [];
  });
}

/** `toString("hex")` names an encoding. */
const isEncoding = ({ parent }) =>
  ts.isCallExpression(parent) && /\.(toString|digest)$/.test(parent.expression.getText());

/** Every string of a program, and every key of an object: a table by game knows its games too. */
function* wordsOf(node) {
  if (ts.isStringLiteralLike(node) && !isEncoding(node)) yield node.text;
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) yield node.name.text;
  for (const child of node.getChildren()) yield* wordsOf(child);
}

function wordsIn(path) {
  const text = readFileSync(join(root, path), "utf8");
  if (/\.(css|html)$/.test(path))
    return Array.from(text.matchAll(/"([^"]*)"|'([^']*)'/g), ([, one, other]) => one ?? other);
  return [...wordsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))];
}

const found = new Map();
for (const name of readdirSync(join(root, "packages")).filter((each) => each !== "umpire"))
  for (const path of filesIn(`packages/${name}`)) {
    const words = wordsIn(path).filter((word) => ids.has(word) || isOfGame(word));
    if (words.length > 0) found.set(path, [...new Set(words)]);
  }

for (const [path, words] of found) console.error(`  ${path} knows a game: ${words.join(", ")}`);
if (found.size === 0) console.log("  no package but umpire imports a game or names its id");
process.exitCode = found.size === 0 ? 0 : 1;
