// npm test: every check and test there is, on a fresh clone too. Goes through all of them and fails if any did.
import { build, buildWeb, checkNode, giveUp, install, needProgram, npm, run, say, tool } from "./steps.mjs";

const npmRun = (name) => () => npm(["run", "--silent", name]);
const script = (name) => () => run(process.execPath, [`scripts/${name}.mjs`]);

const checks = [
  ["build and types", build],
  ["lint and format", npmRun("lint")],
  ["lock file", script("check-lock")],
  ["import arrows", npmRun("arrows")],
  ["games that the platform knows", script("check-house")],
  ["unused code and dependencies", npmRun("unused")],
  ["size of the kernel", script("check-kernel-size")],
  [
    "tests",
    () => run(tool("vitest"), ["run", "--reporter=default", "--reporter=json", "--outputFile.json=reports/tests.json"]),
  ],
  ["planted mistakes in ShapeShips", script("shapeships-mutants")],
  ["rule citations", script("check-citations")],
  ["packages as their users get them", script("check-packages")],
  ["web build", buildWeb],
  ["torture, the small figures", () => run(process.execPath, ["scripts/torture.mjs", "--ci"])],
  ["browser tests", () => script("install-chromium")() && npmRun("browser")()],
];

checkNode();
install();
needProgram("python3", "python3");
if (!script("install-postgres")()) giveUp("PostgreSQL is needed; the line above says how.");

const failed = [];
for (const [name, check] of checks) {
  say(`${name} …`);
  const begun = process.hrtime.bigint();
  if (!check()) failed.push(name);
  say(
    `${name}: ${failed.includes(name) ? "FAILED" : "passed"} after ${(process.hrtime.bigint() - begun) / 1_000_000_000n} s`,
  );
}
for (const name of failed) console.error(`\u2716 ${name}`);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
