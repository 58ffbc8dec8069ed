// A newcomer reads the kernel in an hour: fewer than 1,200 lines of code, sentences, comments and blank lines apart.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.mjs";

const MOST = 1200;
const source = join(root, "packages/kernel/src");
const isCode = (line) => !/^\s*($|\/\/|\/\*|\*)/.test(line);
const files = readdirSync(source, { recursive: true }).filter(
  (file) => /(?<!\.test|\.fixture)\.ts$/.test(file) && !/^words\b/.test(file),
);
const lines = files.flatMap((file) => readFileSync(join(source, file), "utf8").split("\n")).filter(isCode).length;
console.log(`The kernel has ${lines} lines of code in ${files.length} files; fewer than ${MOST} are allowed.`);
process.exitCode = lines < MOST ? 0 : 1;
