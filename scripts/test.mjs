// npm test [-- --quick]: every check and test there is, on a fresh clone too. Goes through all of them, fails if any did.
import { machineTime } from "./processor-time.mjs";
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
      ["places of planted mistakes", script("mutants/shapeships", "--places")],
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
async function attempt([name, command]) {
  say(`${name} …`);
  const begun = performance.now();
  const { ok, output, seconds } = await start(command);
  const waited = (performance.now() - begun) / 1000;
  process.stdout.write(output);
  say(`${name}: ${ok ? "passed" : "FAILED"} after ${waited.toFixed()} s`);
  return { name, ok, output, waited, seconds };
}

/** What each step took: by the clock, and of the processors. */
function costs(steps, begun) {
  const figure = (seconds) => (seconds === null ? "?" : seconds.toFixed()).padStart(9);
  const row = ({ name, waited, seconds }) => `${name.padEnd(36)}${figure(waited)}${figure(seconds)}`;
  const { all, busy } = machineTime();
  const share = (100 * (busy - begun.busy)) / (all - begun.all);
  const head = `${"seconds".padEnd(36)}${"waited".padStart(9)}${"worked".padStart(9)}`;
  return [head, ...steps.map(row), `The processors were busy for ${share.toFixed()} % of the time.`].join("\n");
}

/** Says again, at the end, where it can be found: what failed, and how its output ended. */
function summary({ name, output }) {
  return `\u2716 ${name}\n${output.trimEnd().split("\n").slice(-80).join("\n")}`;
}

async function goThrough(stages) {
  const through = [];
  const follow = async (lane) => {
    for (const step of lane) through.push(await attempt(step));
  };
  for (const lanes of stages) await Promise.all(lanes.map(follow));
  return through;
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
const begun = machineTime();
const steps = await goThrough(stages);
const failed = steps.filter(({ ok }) => !ok);
for (const each of failed) console.error(summary(each));
console.log(costs(steps, begun));
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
