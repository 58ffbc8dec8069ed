// npm run mutate: breaks the kernel in every way Stryker knows, and asks two things of its tests:
// which breaks they do not notice, and which citing tests notice none and so prove nothing of their rule.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, checkNode, giveUp, install, root, run, say, tool } from "../steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
say("Mutating the kernel (some minutes) …");
if (!run(tool("stryker"), ["run", ...process.argv.slice(2)]))
  giveUp("The mutation run failed; the lines above say why.");

const report = JSON.parse(readFileSync(join(root, "reports/mutation.json"), "utf8"));
const mutants = Object.values(report.files).flatMap(({ mutants }) => mutants);
const tests = Object.values(report.testFiles).flatMap(({ tests }) => tests);
const killers = new Set(mutants.flatMap(({ killedBy = [] }) => killedBy));
const idle = tests.filter(({ id, name }) => /\[[A-Z]+\d+\]/.test(name) && !killers.has(id));
const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
const caught = count("Killed", "Timeout");
const all = caught + count("Survived", "NoCoverage");
console.log(`Mutants noticed: ${caught} of ${all} (${((100 * caught) / all).toFixed(1)} %).`);
console.log(`Citing tests that notice no mutant: ${idle.length} of ${tests.length}.`);
for (const { name } of idle) console.log(`  ${name}`);
