// npm test [-- --quick]: every check and test there is, on a fresh clone too. Goes through all of them, fails if any did.
import { buildCommand, checkNode, giveUp, install, needProgram, npmCommand, run, say, start, tool } from "./steps.mjs";

const npmRun = (name) => npmCommand(["run", "--silent", name]);
const script = (name, ...args) => [process.execPath, [`scripts/${name}.mjs`, ...args]];
const report = ["--reporter=default", "--reporter=json", "--outputFile.json=reports/tests.json"];

const build = ["build and types", buildCommand];
const lint = ["lint and format", npmRun("lint")];
const arrows = ["import arrows", npmRun("arrows")];

/**
 * Stage after stage. The lanes of a stage go side by side, for a machine has at least two cores; a lane goes step by
 * step. What keeps both cores busy by itself has a lane, and whatever waits a lot (for disks, kills and leases) the other.
 */
const everything = [
  [
    // The site shows what the packages export.
    [build, ["web build", [tool("vite"), ["build", "packages/umpire/site", "--logLevel", "warn"]]]],
    [
      lint,
      ["lock file", script("checks/lock")],
      ["size of the kernel", script("checks/kernel-size")],
      ["size of the client", script("checks/client-size")],
    ],
  ],
  [
    [
      ["tests", [tool("vitest"), ["run", ...report]]],
      ["browser tests", npmRun("browser")],
    ],
    [
      arrows,
      ["games that the platform knows", script("checks/house")],
      ["unused code and dependencies", npmRun("unused")],
      ["tortures, the small figures", script("torture", "--ci")],
      ["planted mistakes in ShapeShips", script("mutants/shapeships")],
      ["packages as their users get them", script("checks/packages")],
    ],
  ],
  [[["rule citations", script("checks/citations")]]],
];

/** For the time between two changes: types, lint, arrows, and the tests that take no longer than a moment. */
const quick = [
  [
    [build, ["quick tests", [tool("vitest"), ["run", "--project", "quick"]]]],
    [lint, arrows],
  ],
];

/** What it prints comes when it is through: another step prints meanwhile. */
async function attempt([name, command], failed) {
  say(`${name} …`);
  const begun = process.hrtime.bigint();
  const { ok, output } = await start(command);
  if (!ok) failed.push({ name, output });
  const seconds = (process.hrtime.bigint() - begun) / 1_000_000_000n;
  process.stdout.write(output);
  say(`${name}: ${ok ? "passed" : "FAILED"} after ${seconds} s`);
}

/** Says again, at the end, where it can be found: what failed, and how its output ended. */
function summary({ name, output }) {
  return `\u2716 ${name}\n${output.trimEnd().split("\n").slice(-80).join("\n")}`;
}

async function goThrough(stages) {
  const failed = [];
  const follow = async (lane) => {
    for (const step of lane) await attempt(step, failed);
  };
  for (const lanes of stages) await Promise.all(lanes.map(follow));
  return failed;
}

const isQuick = process.argv.includes("--quick");
checkNode();
install();
if (!isQuick) {
  needProgram("python3", "python3");
  needProgram("strace", "strace");
  if (!run(...script("install/postgres"))) giveUp("PostgreSQL is needed; the line above says how.");
  if (!run(...script("install/chromium"))) giveUp("Chromium is needed; the line above says how.");
}
const stages = isQuick ? quick : everything;
const failed = await goThrough(stages);
for (const each of failed) console.error(summary(each));
console.log(`${stages.flat(2).length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
